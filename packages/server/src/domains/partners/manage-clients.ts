import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { tellEnded } from '../../kernel/calls/session-news.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import type { Scope } from '../../kernel/calls/scopes.ts';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { createToken, hashToken } from '../../kernel/security/tokens.ts';
import type { PartnerClient } from './clients.ts';

/** A partner with the facts that an operator wants to know. */
export interface ListedClient extends Omit<PartnerClient, 'scopes'> {
  readonly scopes: readonly string[];
  /** Secrets that work now. */
  readonly secrets: number;
}

/** Lists the registered partners by id. */
export const listClients = async (app: App): Promise<readonly ListedClient[]> => {
  const rows = await app.database.db
    .selectFrom('partner_client as c')
    .select(['c.id', 'c.name', 'c.allowed_origins', 'c.scopes'])
    .select((select) =>
      select
        .selectFrom('partner_secret as s')
        .whereRef('s.client_id', '=', 'c.id')
        .where((where) =>
          where.or([where('s.expires_at', 'is', null), where('s.expires_at', '>', app.now())]),
        )
        .select((inner) => inner.fn.countAll<number>().as('secrets'))
        .as('secrets'),
    )
    .orderBy('c.id')
    .execute();
  return rows.map(({ id, name, allowed_origins: origins, scopes, secrets }) => ({
    id,
    name,
    origins,
    scopes,
    secrets: Number(secrets),
  }));
};

/** Registers a partner and returns its first secret, which is stored nowhere; undefined when the id is taken. */
export const addClient = async (app: App, client: PartnerClient): Promise<string | undefined> => {
  const secret = await transaction(app.database.db, async (tx) => {
    const { id, name, origins, scopes, redirects = [] } = client;
    const added = await tx
      .insertInto('partner_client')
      .values({
        id,
        name,
        allowed_origins: [...origins],
        scopes: [...scopes] satisfies Scope[],
        redirects: [...redirects],
        created_at: app.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added === undefined ? undefined : addSecret(app, tx, { id });
  });
  app.partnerOrigins.forget();
  return secret;
};

/** Gives a partner a new secret; those before go on for a while. Undefined for an unknown partner. */
export const rotateSecret = async (app: App, id: string, keepMs: number): Promise<string | undefined> =>
  transaction(app.database.db, async (tx) => {
    if (!(await isKnown(tx, id))) return undefined;
    const end = app.now() + keepMs;
    await tx
      .updateTable('partner_secret')
      .set({ expires_at: end })
      .where('client_id', '=', id)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', end)]))
      .execute();
    return addSecret(app, tx, { id });
  });

/** Registers other origins in place of those before. False for an unknown partner. */
export const setOrigins = async (app: App, id: string, origins: readonly string[]): Promise<boolean> => {
  const changed = await app.database.db
    .updateTable('partner_client')
    .set({ allowed_origins: [...origins] })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  app.partnerOrigins.forget();
  return changed !== undefined;
};

/** Registers other addresses that codes may be sent to in place of those before. False for an unknown partner. */
export const setRedirects = async (app: App, id: string, redirects: readonly string[]): Promise<boolean> => {
  const changed = await app.database.db
    .updateTable('partner_client')
    .set({ redirects: [...redirects] })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
};

/**
 * Lets a partner do other things from now on. Its tokens that may do more end, on other servers within one second. False for an
 * unknown partner.
 */
export const setScopes = async (app: App, id: string, scopes: readonly Scope[]): Promise<boolean> => {
  const isChanged = await transaction(app.database.db, async (tx) => {
    if (!(await isKnown(tx, id))) return false;
    await tx
      .updateTable('partner_client')
      .set({ scopes: [...scopes] })
      .where('id', '=', id)
      .execute();
    const tooStrong = sql<boolean>`not (scopes <@ ${[...scopes]}::text[])`;
    await endTokens(app, tx, { id, only: tooStrong });
    return true;
  });
  app.sessions.clear();
  return isChanged;
};

/** Forgets a partner and ends all its tokens, on other servers within one second. False for an unknown one. */
export const removeClient = async (app: App, id: string): Promise<boolean> => {
  const isGone = await transaction(app.database.db, async (tx) => {
    if (!(await isKnown(tx, id))) return false;
    await endTokens(app, tx, { id });
    for (const table of ['partner_secret', 'partner_grant', 'hand_off', 'kept_outcome'] as const) {
      await tx.deleteFrom(table).where('client_id', '=', id).execute();
    }
    await tx.deleteFrom('partner_client').where('id', '=', id).execute();
    return true;
  });
  app.sessions.clear();
  app.partnerOrigins.forget();
  return isGone;
};

/** Ends the tokens of a partner, or those of them that a condition holds for, and tells the people whose they were. */
const endTokens = async (
  app: App,
  db: Handle,
  { id, only = sql<boolean>`true` }: { readonly id: string; readonly only?: RawBuilder<boolean> },
): Promise<void> => {
  const ended = await db
    .updateTable('session')
    .set({ revoked_at: app.now() })
    .where('client_id', '=', id)
    .where('revoked_at', 'is', null)
    .where(only)
    .returning('user_id')
    .execute();
  for (const userId of new Set(ended.map((session) => session.user_id))) await tellEnded(db, userId);
};

const isKnown = async (db: Handle, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom('partner_client')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** Adds a secret to a partner: the given one, or a new one of 256 random bits. Returns it. */
export const addSecret = async (
  app: App,
  db: Handle,
  { id, secret = createToken(app.randomBytes) }: { readonly id: string; readonly secret?: string },
): Promise<string> => {
  const hash = hashToken(secret, 'secret');
  if (hash === undefined) throw new TypeError('A secret has 43 letters, digits, dashes and underscores.');
  await db
    .insertInto('partner_secret')
    .values({ id: app.createId(), client_id: id, secret_hash: hash, created_at: app.now(), expires_at: null })
    .execute();
  return secret;
};
