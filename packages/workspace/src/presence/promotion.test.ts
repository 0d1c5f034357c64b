import { expect, it } from 'vitest';
import { showsPromotion } from './promotion.ts';

const during = Date.parse('2023-12-15T12:00:00+08:00');
const shownOn = (...paths: readonly string[]) =>
  paths.filter((path) => showsPromotion({ now: during, path }));

it('[GUIDE-10] shows in December 2023 of Shanghai only', () => {
  const shows = (time: string) => showsPromotion({ now: Date.parse(time), path: '/diagrams' });
  expect(
    [
      '2023-11-30T23:59:59.999+08:00',
      '2023-12-01T00:00:00+08:00',
      '2023-12-31T23:59:59.999+08:00',
      '2024-01-01T00:00:00+08:00',
      '2026-12-15T00:00:00+08:00',
    ].map(shows),
  ).toEqual([false, true, true, false, false]);
});

it('[GUIDE-11] does not show on upgrade pages', () => {
  expect(shownOn('/upgrade', '/upgrade/member', '/upgraded')).toEqual(['/upgraded']);
});

it('[GUIDE-12] does not show on mindmap pages', () => {
  expect(shownOn('/mindmap/a', '/mindmap/new?category=mind', '/history')).toEqual(['/history']);
});

it('[GUIDE-13] does not show on outline pages', () => {
  expect(shownOn('/outline', '/outline/a', '/fav')).toEqual(['/fav']);
});

it('[GUIDE-14] does not show on diagraming pages', () => {
  expect(shownOn('/diagraming/a', '/diagraming', '/diagrams')).toEqual(['/diagrams']);
});

it('takes other days from settings', () => {
  const window = { firstDay: '2026-11-21', lastDay: '2026-11-21' };
  const now = Date.parse('2026-11-21T20:00:00+08:00');
  expect([
    showsPromotion({ now, path: '/', window }),
    showsPromotion({ now: during, path: '/', window }),
  ]).toEqual([true, false]);
});
