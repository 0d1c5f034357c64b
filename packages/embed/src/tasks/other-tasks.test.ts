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
  ] as const)('%j reach the guest in its terms', (wish, config) => {
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

  it('take only their own endings', () => {
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

describe('what a surface is called, and ends with', () => {
  it.each([
    [['pick-files'], '选择文件', 'Choose a file'],
    [['pick-location'], '选择位置', 'Choose a folder'],
    [['choose-template'], '选择模板', 'Choose a template'],
    [['file-area'], '文件', 'Files'],
    [['open-file', 'f1'], '文件', 'Files'],
    [['dialog', 'a', null], '文件', 'Files'],
  ] as const)('%j is called %s and %s', (wish, zh, en) => {
    expect(otherTask(wish, {}).names).toEqual({ zh, en });
  });

  it('returns the guest’s word, except for picks', () => {
    const place = { folderId: 'root', title: '' };
    expect(otherTask(['pick-location'], {}).valueOf(place as never)).toBe(place);
    expect(otherTask(['dialog', 'a', null], {}).valueOf('said' as never)).toBe('said');
  });

  it('needs its subject', () => {
    expect(() => otherTask(['open-file', undefined as never], {})).toThrow('bad option open-file');
    expect(() => otherTask(['dialog', undefined as never, null], {})).toThrow('bad option dialog');
    expect(otherTask(['dialog', 'a', undefined], {}).config).toEqual({
      task: 'dialog',
      name: 'a',
      params: null,
    });
  });
});

describe('a pick', () => {
  const file = { id: 'f1', title: 'Plan', category: 'mind' };

  it('takes the asked number, one by default', () => {
    const one = otherTask(['pick-files'], {});
    expect([one.isValue([file]), one.isValue([file, file]), one.isValue([])]).toEqual([true, false, false]);
    const two = otherTask(['pick-files'], { multiple: true, max: 2 } as object);
    expect([[file], [file, file], [file, file, file]].map(two.isValue)).toEqual([true, true, false]);
  });

  it('says whether its host looks at files', () => {
    const config = (options: object): object => otherTask(['pick-files'], options).config;
    expect(config({ canPick: () => true })).toMatchObject({ checks: true });
    expect(Object.entries(config({})).find(([name]) => name === 'checks')?.[1]).toBeUndefined();
  });

  it('allows all types and names senseless options', () => {
    expect(otherTask(['pick-files'], {}).config).toMatchObject({ types: [], start: 'last' });
    expect(() => otherTask(['pick-files'], { multiple: true, max: 101 } as object)).toThrow('bad option max');
    expect(() => otherTask(['pick-files'], { types: [''] } as object)).toThrow('bad option types');
  });
});
