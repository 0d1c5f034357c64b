import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chartdock } from '../api/chartdock.ts';
import type { PickOptions } from '../api/options.types.ts';
import { createFakeDock } from '../testing/fake-dock.ts';
import { applyLook, createLiveDock, dockKeyOf, lookKeyOf } from './live-dock.ts';
import type { ChartdockPickerOptions, PickerBoxProps } from './picker-box.ts';
import { anyPicker, openInBox, pickerKeyOf } from './picker-box.ts';

const box = { isConnected: true } as Element;
const file = { id: 'f1', title: 'Plan', category: 'mind' };

describe('a picker in a box', () => {
  let fake: ReturnType<typeof createFakeDock>;
  let latest: { current: PickerBoxProps };
  const onOutcome = vi.fn();
  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    onOutcome.mockReset();
    fake = createFakeDock();
    latest = { current: { dock: fake.dock, onOutcome } };
  });
  const open = (options?: ChartdockPickerOptions): (() => void) => {
    latest.current = { ...latest.current, options };
    return openInBox(box, latest);
  };

  it('fills its element and hands controls over', () => {
    const onOpen = vi.fn();
    latest.current = { ...latest.current, onOpen };
    open({ multiple: true, types: ['mind'] });
    expect(fake.pickers[0]?.options).toStrictEqual({
      multiple: true,
      types: ['mind'],
      present: 'container',
      container: box,
    });
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('asks the latest callbacks; missing ones allow', () => {
    const options = (name: string): ChartdockPickerOptions => ({
      canPick: () => name,
      onCommand: () => ({ message: name }),
      onCommit: () => ({ refuse: name }),
    });
    open(options('first'));
    const given = fake.pickers[0]?.options as Required<PickOptions>;
    const asked = { signal: new AbortController().signal };
    latest.current = { ...latest.current, options: options('second') };
    expect(given.canPick(file)).toBe('second');
    expect(given.onCommand('copy', [file])).toEqual({ message: 'second' });
    expect(given.onCommit([file] as never, asked)).toEqual({ refuse: 'second' });
    for (const gone of [{}, undefined]) {
      latest.current = { ...latest.current, options: gone };
      expect(given.canPick(file)).toBe(true);
      expect(given.onCommand('copy', [])).toBeUndefined();
      expect(given.onCommit([file] as never, asked)).toBeUndefined();
    }
  });

  it('tells how it ended, unless it was taken away', async () => {
    open();
    fake.pickers[0]?.ends({ status: 'cancelled', by: 'user' });
    await turn();
    expect(onOutcome.mock.calls).toEqual([[{ status: 'cancelled', by: 'user' }]]);
    const close = open();
    close();
    await turn();
    expect([fake.pickers[1]?.isClosed(), onOutcome.mock.calls.length]).toEqual([true, 1]);
  });

  it('stays the same picker for equal options', () => {
    const key = pickerKeyOf({ types: ['mind'], canPick: () => true });
    expect(pickerKeyOf({ types: ['mind'], canPick: () => 'no' })).toBe(key);
    const others: readonly (ChartdockPickerOptions | undefined)[] = [
      { types: ['mind'] },
      { types: ['flow'], canPick: () => true },
      undefined,
    ];
    for (const other of others) expect(pickerKeyOf(other)).not.toBe(key);
    expect(pickerKeyOf()).toBe(pickerKeyOf({}));
    expect(anyPicker(latest.current)).toBe(latest.current);
  });
});

describe('an instance of a component', () => {
  const options = {
    clientId: 'demo',
    baseUrl: 'https://charts.test',
    getToken: async (): Promise<string | null> => 'first',
  };

  it('differs by client or server alone', () => {
    const key = dockKeyOf(options);
    expect(dockKeyOf({ ...options, baseUrl: new URL('https://charts.test') })).not.toBe('');
    expect(dockKeyOf({ ...options, theme: 'dark', getToken: async () => null })).toBe(key);
    expect(dockKeyOf({ ...options, clientId: 'other' })).not.toBe(key);
    expect(dockKeyOf({ ...options, baseUrl: 'https://else.test' })).not.toBe(key);
  });

  it('carries a changed look, if one was named', () => {
    const update = vi.fn();
    const dock = { update } as unknown as Chartdock;
    const look = { theme: 'dark', locale: 'en', variables: { radius: 4 } } as const;
    applyLook(dock, lookKeyOf({ ...options, ...look }));
    expect(update.mock.calls).toEqual([[look]]);
    applyLook(dock, lookKeyOf({ ...options, theme: 'light' }));
    expect(update).toHaveBeenLastCalledWith({ theme: 'light' });
    applyLook(dock, lookKeyOf(options));
    expect(update).toHaveBeenCalledTimes(2);
    expect(lookKeyOf({ ...options, locale: 'zh' })).not.toBe(lookKeyOf({ ...options, locale: 'en' }));
    expect(lookKeyOf({ ...options, variables: { radius: 1 } })).not.toBe(lookKeyOf(options));
  });

  it('asks the newest options for tokens', async () => {
    let newest = options;
    const asked: string[] = [];
    vi.stubGlobal('window', { open: () => null });
    vi.stubGlobal('location', { hostname: 'partner.test', origin: 'https://partner.test' });
    vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: 'en' } }));
    vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
      asked.push(String((init?.headers as Record<string, string> | undefined)?.['token']));
      return Response.json({ code: '200', msg: '', data: { allowed: true } });
    });
    const dock = createLiveDock(options, () => newest);
    newest = { ...options, getToken: async () => 'second' };
    expect(await dock.can('create')).toEqual({ allowed: true });
    expect(asked).toEqual(['second']);
  });
});
