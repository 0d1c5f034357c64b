import { createFakeClock } from '@chartdock/platform/testing';
import { expect, it } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';

const SECOND = 1000;

const setUp = () => {
  const clock = createFakeClock();
  const ticks: number[] = [];
  const heartbeat = createHeartbeat({ clock, onTick: () => void ticks.push(clock.now() / SECOND) });
  return { clock, ticks, heartbeat };
};

it('[GUIDE-07] ticks every 15 seconds', () => {
  const { clock, ticks, heartbeat } = setUp();
  clock.advance(60 * SECOND);
  expect(ticks).toEqual([]);
  heartbeat.refresh();
  clock.advance(60 * SECOND);
  expect(ticks).toEqual([75, 90, 105, 120]);
});

it('[GUIDE-08] stops 225 seconds after its last refresh', () => {
  const { clock, ticks, heartbeat } = setUp();
  heartbeat.refresh();
  clock.advance(225 * SECOND - 1);
  expect([ticks.length, ticks.at(-1), heartbeat.isRunning()]).toEqual([14, 210, true]);
  clock.advance(1);
  expect([ticks.length, heartbeat.isRunning(), clock.pending()]).toEqual([14, false, 0]);
  clock.advance(600 * SECOND);
  expect(ticks).toHaveLength(14);
});

it('[GUIDE-09] has 225 seconds again after a refresh', () => {
  const { clock, ticks, heartbeat } = setUp();
  heartbeat.refresh();
  clock.advance(7 * SECOND);
  heartbeat.refresh();
  clock.advance(225 * SECOND - 1);
  expect([heartbeat.isRunning(), ticks.at(-1)]).toEqual([true, 225]);
  clock.advance(1);
  expect(heartbeat.isRunning()).toBe(false);
  clock.advance(100 * SECOND);
  heartbeat.refresh();
  clock.advance(15 * SECOND);
  expect([heartbeat.isRunning(), ticks.at(-1)]).toEqual([true, 347]);
});

it('leaves no timer when stopped', () => {
  const { clock, heartbeat } = setUp();
  for (let at = 0; at < 100; at += 1) heartbeat.refresh();
  expect(clock.pending()).toBe(2);
  heartbeat.stop();
  heartbeat.stop();
  expect(clock.pending()).toBe(0);
});
