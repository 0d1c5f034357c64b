import { describe, expect, it } from 'vitest';
import { normaliseFile } from '../items/normalise-file.ts';
import { ME, fileRecord } from '../testing/builders.ts';
import { ROOMY, setUp } from '../testing/set-up.ts';
import type { SetUp } from '../testing/set-up.ts';

const file = normaliseFile(fileRecord('a', { parentId: 'folder-1', canvasCount: 1 }));

const open = (options: SetUp = {}) => {
  const parts = setUp(options);
  parts.fake.on('charts', 'cloneFile', () => ({ chartId: 'b', file: fileRecord('b', { title: 'Copy' }) }));
  return parts;
};

describe('cloning', () => {
  it('sends parent, category and file, then tells the title', async () => {
    const { area, fake, events, reloads } = open();
    await area.openFolder('folder-1');
    expect(await area.clone(file)).toMatchObject({ status: 'done', value: { id: 'b' } });
    expect(fake.callsOf('charts.cloneFile')).toEqual([{ id: 'a', category: 'flow', parentId: 'folder-1' }]);
    expect(fake.callsOf('lists.loadFiles')).toHaveLength(2);
    expect(events).toMatchObject([{ type: 'fileCloned', item: { title: 'Copy' } }]);
    expect(reloads).toEqual([false]);
  });

  it('clones beside own files, others to the top', async () => {
    const { area, fake } = open();
    await area.openPlace({ page: 'history' });
    await area.clone(file);
    await area.clone({ ...file, owner: { userId: `not ${ME}`, fullName: undefined, photoUrl: undefined } });
    expect(fake.callsOf('charts.cloneFile').map(({ parentId }) => parentId)).toEqual(['folder-1', 'root']);
  });

  it('asks for an upgrade without room or for canvases', async () => {
    const full = open({ privilege: { ...ROOMY, usedFileCount: 9 } });
    expect(await full.area.clone(file)).toEqual({ status: 'refused', reason: 'upgrade_needed' });
    const free = open();
    await free.area.clone({ ...file, canvasCount: 2 });
    for (const { events, fake } of [full, free]) {
      expect(events).toEqual([{ type: 'upgradeAsked', prompt: 'error.upgradeNeeded' }]);
      expect(fake.callsOf('charts.cloneFile')).toEqual([]);
    }
    const member = open({ privilege: { ...ROOMY, member: true, usedFileCount: 20 } });
    expect(await member.area.clone({ ...file, canvasCount: 2 })).toMatchObject({ status: 'done' });
  });

  it('shows refusals and sends no unknown category', async () => {
    const { area, fake, eventTypes } = open();
    expect(await area.clone({ ...file, category: 'unheard' })).toMatchObject({ failure: { code: '70001' } });
    expect(fake.callsOf('charts.cloneFile')).toEqual([]);
    fake.on('charts', 'cloneFile', () => Promise.reject(new Error('broken')));
    expect(await area.clone(file)).toMatchObject({ status: 'failed' });
    expect(eventTypes()).toEqual(['cloneFailed', 'cloneFailed']);
  });
});

describe('preview', () => {
  it('opens the read-only page in a new window', () => {
    const { area, host } = open();
    area.preview(file);
    expect(host.opened).toEqual([{ address: '/preview/a', target: 'new' }]);
  });

  it('is where templates among the favourites open', async () => {
    const { area, host, fake } = open();
    fake.on('lists', 'favFiles', () => ({
      rows: [],
      total: 0,
      page: 1,
      pageSize: 100,
      pagerCount: 7,
      cursor: null,
    }));
    await area.openPlace({ page: 'favourites', kind: 'template' });
    await area.openItem(file);
    await area.openPlace({ page: 'favourites', kind: 'chart' });
    await area.openItem(file);
    expect(host.opened.map(({ address }) => address)).toEqual(['/preview/a', '/diagraming/a']);
  });
});
