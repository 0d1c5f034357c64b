import { describe, expect, it } from 'vitest';
import { checkOptions } from '../api/check-options.ts';
import type { ChartdockOptions, Presentation } from '../api/options.types.ts';
import { createChartdock } from '../create-chartdock.ts';
import { areaTask, locationTask } from '../tasks/other-tasks.ts';
import { pickTask } from '../tasks/pick-task.ts';
import { choosePlacement } from './placement.ts';

const good: ChartdockOptions = {
  clientId: 'partner-demo',
  baseUrl: 'https://charts.example.com',
  getToken: async () => null,
};

describe('createChartdock', () => {
  it('touches nothing and needs no document', () => {
    expect(typeof document).toBe('undefined');
    expect(() => createChartdock({ ...good, clientId: 'x'.repeat(64) }).destroy()).not.toThrow();
  });

  it.each([
    ['https://charts.example.com', 'https://charts.example.com/embed/v1/?client=partner-demo'],
    ['https://charts.example.com/', 'https://charts.example.com/embed/v1/?client=partner-demo'],
    [new URL('http://localhost:4600'), 'http://localhost:4600/embed/v1/?client=partner-demo'],
    ['https://example.com/charts/', 'https://example.com/charts/embed/v1/?client=partner-demo'],
  ])('finds the guest page of %s', (baseUrl, page) => {
    expect(checkOptions({ ...good, baseUrl }).href).toBe(page);
  });

  it.each<[string, object]>([
    ['clientId', { clientId: '' }],
    ['clientId', { clientId: undefined, clientID: 'partner-demo' }],
    ['clientId', { clientId: 'a b' }],
    ['clientId', { clientId: 'x&y=1' }],
    ['baseUrl', { baseUrl: '/relative' }],
    ['baseUrl', { baseUrl: 'javascript:alert(1)' }],
    ['baseUrl', { baseUrl: 'https://charts.example.com/?x=1' }],
    ['baseUrl', { baseUrl: 'see https://charts.example.com' }],
    ['baseUrl', { baseUrl: 'https://' }],
    ['baseUrl', { baseUrl: 'https://charts.example.com/#a' }],
    ['clientId', { clientId: 'x'.repeat(65) }],
  ])('throws bad_option that names %s for %j', (name, change) => {
    expect(() => createChartdock({ ...good, ...change })).toThrow(
      expect.objectContaining({ code: 'bad_option', message: `bad option ${name}` }),
    );
  });
});

describe('pickTask', () => {
  it('picks one file anywhere by default', () => {
    expect(pickTask({}).config).toEqual({
      task: 'pick-files',
      multiple: false,
      max: 1,
      types: [],
      start: 'last',
    });
  });

  it('has max 1 for one, 100 for several', () => {
    expect(pickTask({ max: 5 }).config).toMatchObject({ max: 1 });
    expect(pickTask({ multiple: true }).config).toMatchObject({ max: 100 });
    expect(pickTask({ multiple: true, max: 5 }).config).toMatchObject({ max: 5 });
  });

  it('asks about each file only with a listener', () => {
    expect(pickTask({ canPick: () => true }).config).toMatchObject({ checks: true });
    expect(pickTask({}).config).not.toHaveProperty('checks', true);
  });

  it('ends with one file, or a list', () => {
    const files = [{ id: '1', title: 'a', category: 'mind' }];
    expect(pickTask({}).valueOf(files as never)).toEqual(files[0]);
    expect(pickTask({ multiple: true }).valueOf(files as never)).toEqual(files);
  });

  it('takes between one and the asked number', () => {
    const file = { id: '1', title: 'a', category: 'mind' };
    const { isValue } = pickTask({ multiple: true, max: 2 });
    expect([[], [file], [file, file], [file, file, file], 'file'].map(isValue)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it.each<[string, object]>([
    ['max', { multiple: true, max: 0 }],
    ['max', { multiple: true, max: 101 }],
    ['max', { multiple: true, max: 1.5 }],
    ['types', { types: 'mind' }],
    ['types', { types: [1] }],
  ])('throws bad_option that names %s for %j', (name, options) => {
    expect(() => pickTask(options)).toThrow(
      expect.objectContaining({ code: 'bad_option', message: `bad option ${name}` }),
    );
  });
});

describe('the other tasks', () => {
  it('asks for a folder by default, with warnings', () => {
    const { config, isValue } = locationTask({ name: 'Plan' });
    expect(config).toEqual({
      task: 'pick-location',
      start: 'last',
      name: 'Plan',
      conflict: 'warn',
      create: true,
    });
    expect([{ folderId: 'root', title: '' }, { folderId: 'root' }, null].map(isValue)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows My files by default, ending without value', () => {
    const { config, isValue } = areaTask({});
    expect(config).toEqual({ task: 'file-area', route: 'mine' });
    expect([null, {}].map(isValue)).toEqual([true, false]);
  });

  it('throw bad_option naming the long text', () => {
    expect(() => locationTask({ name: '' })).toThrow('bad option name');
    expect(() => areaTask({ route: 'search', keyword: 'x'.repeat(121) })).toThrow('bad option keyword');
  });
});

describe('choosePlacement', () => {
  const inPage = { isConnected: true } as Element;
  const kindOf = async (options: Presentation): Promise<string | undefined> =>
    (await choosePlacement(options))?.kind;

  it('takes the container when nothing else is wanted', async () => {
    expect(await kindOf({ container: inPage })).toBe('container');
    expect(await kindOf({ container: inPage, present: 'container' })).toBe('container');
    expect(await kindOf({ container: inPage, present: 'modal' })).toBe('modal');
    expect(await kindOf({})).toBe('modal');
  });

  it('leaves windows, pages and hosts to their part', async () => {
    for (const present of ['popup', 'page', 'host'] as const)
      expect(await kindOf({ present })).toBeUndefined();
  });

  it('tries another place only where none was asked for', async () => {
    expect(await choosePlacement({})).toMatchObject({ mayFallBack: true });
    expect(await choosePlacement({ present: 'modal' })).toMatchObject({ mayFallBack: false });
  });

  it.each<[string, Presentation]>([
    ['container', { present: 'container' }],
    ['container', { container: { isConnected: false } as Element }],
  ])('rejects with bad_option that names %s for %j', async (name, options) => {
    await expect(choosePlacement(options)).rejects.toThrow(`bad option ${name}`);
  });
});
