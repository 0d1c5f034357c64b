import * as fc from 'fast-check';
import type { FileRecord } from '@chartdock/contract';
import { expect, it } from 'vitest';
import { contentOf } from './list/list.state.ts';
import { fileRecord } from './testing/builders.ts';
import { folderPageOf, pageOf, refusal } from './testing/fake-client.ts';
import { setUp } from './testing/set-up.ts';

const SEED = 20261121;
const IDS = ['a', 'b', 'c', 'd', 'e'] as const;

/** A server in memory: every call takes effect when it arrives, and its response arrives when the scheduler says so. */
const createModel = () => {
  const home = new Map<string, string>(IDS.map((id) => [id, 'root']));
  const titles = new Map<string, string>(IDS.map((id) => [id, id]));
  const trashed = new Set<string>();
  const record = (id: string): FileRecord =>
    fileRecord(id, { title: titles.get(id) ?? '', parentId: home.get(id) ?? 'root' });
  const listed = (isShown: (id: string) => boolean) => IDS.filter(isShown).map(record);
  return {
    home,
    titles,
    trashed,
    record,
    folder: (folderId: string) => listed((id) => !trashed.has(id) && home.get(id) === folderId),
    trash: () => listed((id) => trashed.has(id)),
  };
};

const changed = { trashChartCount: 0, usedFileCount: 0 };

type Kit = ReturnType<typeof setUp>;
type Step = (kit: Kit) => Promise<unknown>;

const shownItem = ({ area }: Kit, at: number) => {
  const rows = contentOf(area.getState().list)?.rows ?? [];
  return rows[at % Math.max(1, rows.length)];
};

const onItem = (run: (kit: Kit, item: NonNullable<ReturnType<typeof shownItem>>) => Promise<unknown>) =>
  fc.integer({ min: 0, max: 4 }).map((at): Step => async (kit) => {
    const item = shownItem(kit, at);
    return item === undefined ? undefined : run(kit, item);
  });

const steps = fc.oneof(
  fc.constantFrom('root', 'x').map(
    (folderId): Step =>
      ({ area }) =>
        area.openFolder(folderId),
  ),
  fc.constant<Step>(({ area }) => area.openPlace({ page: 'trash' })),
  fc.constant<Step>(({ area }) => area.refresh()),
  onItem(({ area }, item) => area.move([item], item.parentId === 'x' ? 'root' : 'x')),
  onItem(({ area }, item) => area.toTrash([item])),
  onItem(({ area }, item) => area.restore([item])),
  fc
    .string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('k', 'l', 'm') })
    .chain((title) => onItem(({ area }, item) => area.rename(item, title))),
);

it('ends as the server, in any order', async () => {
  const run = fc.asyncProperty(
    fc.scheduler(),
    fc.array(fc.tuple(steps, fc.integer({ min: 0, max: 5 })), { minLength: 1, maxLength: 12 }),
    fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    async (scheduler, sequence, failures) => {
      const model = createModel();
      const kit = setUp();
      let writes = 0;
      const answer = <Value>(make: () => Value): Promise<Value> => {
        // Some writes are refused, now and then.
        const value = make();
        return scheduler.schedule(Promise.resolve(value));
      };
      const write = <Value>(make: () => Value): Promise<Value> => {
        writes += 1;
        if (failures[writes % failures.length] === true && writes % 3 === 0) {
          return scheduler.schedule(Promise.resolve()).then(() => {
            throw refusal('70014');
          });
        }
        return answer(make);
      };
      kit.fake.on('lists', 'loadFiles', ({ folderId }) =>
        answer(() => folderPageOf(model.folder(folderId ?? 'root'))),
      );
      kit.fake.on('lists', 'trashFiles', () => answer(() => pageOf(model.trash())));
      kit.fake.on('lists', 'trashCount', () => answer(() => ({ trashChartCount: model.trashed.size })));
      kit.fake.on('folders', 'move', ({ fileId, folderId }) =>
        write(() => {
          model.home.set(fileId, folderId);
          return { file: model.record(fileId) };
        }),
      );
      kit.fake.on('folders', 'toTrash', ({ fileId }) =>
        write(() => {
          model.trashed.add(fileId);
          return changed;
        }),
      );
      kit.fake.on('folders', 'restore', ({ fileId }) =>
        write(() => {
          model.trashed.delete(fileId);
          return { ...changed, folderId: model.home.get(fileId) ?? 'root', toRoot: false };
        }),
      );
      kit.fake.on('charts', 'rename', ({ chartId, title }) =>
        write(() => {
          model.titles.set(chartId, title);
          return { file: model.record(chartId) };
        }),
      );
      await scheduler.waitFor(kit.area.openFolder('root'));
      const running: Promise<unknown>[] = [];
      for (const [step, answers] of sequence) {
        running.push(step(kit));
        for (let at = 0; at < answers && scheduler.count() > 0; at += 1) await scheduler.waitOne();
      }
      await scheduler.waitFor(Promise.all(running));
      const { place, list } = kit.area.getState();
      const truth = place.page === 'diagrams' ? model.folder(place.folderId) : model.trash();
      expect(list.status).toBe('ready');
      expect(contentOf(list)?.rows.map((row) => [row?.id, row?.title, row?.parentId])).toEqual(
        truth.map((record) => [record.chartId, record.title, record.parentId]),
      );
    },
  );
  await fc.assert(run, { seed: SEED, numRuns: 600 });
});
