import { describe, expect, it } from 'vitest';
import { isSurfaceConfig } from '../wire/configs.ts';
import { otherTask } from './other-tasks.ts';

const setup = { surface: 'modal', ticket: 't' };
const guestTakes = (config: object): boolean => isSurfaceConfig({ ...setup, ...config });

describe('tasks beside picking files', () => {
  it.each([
    [['pick-location'], { task: 'pick-location', start: 'last', conflict: 'warn', create: true }],
    [['file-area'], { task: 'file-area', route: 'mine' }],
    [['open-file', 'f1'], { task: 'open-file', fileId: 'f1' }],
    [['dialog', 'share', { a: 1 }], { task: 'dialog', name: 'share', params: { a: 1 } }],
  ] as const)('%j become what a guest understands', (wish, config) => {
    const task = otherTask(wish, {});
    expect(task.config).toMatchObject(config);
    expect(guestTakes(task.config)).toBe(true);
  });

  it('names the option that makes no sense', () => {
    expect(() => otherTask(['open-file', ''], {})).toThrow('bad option open-file');
    expect(() => otherTask(['dialog', 'x'.repeat(121), null], {})).toThrow('bad option dialog');
    expect(() => otherTask(['pick-location'], { name: '' } as object)).toThrow('bad option name');
    expect(() => otherTask(['file-area'], { route: '' } as object)).toThrow('bad option route');
  });

  it('take only what each of them may end with', () => {
    const place = { folderId: 'root', title: '', name: 'Plan' };
    const isValue = (wish: Parameters<typeof otherTask>[0], value: unknown): boolean =>
      otherTask(wish, {}).isValue(value);
    expect([isValue(['pick-location'], place), isValue(['pick-location'], { ...place, x: 1 })]).toEqual([
      true,
      false,
    ]);
    expect([isValue(['file-area'], null), isValue(['file-area'], place)]).toEqual([true, false]);
    expect([isValue(['dialog', 'a', null], { any: 1 }), isValue(['dialog', 'a', null], undefined)]).toEqual([
      true,
      false,
    ]);
  });
});
