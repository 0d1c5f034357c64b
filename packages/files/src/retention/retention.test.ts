import { createMemoryStorage } from '@chartdock/platform';
import type { KeyValueStorage } from '@chartdock/platform';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileRecord } from '../testing/builders.ts';
import { ROOMY, setUp } from '../testing/set-up.ts';
import {
  NO_RETENTION_FLAGS,
  afterRemainingChanged,
  afterWarningClosed,
  decideRetention,
  retentionLevel,
  showsTrashWarning,
} from './retention.state.ts';

interface Situation {
  readonly left: number;
  readonly inTrash: number;
  readonly team?: 'organisation' | 'teamId' | 'emptyTeamId';
  readonly storage?: KeyValueStorage;
  readonly asksRetention?: boolean;
}

const open = async ({ left, inTrash, team, storage, asksRetention = true }: Situation) => {
  const auth = team === 'teamId' ? { teamId: 't1' } : team === 'emptyTeamId' ? { teamId: '' } : {};
  const kit = setUp({
    privilege: { ...ROOMY, fileCount: 9, usedFileCount: 9 - left, orgMember: team === 'organisation', auth },
    asksRetention,
    ...(storage && { storage }),
  });
  kit.fake.on('lists', 'trashCount', () => ({ trashChartCount: inTrash }));
  kit.fake.on('charts', 'create', () => ({ chartId: 'new', file: fileRecord('new') }));
  await kit.area.openFolder('root');
  await kit.area.loadTrashCount();
  return kit;
};

describe('before a file is made', () => {
  it('[RETAIN-01] stays silent with two or more left', async () => {
    for (const left of [2, 3, 9]) {
      const { area, eventTypes } = await open({ left, inTrash: 5 });
      expect(await area.createFile('flow')).toMatchObject({ status: 'done' });
      expect(eventTypes()).not.toContain('retentionAsked');
    }
    expect([2, 3, 100].map((remaining) => decideRetention({ remaining, trashCount: 9 }))).toEqual([
      'none',
      'none',
      'none',
    ]);
  });

  it('asks near the limit with trash, sending nothing', async () => {
    for (const left of [1, 0] as const) {
      const { area, fake, host, events } = await open({ left, inTrash: 3 });
      expect(await area.createFile('flow')).toEqual({ status: 'refused', reason: 'retention_asked' });
      expect(events).toEqual([
        { type: 'retentionAsked', level: left, trashCount: 3, category: 'flow', folderId: 'root' },
      ]);
      expect([fake.callsOf('charts.create'), host.heldWindows()]).toEqual([[], 0]);
    }
  });

  it('continues after the question at one, never zero', async () => {
    const one = await open({ left: 1, inTrash: 3 });
    expect(await one.area.createFile('flow', { retentionAnswered: true })).toMatchObject({ status: 'done' });
    const none = await open({ left: 0, inTrash: 3 });
    expect(await none.area.createFile('flow', { retentionAnswered: true })).toEqual({
      status: 'refused',
      reason: 'quota_used_up',
    });
  });

  it('skips empty trash: one file, then the prompt', async () => {
    const one = await open({ left: 1, inTrash: 0 });
    expect(await one.area.createFile('flow')).toMatchObject({ status: 'done' });
    const none = await open({ left: 0, inTrash: 0 });
    expect(await none.area.createFile('flow')).toEqual({ status: 'refused', reason: 'quota_used_up' });
    expect(none.eventTypes()).toEqual(['creationStopped']);
  });

  it('asks nothing where no screen shows the question', async () => {
    const one = await open({ left: 1, inTrash: 3, asksRetention: false });
    expect(await one.area.createFile('flow')).toMatchObject({ status: 'done' });
    expect(one.eventTypes()).not.toContain('retentionAsked');
  });
});

describe('leaving a preview', () => {
  it('[RETAIN-04] leads to trash at the first last file', async () => {
    expect((await open({ left: 1, inTrash: 2 })).area.leavePreview()).toBe('visit_trash');
    expect((await open({ left: 2, inTrash: 2 })).area.leavePreview()).toBe('go_on');
  });

  it('[RETAIN-05] leads to trash the first time none is left', async () => {
    const storage = createMemoryStorage();
    expect((await open({ left: 1, inTrash: 2, storage })).area.leavePreview()).toBe('visit_trash');
    expect((await open({ left: 0, inTrash: 2, storage })).area.leavePreview()).toBe('visit_trash');
  });

  it('[RETAIN-06] continues at a known level, also later', async () => {
    for (const left of [1, 0]) {
      const storage = createMemoryStorage();
      const { area } = await open({ left, inTrash: 2, storage });
      expect([area.leavePreview(), area.leavePreview()]).toEqual(['visit_trash', 'go_on']);
      expect((await open({ left, inTrash: 2, storage })).area.leavePreview()).toBe('go_on');
    }
  });
});

describe('the trash warning', () => {
  const shows = async (situation: Situation) => (await open(situation)).area.checkTrashWarning();

  it('is announced with its level', async () => {
    const { area, events } = await open({ left: 1, inTrash: 4 });
    expect(area.checkTrashWarning()).toBe(true);
    expect(events).toEqual([{ type: 'trashWarningShown', level: 1, trashCount: 4 }]);
  });

  it('[RETAIN-08] does not show with two files left', async () => {
    expect(await Promise.all([2, 1, 0].map((left) => shows({ left, inTrash: 1 })))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('[RETAIN-09] hides from members of teams and organisations', async () => {
    const teams = ['organisation', 'teamId', 'emptyTeamId'] as const;
    expect(await Promise.all(teams.map((team) => shows({ left: 1, inTrash: 1, team })))).toEqual([
      false,
      false,
      true,
    ]);
    const figures = { remaining: 1, trashCount: 1, page: 'history' };
    expect(showsTrashWarning(NO_RETENTION_FLAGS, { ...figures, isTeamMember: true })).toBe(false);
    expect(showsTrashWarning(NO_RETENTION_FLAGS, { ...figures, isTeamMember: false })).toBe(true);
  });

  it('[RETAIN-10] does not show with an empty trash', async () => {
    expect(await shows({ left: 0, inTrash: 0 })).toBe(false);
  });

  it('[RETAIN-11] shows on lists of files alone', () => {
    const pages = [
      'diagrams',
      'history',
      'shared',
      'favourites',
      'trash',
      'setting',
      'payment',
      'template_create',
      '',
    ];
    const figures = { remaining: 0, trashCount: 1, isTeamMember: false };
    expect(pages.filter((page) => showsTrashWarning(NO_RETENTION_FLAGS, { ...figures, page }))).toEqual([
      'diagrams',
      'history',
      'shared',
      'favourites',
      'trash',
    ]);
  });

  it('[RETAIN-12] shows each visit until closed at its level', async () => {
    const storage = createMemoryStorage();
    const { area } = await open({ left: 1, inTrash: 1, storage });
    expect([area.checkTrashWarning(), area.checkTrashWarning()]).toEqual([true, true]);
    area.closeTrashWarning();
    expect(area.checkTrashWarning()).toBe(false);
    expect(await shows({ left: 1, inTrash: 1, storage })).toBe(false);
    expect(await shows({ left: 0, inTrash: 1, storage })).toBe(true);
    expect(await shows({ left: 2, inTrash: 1, storage })).toBe(false);
    expect(await shows({ left: 1, inTrash: 1, storage })).toBe(true);
  });

  it('reads damaged flags as none', async () => {
    for (const stored of ['{', 'null', '[]', '{"closed":7}', '{"closed":[1,"x",5]}']) {
      const storage = createMemoryStorage({ 'chartdock.retention.user-me': stored });
      expect(await shows({ left: 0, inTrash: 1, storage })).toBe(true);
    }
  });
});

it('stays closed until there is room', () => {
  const step = fc.oneof(fc.constant('close' as const), fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let [flags, remaining] = [NO_RETENTION_FLAGS, 9];
      let closed = new Set<number>();
      for (const next of steps) {
        if (next === 'close') {
          flags = afterWarningClosed(flags, remaining);
          if (remaining < 2) closed.add(remaining);
        } else {
          remaining = next;
          flags = afterRemainingChanged(flags, remaining);
          if (remaining >= 2) closed = new Set();
        }
        const shown = showsTrashWarning(flags, {
          remaining,
          trashCount: 1,
          isTeamMember: false,
          page: 'trash',
        });
        expect(shown).toBe(retentionLevel(remaining) !== undefined && !closed.has(remaining));
      }
    }),
    { seed: 20261121, numRuns: 300 },
  );
});
