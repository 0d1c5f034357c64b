import type { ShareLink, Sharing } from '@chartdock/contract';

/** Says in numbers who can see something, for one sentence. */
export interface WhoSees {
  /** How wide it is open: to its owner, to people by name, to whoever knows a password, or to everyone with a link. */
  readonly reach: 'owner' | 'people' | 'password' | 'link';
  /** People besides the owner who have a right by name or from a folder. */
  readonly people: number;
  /** Links that open it now. */
  readonly links: number;
  /** When the last of these expires; null when one never does, and without any. */
  readonly until: number | null;
}

const lastOf = (links: readonly ShareLink[]): number | null => {
  const times = links.map(({ expireTime }) => expireTime);
  return links.length === 0 || times.includes(null) ? null : Math.max(...times.map(Number));
};

/** Works out who can see something, from the widest door down. */
export const whoSees = ({ people, links }: Pick<Sharing, 'people' | 'links'>): WhoSees => {
  const open = links.filter(({ state }) => state === 'open');
  const bare = open.filter(({ hasPassword }) => !hasPassword);
  const named = people.filter(({ because }) => because !== 'link').length;
  const reach = bare.length > 0 ? 'link' : open.length > 0 ? 'password' : named > 0 ? 'people' : 'owner';
  return { reach, people: named, links: open.length, until: lastOf(open) };
};
