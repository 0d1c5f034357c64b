import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import { itemsOf } from '../../kernel/calls/items.ts';
import { requireClient } from '../../kernel/calls/scopes.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import type { EmbedData, EmbedInput } from './embed-calls.ts';
import type { EmbeddedCall } from './embedded-call.types.ts';
import { embedCalls } from './embed-calls.ts';

/** Writes the items of a token so that the same items are the same text; null for everything. */
const coverOf = ({ actor }: CallContext): string | null => {
  const items = itemsOf(actor);
  return items === undefined ? null : JSON.stringify(items);
};

const KEEP_MS = 600_000;
const MAX_KEPT = 50;

/** Hashes a ticket with the client and the person, so that one can neither take nor block another's. */
const hashTicket = ({ actor }: CallContext, client: string, ticket: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(['ticket', client, actor.userId, ticket]))
    .digest();

/**
 * Keeps an outcome for ten minutes; the first one under a ticket stays, also after it was taken. Of one person and client the
 * newest fifty are kept: surfaces of every kind leave theirs here, and few are ever asked for.
 */
const keepOutcome = async (
  context: CallContext,
  { client, ticket, outcome }: EmbedInput<'results'>,
): Promise<EmbedData<'results'>> => {
  const { db, actor, now } = context;
  requireClient(actor, client);
  const own = db
    .selectFrom('kept_outcome')
    .select('ticket_hash')
    .where('user_id', '=', actor.userId)
    .where('client_id', '=', client);
  const newest = own.orderBy('created_at', 'desc').limit(MAX_KEPT - 1);
  await db
    .deleteFrom('kept_outcome')
    .where('ticket_hash', 'in', own)
    .where('ticket_hash', 'not in', newest)
    .execute();
  await db
    .insertInto('kept_outcome')
    .values({
      ticket_hash: hashTicket(context, client, ticket),
      user_id: actor.userId,
      client_id: client,
      outcome: JSON.stringify(outcome),
      items: coverOf(context),
      created_at: now,
      taken_at: null,
      expires_at: now + KEEP_MS,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
};

/**
 * Takes an outcome: it is answered once, to the client and the person it was kept for. Null for every other ticket, and for a
 * token for items when another one than for the same items left it, because it names the picked files.
 */
const takeOutcome = async (
  context: CallContext,
  { client, ticket }: EmbedInput<'resume'>,
): Promise<EmbedData<'resume'>> => {
  requireClient(context.actor, client);
  const hash = hashTicket(context, client, ticket);
  const cover = coverOf(context);
  const covered = cover === null ? sql`` : sql`and items = ${cover}::jsonb`;
  const { rows } = await sql<{ outcome: EmbedData<'resume'> }>`
    update kept_outcome set taken_at = ${context.now}, outcome = null
    from (
      select ticket_hash, outcome from kept_outcome
      where ticket_hash = ${hash} and taken_at is null and expires_at > ${context.now} ${covered}
      for update
    ) as kept
    where kept_outcome.ticket_hash = kept.ticket_hash
    returning kept.outcome`.execute(context.db);
  return rows[0]?.outcome ?? null;
};

/** Lists the calls beside the guest page about outcomes that are kept. */
export const outcomeCalls: readonly EmbeddedCall[] = [
  {
    pages: 'registered or own',
    ...implement(embedCalls.results, {
      access: 'token',
      // The handler looks at the client, and the surface keeps the items of the token it came with.
      scope: 'any',
      items: 'none',
      handler: keepOutcome,
    }),
  },
  {
    pages: 'registered',
    ...implement(embedCalls.resume, {
      access: 'token',
      // The handler looks at the client, and what passes through keeps the items of the token it came with.
      scope: 'any',
      items: 'none',
      handler: takeOutcome,
    }),
  },
];
