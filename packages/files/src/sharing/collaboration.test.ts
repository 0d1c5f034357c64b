import { describe, expect, it } from 'vitest';
import { sharedMessages } from '@chartdock/contract';
import { noticeOf } from '../notice-of.ts';
import { fileRecord, files } from '../testing/builders.ts';
import { pageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

const textOf = (key: 'collaboration.exitSucceeded' | 'collaboration.exitFailed') => [
  sharedMessages.zh[key],
  sharedMessages.en[key],
];

const shared = async (...ids: readonly string[]) => {
  const kit = setUp();
  let rows = ids;
  kit.fake.on('lists', 'collaborationFiles', () => pageOf(rows.map((id) => fileRecord(id))));
  kit.fake.on('collaboration', 'quit', ({ id }) => {
    rows = rows.filter((row) => row !== id);
    return {};
  });
  await kit.area.openPlace({ page: 'shared', by: 'others' });
  return kit;
};

describe('leaving a collaboration', () => {
  it('[ERR-26] says so; the row goes without an undo', async () => {
    const { area, fake, events, rowIds } = await shared('f0', 'f1');
    const [item] = files(0, 1);
    const result = await area.leaveCollaboration(item === undefined ? [] : [item]);
    expect(fake.callsOf('collaboration.quit')).toEqual([{ type: 'chart', id: 'f0' }]);
    expect([rowIds(), result]).toEqual([['f1'], { status: 'done', value: undefined, undo: undefined }]);
    expect(events.map(noticeOf)).toEqual([{ tone: 'success', text: { key: 'collaboration.exitSucceeded' } }]);
    expect(textOf('collaboration.exitSucceeded')).toEqual(['退出成功', 'Exit succeeded']);
    expect(await area.undo()).toBe(false);
  });

  it('[ERR-27] reports failure after the row has returned', async () => {
    const { area, fake, events, rowIds } = await shared('f0', 'f1');
    fake.on('collaboration', 'quit', () => {
      throw refusal('70004');
    });
    await area.leaveCollaboration(files(0, 1));
    expect([rowIds(), events.map(noticeOf)]).toEqual([
      ['f0', 'f1'],
      [{ tone: 'error', text: { key: 'collaboration.exitFailed' } }],
    ]);
    expect(textOf('collaboration.exitFailed')).toEqual(['退出失败', 'Exit failed']);
  });

  it('leaves several, one call each, despite a refusal', async () => {
    const { area, fake, events, rowIds } = await shared('f0', 'f1', 'f2', 'f3', 'f4', 'f5');
    const quit: string[] = [];
    fake.on('collaboration', 'quit', ({ id }) => {
      if (id === 'f2') throw refusal('70004', 'not yours');
      quit.push(id);
      return {};
    });
    fake.on('lists', 'collaborationFiles', () => pageOf([fileRecord('f2')]));
    await area.leaveCollaboration(files(0, 6));
    expect([quit, rowIds()]).toEqual([['f0', 'f1', 'f3', 'f4', 'f5'], ['f2']]);
    expect(events).toMatchObject([
      { type: 'collaborationLeft', count: 5 },
      { type: 'collaborationLeaveFailed', report: { failed: 1, total: 6 } },
    ]);
    expect(area.getState().changes).toMatchObject([{ failed: [{ item: { id: 'f2' } }] }]);
  });
});
