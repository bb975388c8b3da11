// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** Somebody asks the reader to be friends. */
export type Asked = { type: 'asked'; by: PersonShown };

/** Somebody is the reader's friend from now on. */
export type Befriended = { type: 'befriended'; by: PersonShown };

/** The code of my link, told this once: the address of the page with it is sent to those who shall be friends. */
export type FriendCode = { code: string };

/** A friend. `online` is true only for those who let friends see it. */
export type FriendShown = { id: string; name: string; face: number; guest: boolean; online: boolean };

/** A friend calls the reader to a table. */
export type Invited = { type: 'invited'; by: PersonShown; table: string; game: string; title: string; at: number };

/** What others are to me: friends, those who ask me, those whom I asked, muted, blocked. My link is open until then. */
export type MyPeople = { friends: FriendShown[]; asking: PersonShown[]; asked: PersonShown[]; muted: PersonShown[]; blocked: PersonShown[]; visible: boolean; link_until: number | null };

/** Why somebody is reported, in own words too, and the table where it happened. */
export type NewReport = { reason: 'cheating' | 'leaving' | 'name' | 'other' | 'rude'; words?: string; table?: string };

export type PeopleMessage = Welcome | Invited | Asked | Befriended | PeoplePong;

/** The answer to a ping. */
export type PeoplePong = { type: 'pong'; what: 'people' };

/** Somebody, as those who know the name may see them. */
export type PersonShown = { id: string; name: string; face: number; guest: boolean };

/** What waits for an answer when a page is opened: the calls of friends, and how many ask to be one. */
export type Welcome = { type: 'welcome'; calls: Invited[]; asking: number };
