import { CallError, isCallError } from '../kernel/errors/call-error.ts';
import { VISITOR } from '../kernel/calls/actor.ts';
import type {
  Actor,
  App,
  CallContext,
  Handle,
  PublicContext,
  RequestFacts,
} from '../kernel/calls/context.ts';
import { forgetKey, runOnce } from '../kernel/calls/idempotency.ts';
import type { MaybeKeyed } from '../kernel/calls/idempotency.ts';
import { itemsOf } from '../kernel/calls/items.ts';
import type { NamedCall } from '../kernel/calls/name-calls.ts';
import { requireItems } from '../kernel/calls/require-items.ts';
import { requireScope } from '../kernel/calls/scopes.ts';
import { runForAccount, tellConnected } from '../kernel/db/pool.ts';
import { transaction } from '../kernel/db/transaction.ts';
import { authenticate } from './sessions/index.ts';

/** Request of a call, with the reader of its input. */
export interface AskedCall {
  /** How the call came; its `token` is the caller's. */
  readonly facts: RequestFacts;
  /** Reads the input, once it is known who asks. */
  readonly readInput: () => unknown;
}

/**
 * Runs one call, independent of its wire: checks the caller, the rights of their token and whether the input is valid and names
 * only items of the token, and then runs the handler, in a transaction and once under its key for a write. Throws a `CallError`
 * for a refusal.
 */
export const runCall = async (app: App, call: NamedCall, asked: AskedCall): Promise<unknown> => {
  const { facts, readInput } = asked;
  if (call.access === 'public') {
    const { answer } = call.prepare(readInput());
    return answer(contextOf(app, facts, direct(app.database.db)));
  }
  // Who calls is asked first: a stranger learns nothing about the input.
  const known = call.access === 'visitor' ? undefined : await identify(app, call, facts);
  const prepared = call.prepare(readInput());
  const actor = known ?? (await identifyVisitor(app, call, facts));
  if (actor === VISITOR) return answerPerson(app, call, { facts, ...prepared, actor });
  return runForAccount(actor.userId, () => answerPerson(app, call, { facts, ...prepared, actor }));
};

type PersonalCall = Extract<NamedCall, { readonly access: 'token' | 'visitor' | 'operator' }>;

type Asked = ReturnType<PersonalCall['prepare']> & { readonly facts: RequestFacts; readonly actor: Actor };

const answerPerson = (app: App, call: PersonalCall, asked: Asked): Promise<unknown> => {
  if (!call.isJoint) return answerOne(app, call, asked);
  return app.jointReads.read(questionOf(call, asked), (begin) =>
    tellConnected(begin, () => answerOne(app, call, asked)),
  );
};

/** Names all that the answer to a joint read goes by: the call, the language, the input, and whose rights it is answered under. */
const questionOf = (call: PersonalCall, { facts, input, actor }: Asked): string => {
  const { userId, restricted, isOperator, partner } = actor;
  return JSON.stringify([call.name, facts.locale, input, userId, restricted, isOperator, partner]);
};

const answerOne = async (app: App, call: PersonalCall, asked: Asked): Promise<unknown> => {
  const { facts, input, claims, answer, actor } = asked;
  const { db } = app.database;
  await requireItems(db, actor, claims);
  if (!call.endpoint.write) return answer({ ...contextOf(app, facts, direct(db)), actor });
  const key = facts.idempotencyKey;
  // A call that changes files mostly changes one's own.
  const owners = call.scope === 'files:write' ? [actor.userId] : [];
  const write = { userId: actor.userId, key, call: keyedName(call, actor), input, now: app.now(), owners };
  return commit(app, write, (parts) => answer({ ...contextOf(app, facts, parts), actor }));
};

const identify = async (
  app: App,
  { access, scope }: NamedCall,
  { token }: Pick<RequestFacts, 'token'>,
): Promise<Actor> => {
  const actor = await authenticate(app, token);
  requireScope(actor, scope);
  if (access === 'operator' && actor.isOperator !== true) throw new CallError('notAllowed');
  return actor;
};

/** Without a token one sees the files open to everyone. */
const identifyVisitor = async (
  app: App,
  call: NamedCall,
  facts: Pick<RequestFacts, 'token'>,
): Promise<Actor> => (facts.token === undefined ? VISITOR : identify(app, call, facts));

type Write = MaybeKeyed & {
  readonly call: string;
  readonly input: unknown;
  readonly now: number;
  /** Whose things it changes, as far as that is known before. */
  readonly owners: readonly string[];
};

/** Runs a write in a transaction, once under its key, and then the work that waits for its commit. */
const commit = async (
  app: App,
  write: Write,
  answer: (parts: ContextParts) => Promise<unknown>,
): Promise<unknown> => {
  const { db } = app.database;
  let after: (() => void | Promise<void>)[] = [];
  const { userId: account, owners } = write;
  const done = await app.turns.run({ account, owners }, (holdTurn) =>
    transaction(db, (tx) => {
      after = [];
      const parts: ContextParts = { db: tx, holdTurn, afterCommit: (run) => after.push(run) };
      return keepRefusal(tx, runKeyed(write, parts, answer), write);
    }),
  );
  if (done.refused !== undefined) throw done.refused;
  try {
    for (const run of after) await run();
  } catch (error) {
    await forgetKey(db, write);
    throw error;
  }
  return done.data;
};

const runKeyed = (
  { key, ...write }: Write,
  parts: ContextParts,
  answer: (parts: ContextParts) => Promise<unknown>,
): Promise<unknown> =>
  key === undefined ? answer(parts) : runOnce(parts.db, { ...write, key }, () => answer(parts));

/** Names a write under its key: a response to one token is no response for a token that covers other items. */
const keyedName = ({ name }: NamedCall, actor: Actor): string => {
  const items = itemsOf(actor);
  return items === undefined ? name : `${name} ${JSON.stringify(items)}`;
};

interface Done {
  readonly data?: unknown;
  readonly refused?: CallError;
}

/** Lets the transaction of a refusal that counts, such as a wrong code, be committed all the same. */
const keepRefusal = async (db: Handle, run: Promise<unknown>, write: MaybeKeyed): Promise<Done> => {
  try {
    return { data: await run };
  } catch (error) {
    if (!isCallError(error) || !error.counts) throw error;
    await forgetKey(db, write);
    return { refused: error };
  }
};

type ContextParts = Pick<CallContext, 'db' | 'afterCommit' | 'holdTurn'>;

/** A call that writes nothing, or nothing under a key, works on the pool itself. */
const direct = (db: Handle): ContextParts => ({
  db,
  afterCommit: (run) => void run(),
  holdTurn: () => undefined,
});

const contextOf = (app: App, facts: RequestFacts, parts: ContextParts): PublicContext => ({
  app,
  now: app.now(),
  locale: facts.locale,
  request: facts,
  ...parts,
});
