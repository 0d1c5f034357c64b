import { createMemoryStorage } from '@chartdock/platform';
import { expect, it } from 'vitest';
import { file, fileRecord } from '../testing/builders.ts';
import { refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { DESTINATION_LIMIT, afterDestinationUsed, loadDestinations } from './destinations.ts';

const KEY = 'chartdock.destinations.me';

it('keeps recent folders once each, without the root', () => {
  const used = ['a', 'b', 'a', 'root', 'c', 'd', 'e', 'f'].reduce<readonly string[]>(
    afterDestinationUsed,
    [],
  );
  expect(used).toEqual(['f', 'e', 'd', 'c', 'a']);
  expect(used.length).toBe(DESTINATION_LIMIT);
});

it.each(['', 'no json', '{}', '3', 'null'])('makes nothing of a stored %j', (text) => {
  expect(loadDestinations(createMemoryStorage({ [KEY]: text }), 'me')).toEqual([]);
});

it('skips broken ids and those of other people', () => {
  const storage = createMemoryStorage({ [KEY]: '["a", 3, null, "b"]' });
  expect([loadDestinations(storage, 'me'), loadDestinations(storage, 'you')]).toEqual([['a', 'b'], []]);
});

it('remembers targets of moves and copies that succeeded', async () => {
  const { area, fake, storage } = setUp();
  await area.openFolder('root');
  fake.on('folders', 'move', () => ({ file: fileRecord('a') }));
  fake.on('folders', 'copy', () => ({ file: fileRecord('a2') }));
  await area.move([file('a')], 'x');
  await area.copy([file('a')], 'y');
  fake.on('folders', 'copy', () => {
    throw refusal('70002');
  });
  await area.copy([file('a')], 'z');
  expect(loadDestinations(storage, 'user-me')).toEqual(['y', 'x']);
});
