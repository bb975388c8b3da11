/** Where an invitation can be sent, and whether its link opens on another computer. */

/** True where the page comes from the reader's own computer, so that a link to it opens nowhere else. */
export const onlyHere = (hostname: string): boolean => /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** The address that opens WhatsApp with a text ready to be sent. */
export const whatsApp = (text: string, link: string): string => `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
