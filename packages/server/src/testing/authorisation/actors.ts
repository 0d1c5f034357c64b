import { SCOPES } from '../../kernel/calls/scopes.ts';
import type { Scope } from '../../kernel/calls/scopes.ts';
import { createSession } from '../../domains/sessions/sessions.ts';
import { folder, newFile, newFolder } from '../item-token.ts';
import { registerPartner } from '../partner.ts';
import type { Partner } from '../partner.ts';
import type { Person, TestServer } from '../test-server.ts';
import { createVictim } from './victim.ts';
import { createLinkGuests, joinVictim } from './link-guests.ts';
import type { Helpers, RoleName, Victim, Way } from './victim.ts';

/** Kinds of tokens. `none` is no token at all; `dead` and `expired` open nothing. */
export type Token =
  | { readonly is: 'none' | 'dead' | 'expired' | 'own' }
  | { readonly is: 'partner'; readonly scopes: readonly Scope[]; readonly onlyItems: boolean };

/** Someone who makes calls. */
export interface Asker {
  readonly name: string;
  /** Who the server will take them for: the victim, a collaborator by role, or someone else. */
  readonly as: 'victim' | RoleName | 'other';
  /** How they came to their role. Default by name. */
  readonly way?: Way;
  readonly token: Token;
  /** Token sent with the request; undefined sends none. */
  readonly sent: string | undefined;
  readonly restricted: boolean;
  /** Further things that they name beside the thing in question. */
  readonly helpers: Helpers;
  /** View link that they show, in the calls that take one. */
  readonly shows?: { readonly link: string; readonly viewPassword?: string; readonly opens: boolean };
}

/** Everyone who asks, and whom they ask about. */
export interface Cast {
  readonly victim: Victim;
  readonly askers: readonly Asker[];
  /** The secret of a partner that the victim never let in. */
  readonly rivalSecret: string;
}

const OWN: Token = { is: 'own' };
const HOUR_MS = 3_600_000;
const NOTHING = '01890000-0000-7000-8000-00000000abcd';

/** Makes the victim and every asker: without a token, with their own, with one of a partner, and with an invalid one. */
export const createCast = async (server: TestServer): Promise<Cast> => {
  const partner = await registerPartner(server, 'partner');
  const { secret: rivalSecret } = await registerPartner(server, 'rival');
  const withPhone = (at: number, rest: Parameters<TestServer['person']>[0] = {}): Promise<Person> =>
    server.person({ phone: `1380000000${at}`, ...rest });
  const people = {
    stranger: await withPhone(0),
    viewer: await withPhone(1),
    editor: await withPhone(2),
    manager: await withPhone(3),
    restricted: await withPhone(4),
    former: await withPhone(5),
    commenter: await withPhone(6),
    'viewer of the folder': await withPhone(7),
    'editor of the folder': await withPhone(8),
  };
  const { viewer, commenter, editor, manager, restricted, former } = people;
  const victim = await createVictim(server, [
    { id: viewer.id, role: 'viewer' },
    { id: commenter.id, role: 'commenter' },
    { id: people['viewer of the folder'].id, role: 'viewer', way: 'folder' },
    { id: people['editor of the folder'].id, role: 'editor', way: 'folder' },
    { id: editor.id, role: 'editor' },
    { id: manager.id, role: 'manager' },
    { id: restricted.id, role: 'editor' },
    { id: former.id, role: 'manager' },
  ]);
  const { db } = server.app.database;
  const helpersOf = async (person: Person): Promise<Helpers> => ({
    folder: await newFolder(person.client, 'Shelf'),
    file: await newFile(person.client, 'Spare'),
  });
  const asker = async (name: string, person: Person, rest: Partial<Asker> = {}): Promise<Asker> => ({
    name,
    as: 'other',
    token: OWN,
    sent: person.token,
    restricted: false,
    helpers: await helpersOf(person),
    ...rest,
  });
  const own = [
    await asker('stranger', people.stranger),
    await asker('viewer', viewer, { as: 'viewer' }),
    await asker('commenter', commenter, { as: 'commenter' }),
    await asker('viewer of the folder', people['viewer of the folder'], { as: 'viewer', way: 'folder' }),
    await asker('editor of the folder', people['editor of the folder'], { as: 'editor', way: 'folder' }),
    await asker('editor', editor, { as: 'editor' }),
    await asker('manager', manager, { as: 'manager' }),
    await asker('restricted editor', restricted, { as: 'editor', restricted: true }),
    await asker('former manager', former),
  ];
  for (const guest of await createLinkGuests(server)) {
    own.push(await asker(guest.name, guest.person, { as: guest.as, way: 'link' }));
    await joinVictim(server, victim, guest);
  }
  await db.updateTable('collaborator').set({ state: 1 }).where('user_id', '=', former.id).execute();
  await db.updateTable('app_user').set({ restricted_at: 1 }).where('id', '=', restricted.id).execute();
  const owner: Asker = {
    name: 'owner',
    as: 'victim',
    token: OWN,
    sent: victim.person.token,
    restricted: false,
    helpers: victim.helpers,
  };
  const [stranger] = own;
  const partners = await createPartnerAskers(partner, owner, { victim, stranger });
  const dead = await createDeadAskers(server, partner, victim);
  return {
    victim,
    rivalSecret,
    askers: [...createVisitors(victim), owner, ...own, ...partners, ...dead],
  };
};

const createPartnerAskers = async (
  partner: Partner,
  owner: Asker,
  { victim, stranger }: { readonly victim: Victim; readonly stranger: Asker | undefined },
): Promise<Asker[]> => {
  const askerOf = async (name: string, scopes: readonly Scope[], onlyItems = false): Promise<Asker> => ({
    ...owner,
    name,
    token: { is: 'partner', scopes, onlyItems },
    sent: await partner.tokenOf(victim.person.token, scopes, onlyItems ? [folder(victim.named)] : undefined),
  });
  const byScope = await Promise.all(SCOPES.map((scope) => askerOf(`partner for ${scope}`, [scope])));
  const strangers =
    stranger === undefined
      ? []
      : [
          {
            ...stranger,
            name: 'partner of the stranger',
            token: { is: 'partner', scopes: SCOPES, onlyItems: false } as const,
            sent: await partner.tokenOf(stranger.sent ?? ''),
          },
        ];
  return [
    ...byScope,
    await askerOf('partner', SCOPES),
    await askerOf('partner for items', SCOPES, true),
    await askerOf('partner for items to read', ['files:read'], true),
    ...strangers,
  ];
};

const VISITOR: Omit<Asker, 'name'> = {
  as: 'other',
  token: { is: 'none' },
  sent: undefined,
  restricted: false,
  helpers: { folder: NOTHING, file: NOTHING },
};

const createVisitors = ({ link }: Victim): Asker[] => [
  { ...VISITOR, name: 'anonymous' },
  { ...VISITOR, name: 'visitor with a link', shows: { link: link.id, opens: false } },
  {
    ...VISITOR,
    name: 'visitor with a link and a wrong password',
    shows: { link: link.id, viewPassword: 'wrong', opens: false },
  },
  {
    ...VISITOR,
    name: 'visitor with a link and its password',
    shows: { link: link.id, viewPassword: link.password, opens: true },
  },
];

/** Makes tokens that look like the victim's and are none, or none any more. */
const createDeadAskers = async (server: TestServer, partner: Partner, victim: Victim): Promise<Asker[]> => {
  const { app } = server;
  const { db } = app.database;
  const { id: userId, client, token } = victim.person;
  const use = 'header';
  const sessionOf = async (lifeMs: number, rest: Partial<Parameters<typeof createSession>[2]> = {}) =>
    (await createSession(app, db, { userId, deviceId: app.createId(), use, lifeMs, ...rest })).token;
  const partnerOf = { clientId: partner.id, scopes: SCOPES };
  const revoked = await sessionOf(HOUR_MS);
  await server.client(revoked).session.signOut();
  const revokedPartner = await partner.tokenOf(token);
  await server.client(revokedPartner).session.signOut();
  const closed = await server.person();
  await db.updateTable('app_user').set({ disabled_at: 1 }).where('id', '=', closed.id).execute();
  const { chartId } = await client.charts.create({ category: 'flow', title: 'Key' });
  const sent: Readonly<Record<string, string>> = {
    'no token of ours': 'A'.repeat(43),
    'an ended token': revoked,
    'an ended token of a partner': revokedPartner,
    'a token of a closed account': closed.token,
    'a cookie as a token': await sessionOf(HOUR_MS, { use: 'cookie' }),
    'a code for a page as a token': (await client.session.handOff()).code,
    'a code for a partner as a token': (await client.session.handOff({ client: partner.id })).code,
    'an export key as a token': (await client.exporting.signKey({ chartId })).key,
  };
  const expired: Readonly<Record<string, string>> = {
    'an expired token': await sessionOf(-1),
    'an expired token of a partner': await sessionOf(-1, { partner: partnerOf }),
  };
  const of = (tokens: Readonly<Record<string, string>>, is: 'dead' | 'expired'): Asker[] =>
    Object.entries(tokens).map(([name, value]) => ({ ...VISITOR, name, token: { is }, sent: value }));
  return [...of(sent, 'dead'), ...of(expired, 'expired')];
};
