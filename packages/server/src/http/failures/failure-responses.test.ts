import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { ErrorRequestHandler } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { CallError } from '../../kernel/errors/call-error.ts';
import { DatabaseError } from '../../kernel/errors/database-error.ts';
import { sendPiece } from '../bodies/pieces.ts';
import { UnknownTypeError } from '../bodies/unknown-type.ts';
import { answerUnknownCall, createErrorHandler, createStatusHandler, failureOf } from './failures.ts';

/** Error of PostgreSQL, with its SQLSTATE. */
const sqlError = (code: unknown): Error => Object.assign(new Error('relation "users"'), { code });
/** Error of a body parser. */
const parserError = (status: unknown, type?: unknown): Error =>
  Object.assign(new Error('at /srv/x.js'), { status, type });
const issue = (message: string) => ({ issues: [{ path: '', message }] });

// Rows: the thrown error; code, data, whether it belongs in the log.
const FAILURES: readonly (readonly [string, unknown, string, unknown, boolean])[] = [
  ...['55P03', '57014', '53300', '57P01', '57P02', '57P03', '08006', '08003'].map(
    (state) => [`state ${state}`, sqlError(state), '70014', undefined, true] as const,
  ),
  ...['22021', '22003', '22P02', '22P05'].map(
    (state) => [`state ${state}`, sqlError(state), '70001', undefined, true] as const,
  ),
  ['a duplicate key', sqlError('23505'), '70500', undefined, true],
  ['no state', sqlError('ECONNRESET'), '70500', undefined, true],
  ['too many in a queue', new DatabaseError('database_crowded', 'x'), '70014', undefined, false],
  ...(['transaction_conflict', 'database_unreachable', 'database_stopped', 'closed'] as const).map(
    (code) => [code, new DatabaseError(code, 'x'), '70014', undefined, true] as const,
  ),
  ['a large body', parserError(413, 'entity.too.large'), '70001', issue('The body is too large'), false],
  [
    'a long form',
    parserError(400, 'parameters.too.many'),
    '70001',
    issue('The form has too many fields'),
    false,
  ],
  ['a broken body', parserError(400, 'other'), '70001', issue('The request cannot be read'), false],
  ['a broken address', parserError(499), '70001', issue('The request cannot be read'), false],
  ['a fault of ours with a status', parserError(500), '70500', undefined, true],
  ['a redirection', parserError(399), '70500', undefined, true],
  ['a status that is none', parserError('400'), '70500', undefined, true],
  ['a text', 'broken', '70500', undefined, true],
  ['nothing', null, '70500', undefined, true],
  ['a refusal', new CallError('titleTaken', { title: 'A' }), '70003', { title: 'A' }, false],
  ['a refusal that is a fault', new CallError('internal'), '70500', null, true],
];

describe('what a caller is told', () => {
  it.each(FAILURES)('of %s', (_name, thrown, ...told) => {
    const failure = failureOf(thrown);
    expect([failure.code, failure.data, failure.unexpected]).toEqual(told);
    expect(failure.status).toBeUndefined();
  });

  it('has the status of unread body types', () => {
    expect(failureOf(new UnknownTypeError('No such type'))).toEqual({
      code: '70001',
      data: issue('No such type'),
      unexpected: false,
      status: 415,
    });
  });
});

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves routes that throw; the response begun before the throw is a text, or a piece. */
const serve = async (handler: ErrorRequestHandler, thrown: unknown) => {
  const app = express();
  app.get('/', () => Promise.reject(thrown instanceof Error ? thrown : new Error(String(thrown))));
  app.get('/begun', (_request, response) => {
    response.write('half');
    throw new Error('too late');
  });
  app.get('/pieces', (_request, response) => {
    sendPiece(response, 'one');
    throw new CallError('notAllowed');
  });
  app.get('/busy-pieces', (_request, response) => {
    sendPiece(response, 'one');
    throw new CallError('databaseBusy');
  });
  app.use(answerUnknownCall);
  app.use(handler);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path = '/', headers = {}) =>
    fetch(address + path, { headers: { connection: 'close', ...headers } });
};

describe('the response to an error', () => {
  it('hides the error, with status 200', async () => {
    const logged: unknown[] = [];
    const ask = await serve(
      createErrorHandler((error, { code }, { path }) => void logged.push([error, code, path])),
      sqlError('23505'),
    );
    const response = await ask();
    expect([response.status, response.headers.get('retry-after')]).toEqual([200, null]);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: '70500', data: null });
    expect(text).not.toMatch(/relation|users/);
    expect(logged).toEqual([[expect.objectContaining({ code: '23505' }), '70500', '/']]);
  });

  it.each([
    ['while the database is busy', sqlError('53300'), '2', 503],
    ['when a limit is reached', new CallError('tooManyRequests', { retryAfter: 17 }), '17', 429],
    ['and not when that is unknown', new CallError('tooManyRequests'), null, 429],
    ['and not when that is no number', new CallError('tooManyRequests', { retryAfter: '17' }), null, 429],
    ['and not for another refusal', new CallError('notAllowed', { retryAfter: 17 }), null, 500],
    ['and not when that is a text alone', new CallError('tooManyRequests', 'later'), null, 429],
    ['and not when nothing is known', new CallError('tooManyRequests', null), null, 429],
    ['and not for an input', new CallError('invalidInput'), null, 400],
  ])('says when to try again %s', async (_when, thrown, ...[retryAfter, status]) => {
    const enveloped = await (
      await serve(
        createErrorHandler(() => undefined),
        thrown,
      )
    )();
    expect([enveloped.status, enveloped.headers.get('retry-after')]).toEqual([200, retryAfter]);
    server?.close();
    // For clients that read no envelope the status says it too, and nobody keeps it.
    const plain = await (
      await serve(
        createStatusHandler(() => undefined),
        thrown,
      )
    )();
    expect([plain.status, plain.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(plain.headers.get('cache-control')).toBe('no-store');
    expect(await plain.json()).toMatchObject({ code: failureOf(thrown).code });
  });

  it('keeps its status of unread types', async () => {
    const ask = await serve(
      createErrorHandler(() => undefined),
      new UnknownTypeError('No such type'),
    );
    expect((await ask()).status).toBe(415);
  });

  it('breaks off streams, ends pieces with envelopes', async () => {
    const ask = await serve(
      createErrorHandler(() => undefined),
      'x',
    );
    await expect(ask('/begun').then((response) => response.text())).rejects.toThrow();
    const lines = (await (await ask('/pieces', { accept: 'application/x-ndjson' })).text())
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { piece: 'one' },
      { code: failureOf(new CallError('notAllowed')).code },
    ]);
    // Its head has gone: it can say no more when to try again.
    const busy = await (await ask('/busy-pieces', { accept: 'application/x-ndjson' })).text();
    expect(JSON.parse(busy.trim().split('\n').at(-1) ?? '')).toMatchObject({ code: '70014' });
  });

  it('is logged under any status', async () => {
    const logged: unknown[] = [];
    const ask = await serve(
      createStatusHandler((error, { code }, { path }) => void logged.push([error, code, path])),
      sqlError('23505'),
    );
    await ask();
    expect(logged).toEqual([[expect.objectContaining({ code: '23505' }), '70500', '/']]);
  });

  it('answers 404 at unknown addresses', async () => {
    const ask = await serve(
      createErrorHandler(() => undefined),
      'x',
    );
    const response = await ask('/none');
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, '70012']);
  });
});
