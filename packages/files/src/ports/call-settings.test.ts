import { expect, it } from 'vitest';
import { file, fileRecord } from '../testing/builders.ts';
import { setUp } from '../testing/set-up.ts';

it('shows by itself what went wrong with a call, and lets no equal one take the place of a write', async () => {
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
