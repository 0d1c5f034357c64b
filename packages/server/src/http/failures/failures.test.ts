import { CODE_MESSAGES } from '@chartdock/contract';
import type { Request } from 'express';
import { expect, it } from 'vitest';
import { CallError } from '../../kernel/errors/call-error.ts';
import { DatabaseError } from '../../kernel/errors/database-error.ts';
import { createFailureLog, failureOf } from './failures.ts';
import { createLogger } from '../../kernel/work/logger.ts';

const request = { method: 'GET', path: '/api/x' } as Request;

const createLog = () => {
  const lines: string[] = [];
  const clock = { now: 1_000_000 };
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const log = createFailureLog(logger, () => clock.now);
  return { lines, clock, fail: (error: unknown) => log(error, failureOf(error), request) };
};

it('reports a missing database every ten seconds', () => {
  const { lines, clock, fail } = createLog();
  const away = (): DatabaseError => new DatabaseError('database_unreachable', 'PostgreSQL is away.');
  for (let call = 0; call < 3_000; call += 1) fail(away());
  expect(lines).toHaveLength(1);
  clock.now += 10_000;
  fail(away());
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    untold: 2_999,
    method: 'GET',
    path: '/api/x',
    msg: 'the database did not answer a call',
    err: { code: 'database_unreachable' },
  });
  expect(CODE_MESSAGES[failureOf(away()).code]).toBe('error.databaseBusy');
});

it('reports outside failures during calls', () => {
  const { lines, fail } = createLog();
  fail(new CallError('gatewayFailed', null, { cause: new Error('The gateway did not respond.') }));
  fail(new CallError('gatewayFailed'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'The gateway did not respond.' },
    level: 40,
    method: 'GET',
    path: '/api/x',
    msg: 'a service that a call needs failed',
  });
});

it('reports our crashes, not callers’ mistakes', () => {
  const { lines, fail } = createLog();
  for (const error of [new Error('a'), new Error('b'), new CallError('notAllowed')]) fail(error);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'a' },
    method: 'GET',
    path: '/api/x',
    msg: 'a call failed',
  });
});
