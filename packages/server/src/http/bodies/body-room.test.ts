import { expect, it } from 'vitest';
import { FREE_BYTES, createBodyRoom } from './body-room.ts';

const MEGABYTE = 1_048_576;

it('counts beyond first bytes and returns', () => {
  const room = createBodyRoom(48);
  const place = room.enter();
  expect([place.take(FREE_BYTES), room.taken()]).toEqual([true, 0]);
  expect([place.take(1_000), place.take(24), room.taken()]).toEqual([true, true, 1_024]);
  place.leave();
  place.leave();
  expect([place.take(1), room.taken()]).toEqual([false, 0]);
});

it('gives strangers a quarter, an account half', () => {
  const room = createBodyRoom(48);
  const strangers = Array.from({ length: 13 }, () => room.enter());
  expect(strangers.filter((place) => place.take(MEGABYTE))).toHaveLength(12);
  const [one, other] = [room.enter(), room.enter()];
  one.belongsTo('ann');
  other.belongsTo('ann');
  expect([one.take(20 * MEGABYTE), other.take(20 * MEGABYTE), other.take(3 * MEGABYTE)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('counts known bodies within the room', () => {
  const room = createBodyRoom(48);
  const place = room.enter();
  expect(place.take(11 * MEGABYTE)).toBe(true);
  place.belongsTo('ann');
  expect(room.enter().take(11 * MEGABYTE)).toBe(true);
  const bob = room.enter();
  bob.belongsTo('bob');
  expect(bob.take(24 * MEGABYTE)).toBe(true);
  expect([place.take(3 * MEGABYTE), place.take(MEGABYTE)]).toEqual([false, true]);
  for (const one of [place, bob]) one.leave();
  expect(room.taken()).toBe(11 * MEGABYTE - FREE_BYTES);
});
