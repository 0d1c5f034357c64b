import type { LinkRole } from '@chartdock/contract';
import type { Person, TestServer } from '../test-server.ts';
import type { RoleName, Victim } from './victim.ts';

const PASSWORD = 'link-pass 2';
const DAY_MS = 86_400_000;

/** Someone who came by a link to the shared folder. */
export interface LinkGuest {
  readonly name: string;
  readonly person: Person;
  /** Role that the link gives them now. */
  readonly as: RoleName | 'other';
  readonly role: LinkRole;
  /** Protects the link, and applies the change that ends it. */
  readonly state: keyof typeof STATES;
}

interface Linking {
  readonly server: TestServer;
  readonly victim: Victim;
  readonly linkId: string;
}

/** Changes to a link after someone came by it. */
const STATES = {
  open: async () => {},
  password: async () => {},
  expired: async ({ server, linkId }: Linking) => {
    const past = { expires_at: server.clock.now() - DAY_MS };
    await server.app.database.db.updateTable('share_link').set(past).where('key', '=', linkId).execute();
  },
  disabled: async ({ victim, linkId }: Linking) =>
    void (await victim.person.client.collaborationLinks.status({ linkId, enabled: false })),
  reset: async ({ victim, linkId }: Linking) =>
    void (await victim.person.client.collaborationLinks.reset({ linkId })),
} as const;

const GUESTS: readonly Omit<LinkGuest, 'person'>[] = [
  { name: 'viewer by a link', as: 'viewer', role: 'viewer', state: 'open' },
  { name: 'editor by a link', as: 'editor', role: 'editor', state: 'open' },
  { name: 'commenter by a link with a password', as: 'commenter', role: 'commenter', state: 'password' },
  { name: 'guest of an expired link', as: 'other', role: 'editor', state: 'expired' },
  { name: 'guest of a disabled link', as: 'other', role: 'editor', state: 'disabled' },
  { name: 'guest of a link that was reset', as: 'other', role: 'editor', state: 'reset' },
];

/** Makes people who come by links to the shared folder, in every state that a link may have. */
export const createLinkGuests = async (server: TestServer): Promise<readonly LinkGuest[]> =>
  Promise.all(
    GUESTS.map(async (guest, at) => ({
      ...guest,
      person: await server.person({ phone: `1390000000${at}` }),
    })),
  );

/** Lets someone join by a link of their own, and then applies the change that ends the link. */
export const joinVictim = async (
  server: TestServer,
  victim: Victim,
  { person, role, state }: LinkGuest,
): Promise<void> => {
  const protection = state === 'password' ? { viewPassword: PASSWORD } : {};
  const { link } = await victim.person.client.collaborationLinks.create({
    type: 'folder',
    id: victim.sharedFolder,
    role,
    ...protection,
  });
  await person.client.collaborationLinks.join({ link: link.path.replace('/join/', ''), ...protection });
  await STATES[state]({ server, victim, linkId: link.linkId });
};
