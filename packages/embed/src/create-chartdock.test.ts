// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createChartdock } from './create-chartdock.ts';

const loaded = vi.hoisted((): string[] => []);
vi.mock('./surface/modal.ts', () => {
  loaded.push('modal');
  return {};
});
// Its response is still on its way.
vi.mock('./surface/begin.ts', async () => {
  loaded.push('begin');
  return new Promise(() => undefined);
});

it('loads the waiting place and opening part together', async () => {
  const dock = createChartdock({
    clientId: 'acme',
    baseUrl: 'https://chartdock.test',
    getToken: () => Promise.resolve(null),
  });
  expect(loaded).toEqual([]);
  void dock.pickFiles({ present: 'container', container: document.body });
  await vi.waitFor(() => expect(new Set(loaded)).toEqual(new Set(['begin', 'modal'])));
});
