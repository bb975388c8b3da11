/** A rulebook as the server tells it. */

export type RulebookLine = { name: string; game: string; title: string; source: string; parent: string | null; hash: string };
export type Status = 'enforced' | 'referee' | 'shown';
export type Article = { id: string; cite: string; also: string[]; status: Status; rules: string[]; pt: string; en: string };
/** A rule's name, topic and value in words; the words of topic and value may be missing from an older server. */
export type Rule = {
  value: unknown;
  articles: string[];
  pt: string;
  en: string;
  topic_pt?: string;
  topic_en?: string;
  value_pt?: string;
  value_en?: string;
};
export type Option = {
  id: string;
  rule: string;
  reason_pt: string;
  reason_en: string;
  alternatives: unknown[];
  alternatives_pt?: string[];
  alternatives_en?: string[];
};
export type Rulebook = RulebookLine & { rules: Record<string, Rule>; articles: Article[]; options: Option[] };
/** The articles are written in these two; a reader of Spanish gets Portuguese, its nearest neighbour, as everywhere. */
export type Written = 'pt' | 'en';
