import { expect, it } from 'vitest';
import { file, fileRecord } from '../testing/builders.ts';
import { setUp } from '../testing/set-up.ts';

it('reports a failed call once, apart from writes', async () => {
  const { area, fake } = setUp();
  fake.on('charts', 'rename', ({ chartId, title }) => ({ file: fileRecord(chartId, { title }) }));
  await area.openFolder('root');
  await area.rename(file('a'), 'Plan');
  await area.loadTrashCount();
  expect(fake.calls.map(({ name, settings }) => [name, settings])).toEqual([
    ['lists.loadFiles', { quiet: true }],
    ['charts.rename', { quiet: true, keep: true }],
    ['lists.trashCount', { quiet: true }],
  ]);
});
