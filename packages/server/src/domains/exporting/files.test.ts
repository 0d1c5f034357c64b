import { EXPORT_TYPES, isPositionExport } from '@chartdock/contract';
import { expect, it } from 'vitest';
import type { FormatJob } from '../../drawing/formats/format-job.types.ts';
import { makeExport } from './files.ts';
import type { MadeExport } from './files.ts';

const made = EXPORT_TYPES.filter((type): type is MadeExport => !isPositionExport(type) && type !== 'md');

it.each(made)('%s is made beside the thread that answers', async (type) => {
  const jobs: FormatJob[] = [];
  const formats = {
    run: (_owner: string, job: FormatJob) => {
      jobs.push(job);
      return Promise.resolve({ kind: 'written', bytes: new Uint8Array([1, 2, 3]) } as const);
    },
    stop: () => Promise.resolve(),
  };
  const source = { node: { title: 'Plan', category: 'flow' }, bodies: [], owner: 'a' };
  const file = await makeExport({ formats, now: () => 1 }, source, { type, locale: 'en' });
  expect([...file.body]).toEqual([1, 2, 3]);
  expect(jobs).toMatchObject([{ kind: 'write', title: 'Plan', category: 'flow' }]);
});
