import { createMemoryStorage } from '@chartdock/platform';
import { expect, it } from 'vitest';
import { createTour } from './tour.ts';

const setUp = (options: Partial<Parameters<typeof createTour>[0]> = {}) => {
  const storage = createMemoryStorage();
  return { storage, tour: createTour({ storage, userId: 'u1', ...options }) };
};

it('continues with next and ends with done', () => {
  const { tour } = setUp();
  const seen: unknown[] = [];
  tour.subscribe((state) => void seen.push(state.status === 'on' ? [state.step, ...state.buttons] : 'off'));
  tour.start();
  for (const button of ['done', 'next', 'next', 'next', 'done'] as const) tour.press(button);
  expect(seen).toEqual([
    ['create', 'skip', 'next'],
    ['search', 'skip', 'next'],
    ['view', 'skip', 'done'],
    'off',
  ]);
});

it('does not return except for others', () => {
  for (const buttons of [['skip'], ['next', 'next', 'done']] as const) {
    const { tour, storage } = setUp();
    tour.start();
    for (const button of buttons) tour.press(button);
    tour.start();
    expect(tour.getState()).toEqual({ status: 'off' });
    const [again, other] = ['u1', 'u2'].map((userId) => createTour({ storage, userId }));
    again?.start();
    other?.start();
    expect([again?.getState().status, other?.getState().status]).toEqual(['off', 'on']);
  }
});

it('comes back to who left midway', () => {
  const { tour, storage } = setUp();
  tour.start();
  tour.press('next');
  const later = createTour({ storage, userId: 'u1' });
  later.start();
  expect(later.getState()).toMatchObject({ status: 'on', at: 0 });
});

it('[GUIDE-05] is off on mobile', () => {
  const { tour } = setUp({ isMobile: true });
  tour.start();
  expect(tour.getState()).toEqual({ status: 'off' });
  const elsewhere = setUp({ isMobile: false }).tour;
  elsewhere.start();
  expect(elsewhere.getState().status).toBe('on');
});

it('shows the host’s steps, or nothing', () => {
  const own = setUp({ steps: ['only'] }).tour;
  own.start();
  expect(own.getState()).toEqual({ status: 'on', step: 'only', at: 0, of: 1, buttons: ['skip', 'done'] });
  const none = setUp({ steps: [] }).tour;
  none.start();
  expect(none.getState()).toEqual({ status: 'off' });
});
