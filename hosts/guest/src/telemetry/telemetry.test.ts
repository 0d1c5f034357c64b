import type { GuestSession } from '@chartdock/embed/guest';
import { createFakeClock } from '@chartdock/platform/testing';
import { expect, it, vi } from 'vitest';
import { followLists } from './follow-lists.ts';
import { createTelemetry } from './telemetry.ts';

const session = (telemetry: boolean) => {
  const emit = vi.fn(() => true);
  const config = { task: 'pick-files', telemetry } as GuestSession['config'];
  return { emit, tell: createTelemetry({ config, emit }) };
};

it('reports nothing to partners who did not ask', () => {
  const { emit, tell } = session(false);
  tell('painted', { ms: 3 });
  expect(emit).not.toHaveBeenCalled();
});

it('reports times and failures, never titles or ids', () => {
  const { emit, tell } = session(true);
  const clock = createFakeClock();
  let listener: Parameters<Parameters<typeof followLists>[0]['subscribe']>[0] = () => undefined;
  followLists({ subscribe: (one) => ((listener = one), () => undefined) }, { tell, clock });
  const move = (before: string, status: string, mode = 'off'): void =>
    listener(
      { list: { status, failure: { code: '503' } }, search: { mode } } as never,
      { list: { status: before } } as never,
    );
  move('idle', 'loading');
  clock.advance(120);
  move('loading', 'ready');
  move('ready', 'loading', 'on');
  clock.advance(30);
  move('loading', 'ready', 'on');
  move('ready', 'loading');
  move('loading', 'failed');
  expect(emit.mock.calls).toEqual([
    ['telemetry', { name: 'list', ms: 120 }],
    ['telemetry', { name: 'search', ms: 30 }],
    ['telemetry', { name: 'problem', code: '503' }],
  ]);
});
