import { expect, it } from 'vitest';
import type { Channel } from '../channel/channel.ts';
import type { Waiting } from './connection-state.ts';
import { afterGone, afterJoin, afterLoad, lossOf } from './connection-state.ts';

const channel: Channel = {
  ask: () => Promise.reject(new Error('nobody is asked')),
  emit: () => undefined,
  ping: () => undefined,
  end: () => undefined,
};
const first: Waiting = { hasLoaded: false, hasJoined: false };
const loaded: Waiting = { hasLoaded: true, hasJoined: false };

it.each([
  ['a document loads', afterLoad(first), loaded],
  [
    'the guest joins before its document has loaded',
    afterJoin(first, channel),
    { channel, hasLoaded: false, hasJoined: true },
  ],
  ['the guest joins after it', afterJoin(loaded, channel), { channel, hasLoaded: true, hasJoined: true }],
  [
    'its load event comes later',
    afterLoad(afterJoin(first, channel)),
    { channel, hasLoaded: true, hasJoined: true },
  ],
  ['another document loads', afterLoad(afterJoin(loaded, channel)), { hasLoaded: true, hasJoined: true }],
  ['the guest goes', afterGone(), { hasLoaded: false, hasJoined: true }],
  ['the next one loads', afterLoad(afterGone()), { hasLoaded: true, hasJoined: true }],
])('stands where the table says when %s', (_what, state, expected) => {
  expect(state).toEqual(expected);
});

it.each([
  [first, 'frame_unreachable'],
  [loaded, 'frame_blocked'],
  [afterGone(), 'frame_crashed'],
  [{ hasLoaded: true, hasJoined: true }, 'frame_navigated'],
] as const)('is lost from %j as %s', (state, code) => {
  expect(lossOf(state)).toBe(code);
});
