import { endpoints } from '@chartdock/contract/schema';
import type { Endpoint } from '@chartdock/contract/schema';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { transaction } from '../db/transaction.ts';
import { localeOf, sendData } from '../http/answer.ts';
import { readInput } from '../http/bodies.ts';
import { SESSION_COOKIE, readCookie, setSessionCookie } from '../http/cookies.ts';
import { isSameOrigin } from '../http/origins.ts';
import { itemsOf } from '../calls/items.ts';
import { requireScope } from '../calls/scopes.ts';
import { CallError, isCallError } from '../calls/call-error.ts';
import type { Actor, App, CallContext, Handle, PublicContext, RequestFacts } from '../calls/context.ts';
import { forgetKey, runOnce } from '../calls/idempotency.ts';
import type { MaybeKeyed } from '../calls/idempotency.ts';
import { requireItems } from '../calls/require-items.ts';
import { authenticate } from '../sessions/sessions.ts';
import type { Handlers } from './handlers.ts';

/** Answers a call whose types were let go. */
export type AnyHandler = (context: CallContext | PublicContext, input: unknown) => Promise<unknown>;

/** One call, ready to be answered. */
export interface MountedCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
}

/** Lists every call of the contract with what answers it. */
export function listCalls(handlers: Handlers): readonly MountedCall[] {
  // The table is typed call by call; here the calls are only carried, so their types are let go.
  const loose = handlers as unknown as Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;
  return Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => {
      const handler = loose[group]?.[name];
      if (handler === undefined) throw new CallError('internal');
      return { name: `${group}.${name}`, endpoint, handler };
    }),
  );
}

/** Mounts every endpoint value at its path: the same schema that the client trusts checks the input here. */
export function createApiRouter(app: App, handlers: Handlers): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const call of listCalls(handlers)) {
    const method = call.endpoint.method === 'GET' ? 'get' : 'post';
    router[method](routeOf(call.endpoint.path), async (request, response) => {
      sendData(response, await answerCall(app, call, { request, response }));
    });
  }
  return router;
}

/** Writes a path as the router wants it: `{id}` becomes `:id`. */
export const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** Answers one call: who asks, whether their token may, whether the input is one and names nothing that the token does not cover, and then the handler, in a transaction for a write. */
export async function answerCall(app: App, call: MountedCall, exchange: Exchange): Promise<unknown> {
  const { endpoint, handler } = call;
  const { request } = exchange;
  // Who calls is asked first: a stranger learns nothing about the input.
  const actor = endpoint.needToken ? await authenticate(app, request.get('token')) : undefined;
  if (actor !== undefined) requireScope(actor, call);
  const input = parseInput(endpoint, readInput(request, endpoint));
  if (actor !== undefined) await requireItems(app.database.db, actor, { name: call.name, input });
  if (!endpoint.write || actor === undefined) {
    return handler(
      contextOf(app, exchange, { db: app.database.db, actor, afterCommit: (run) => void run() }),
      input,
    );
  }
  let after: (() => void | Promise<void>)[] = [];
  const key = request.get('idempotency-key');
  const done = await transaction(app.database.db, (tx) => {
    after = [];
    const context = contextOf(app, exchange, { db: tx, actor, afterCommit: (run) => after.push(run) });
    const body = (): Promise<unknown> => handler(context, input);
    const run =
      key === undefined
        ? body()
        : runOnce(
            tx,
            { userId: actor.userId, key, call: keyedName(call, actor), input, now: app.now() },
            body,
          );
    return keepRefusal(tx, run, { userId: actor.userId, key });
  });
  if (done.refused !== undefined) throw done.refused;
  try {
    for (const run of after) await run();
  } catch (error) {
    await forgetKey(app.database.db, { userId: actor.userId, key });
    throw error;
  }
  return done.data;
}

/** Names a write under its key: what was answered to one token is no answer for a token that covers other items. */
function keyedName({ name }: MountedCall, actor: Actor): string {
  const items = itemsOf(actor);
  return items === undefined ? name : `${name} ${JSON.stringify(items)}`;
}

interface Done {
  readonly data?: unknown;
  readonly refused?: CallError;
}

/** Lets the transaction of a refusal that counts, such as a wrong code, be committed all the same. */
async function keepRefusal(db: Handle, run: Promise<unknown>, write: MaybeKeyed): Promise<Done> {
  try {
    return { data: await run };
  } catch (error) {
    if (!isCallError(error) || !error.counts) throw error;
    await forgetKey(db, write);
    return { refused: error };
  }
}

interface ContextParts {
  readonly db: Handle;
  readonly actor: Actor | undefined;
  readonly afterCommit: (action: () => void | Promise<void>) => void;
}

function contextOf(
  app: App,
  { request, response }: Exchange,
  parts: ContextParts,
): CallContext | PublicContext {
  const { db, actor, afterCommit } = parts;
  const facts: RequestFacts = {
    ip: request.ip ?? '',
    userAgent: request.get('user-agent') ?? '',
    sameOrigin: isSameOrigin(request),
    sessionCookie: readCookie(request, SESSION_COOKIE),
    token: request.get('token'),
    setSessionCookie: (token, maxAgeMs) => setSessionCookie(response, token, maxAgeMs),
  };
  const shared = { app, db, now: app.now(), locale: localeOf(request), request: facts, afterCommit };
  return actor === undefined ? shared : { ...shared, actor };
}

function parseInput(endpoint: Endpoint, raw: unknown): unknown {
  const parsed = endpoint.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, 200),
    message: issue.code,
  }));
  throw new CallError('invalidInput', { issues });
}
