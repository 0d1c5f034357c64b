import { expect, it } from 'vitest';
import { createDeferred } from '../testing/fake-client.ts';
import { createTurns } from './in-turn.ts';

it('runs tasks of one key in turn', async () => {
  const inTurn = createTurns();
  const started: string[] = [];
  const first = createDeferred<string>();
  const task = (name: string, end: Promise<string>) => () => {
    started.push(name);
    return end;
  };
  const one = inTurn('a', task('one', first.promise));
  const two = inTurn('a', task('two', Promise.resolve('second')));
  const other = inTurn('b', task('other', Promise.resolve('other')));
  expect(started).toEqual(['one', 'other']);
  first.resolve('first');
  expect(await Promise.all([one, two, other])).toEqual(['first', 'second', 'other']);
  expect(started).toEqual(['one', 'other', 'two']);
});

it('goes on after a task that failed', async () => {
  const inTurn = createTurns();
  const failed = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
