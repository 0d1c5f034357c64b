import { expect, it } from 'vitest';
import { watchHistorySteps } from './history-steps.ts';

it('tells a step through the history once', () => {
  const page = new EventTarget();
  const steps = watchHistorySteps(page);
  expect(steps.take()).toBe(false);
  page.dispatchEvent(new Event('popstate'));
  expect([steps.take(), steps.take()]).toEqual([true, false]);
});
