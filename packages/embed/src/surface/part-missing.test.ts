import { expect, it, vi } from 'vitest';
import { pickTask } from '../tasks/pick-task.ts';
import { createFakeWindow } from '../testing/fake-window.ts';
import { openJoinedSurface } from '../testing/joined-surface.ts';

vi.mock('../parts/more.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('ends a lost surface even without explanation', async () => {
  const page = createFakeWindow();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('origin', 'https://partner.test');
  const { life, view, clock } = openJoinedSurface(page, { task: pickTask({}) });
  view.onLoad();
  // In doubt it asks for that part, too.
  clock.advance(1_000);
  clock.advance(9_000);
  expect(await life.handle).toMatchObject({
    status: 'failed',
    error: { code: 'frame_blocked', message: 'frame_blocked' },
  });
});
