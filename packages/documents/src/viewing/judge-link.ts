/** Where a link leads: to our own host, to another one, into a mail program, or nowhere we would go. */
export type LinkKind = 'own' | 'foreign' | 'mail' | 'none';

/** A link with the words about it before it is opened. */
export interface JudgedLink {
  readonly kind: LinkKind;
  /** Host of the address in the form that shows letters as they are, or the receiver of a mail. */
  readonly place: string;
}

/** Says where a link of a document leads, seen from the host of the page. */
export const judgeLink = (href: string, ownHost: string): JudgedLink => {
  const none: JudgedLink = { kind: 'none', place: '' };
  let url: URL;
  try {
    url = new URL(href);
  } catch {
    return none;
  }
  if (url.protocol === 'mailto:') return { kind: 'mail', place: url.pathname };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return none;
  return { kind: url.host === ownHost ? 'own' : 'foreign', place: url.host };
};
