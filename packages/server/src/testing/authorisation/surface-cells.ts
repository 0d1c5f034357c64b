import * as CODE from '@chartdock/contract/codes';
import { createSignKey } from '../../domains/exporting/sign-key.ts';
import { writeRecord } from '../../domains/exporting/record.ts';
import { hashToken } from '../../kernel/security/tokens.ts';
import type { TestServer } from '../test-server.ts';
import type { Asker, Cast } from './actors.ts';
import { relationOf } from './expectation.ts';
import type { Expectation } from './expectation.ts';
import { verdictOf } from './rights.ts';
import { SURFACES } from './surfaces.ts';
import type { Proof, Shown, Surface } from './surfaces.ts';
import type { Thing } from './victim.ts';

/** One question at an address: may someone who shows something have a thing of the victim. */
export interface SurfaceCell {
  readonly route: string;
  readonly surface: Surface;
  readonly asker: Asker;
  readonly thing: Thing;
  readonly proof: Proof;
}

/** Questions among which answers for foreign and missing things are compared. */
export type SurfaceGroup = readonly SurfaceCell[];

/** Hands out the proofs shown at an address. */
export interface Proofs {
  readonly shownBy: (cell: SurfaceCell) => Shown;
}

const MINUTE_MS = 60_000;
/** Where a signed name is over. */
const OLD_MS = 30 * MINUTE_MS;
/** A picture goes by its name alone: it is asked for without a token, by its owner and by someone else. */
const LOOKERS = new Set(['anonymous', 'owner', 'stranger']);
const ALIAS_PLACES = new Set(['private', 'gone']);

/** Lists every question at every address, in the order of the table. */
export const listSurfaceGroups = ({ victim, askers }: Cast): readonly SurfaceGroup[] => {
  const files = victim.things.filter(({ kind }) => kind === 'file');
  return Object.entries(SURFACES).flatMap(([route, surface]) =>
    askers
      .filter((asker) => mayCome(surface, asker))
      .flatMap((asker) => {
        const proofs = surface.for === 'everyone' ? (['nothing'] as const) : surface.proofs;
        const cells = proofs.map((proof) =>
          files
            .filter((thing) => isAsked(surface, asker, thing))
            .map((thing) => ({ route, surface, asker, thing, proof })),
        );
        return cells.filter((group) => group.length > 0);
      }),
  );
};

const mayCome = (surface: Surface, { name, token, shows }: Asker): boolean => {
  if (shows !== undefined) return false;
  if (surface.for !== 'download') return LOOKERS.has(name);
  // There is no key for a download that a token may not begin.
  return token.is !== 'partner' || token.scopes.includes('export');
};

const isAsked = (surface: Surface, { name, token }: Asker, { place }: Thing): boolean => {
  if ('isAlias' in surface) return LOOKERS.has(name) && ALIAS_PLACES.has(place);
  return token.is !== 'partner' || !token.onlyItems || place === 'inside' || place === 'gone';
};

const refused = (code: string, verdict: Expectation['verdict'] = 'outside'): Expectation => ({
  verdict,
  codes: [code],
});
const MISSING = refused(CODE.fileUnavailable, 'missing');
const DONE = refused(CODE.ok, 'done');

/** Returns the expected response to a question at an address. */
export const expectationAt = ({ surface, asker, thing, proof }: SurfaceCell): Expectation => {
  if (surface.for === 'everyone') return DONE;
  if (surface.for === 'picture') return proof === 'what was given' && thing.place !== 'gone' ? DONE : MISSING;
  const { token, restricted } = asker;
  const isLiving = token.is === 'own' || token.is === 'partner';
  if (proof !== 'what was given' || !isLiving) return refused(CODE.exportKeyInvalid);
  const relation = relationOf(asker, thing);
  const verdict = verdictOf('take', { relation, inTrash: thing.place === 'trashed' });
  if (verdict === 'missing') return MISSING;
  if (restricted) return refused(CODE.accountRestricted);
  return verdict === 'done' ? DONE : refused(CODE.notAllowed, 'refused');
};

/**
 * Makes every asker's proofs. Keys and records are made as they were when their account might still have had the right, so that
 * the download itself has to refuse them; the questions about the calls prove that nobody gets a key without the right.
 */
export const createProofs = async (server: TestServer, cast: Cast): Promise<Proofs> => {
  const { app } = server;
  const { db } = app.database;
  const { victim, askers } = cast;
  const { things, helpers, person } = victim;
  const files = things.filter(({ kind }) => kind === 'file');
  const stored = await db
    .selectFrom('node')
    .select(['id', 'thumb_key'])
    .where('owner_id', '=', person.id)
    .execute();
  const subjectOf = (id: string) => ({
    id,
    thumb_key: stored.find((row) => row.id === id)?.thumb_key ?? 'none',
  });
  const now = app.now();
  const names: Readonly<Record<Proof, (id: string) => string | undefined>> = {
    'what was given': (id) => app.thumbnails.sign(subjectOf(id), now),
    'what another has': () => app.thumbnails.sign(subjectOf(helpers.file), now),
    'what is old': (id) => app.thumbnails.sign(subjectOf(id), now - OLD_MS),
    nothing: () => undefined,
  };
  const records = new Map<string, string>();
  const holders = new Map<string, { readonly userId: string; readonly sessionHash: string }>();
  for (const asker of askers) {
    const hash = hashToken(asker.sent, 'header');
    if (hash === undefined || asker.shows !== undefined) continue;
    const session = await db
      .selectFrom('session')
      .select('user_id')
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    const userId = session?.user_id ?? person.id;
    holders.set(asker.name, { userId, sessionHash: hash.toString('hex') });
    for (const { id } of files) {
      const node = { owner_id: person.id, id };
      const record = await writeRecord({ app, db, now }, { userId, node, exportType: 'svg' });
      records.set(`${asker.name} ${id}`, record);
    }
  }
  const keyOf = (asker: Asker, chartId: string): string | undefined => {
    const holder = holders.get(asker.name);
    return holder && createSignKey(app.secrets.exports, { ...holder, chartId, isCanvas: true }, now).key;
  };
  const keys: Readonly<Record<Proof, (asker: Asker, id: string) => string | undefined>> = {
    'what was given': keyOf,
    'what another has': (asker) => keyOf(asker, asker.helpers.file),
    'what is old': () => undefined,
    nothing: () => undefined,
  };
  return {
    shownBy: ({ surface, asker, thing: { id }, proof }) => ({
      id,
      proof: (surface.for === 'download' ? keys[proof](asker, id) : names[proof](id)) ?? '',
      record: records.get(`${asker.name} ${id}`) ?? id,
    }),
  };
};
