import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Life } from '../api/life.ts';
import { createLife } from '../api/life.ts';
import type { LogEntry, PickOptions } from '../api/options.types.ts';
import { EmbedError } from '../errors.ts';
import { extrasOf } from './extras.ts';

const file = { id: 'f1', title: 'Plan', category: 'mind' };
const asked = { signal: new AbortController().signal, afterwards: () => undefined };

let life: Life;
let lines: LogEntry[];
const log = (line: LogEntry): void => void lines.push(line);

beforeEach(() => {
  life = createLife(undefined);
  lines = [];
});

describe('what a guest asks a host that decides about files', () => {
  const ask = (options: PickOptions, method: string, params: unknown): unknown =>
    extrasOf(options, life).methods[method]?.run(params as never, asked);

  it('answers per file in order, allowed by default', async () => {
    const canPick = vi.fn(async ({ id }: { readonly id: string }) => (id === 'f1' ? true : 'too large'));
    const items = [{ ...file, id: 'f2' }, file];
    expect(await ask({ canPick }, 'item.check', { items })).toEqual(['too large', true]);
    expect(canPick.mock.calls.map(([{ id }]) => id)).toEqual(['f2', 'f1']);
    expect(await ask({ canPick: () => undefined as never }, 'item.check', { items: [file] })).toEqual([true]);
    expect(await ask({}, 'item.check', { items: [file] })).toEqual([true]);
  });

  it('runs the command of that id', async () => {
    const onCommand = vi.fn(() => ({ message: 'copied' }));
    expect(await ask({ onCommand }, 'command.run', { id: 'copy', items: [file] })).toEqual({
      message: 'copied',
    });
    expect(onCommand).toHaveBeenCalledWith('copy', [file]);
    expect(await ask({ onCommand: () => undefined }, 'command.run', { id: 'a', items: [] })).toEqual({});
    expect(await ask({}, 'command.run', { id: 'a', items: [] })).toEqual({});
  });

  it('has guards of its own', () => {
    const { methods, events } = extrasOf({}, life);
    expect(Object.keys(methods).sort()).toEqual(['command.run', 'item.check']);
    expect(Object.keys(events).sort()).toEqual(['progress', 'telemetry']);
  });
});

describe('the debug log', () => {
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

  it('hears only names of events and the end', async () => {
    extrasOf({ log }, life);
    const events = [
      ['ready', null],
      ['selection', { items: [file] }],
      ['navigated', { view: 'mine', folderId: 'root', scroll: 0 }],
      ['session', { state: 'active', recoverable: true }],
      ['shortcut', { key: 'Escape' }],
      ['focusLeave', { direction: 'forward' }],
      ['resize', { height: 1 }],
      ['progress', { name: 'import', done: 1, total: 2 }],
      ['telemetry', { name: 'list' }],
    ] as const;
    for (const [name, data] of events) life.own.emit(name, data);
    await settled();
    life.handle.close();
    await settled();
    expect(lines).toEqual(
      [...events.map(([event]) => event), 'settled'].map((event) => ({ surface: life.id, event })),
    );
  });

  it('listens to no link, which then opens itself', () => {
    extrasOf({ log }, life);
    const link = { url: 'https://charts.test/f', kind: 'file', disposition: 'new' } as const;
    expect(life.own.emit('navigate', link)).toBe(false);
  });

  it('names the options that were not understood', async () => {
    extrasOf({ log, tabs: ['none'] } as object, life);
    life.settle({ status: 'refused', code: 'bad_option', next: 'contact_support' });
    await settled();
    expect(lines).toEqual([
      { surface: life.id, event: 'settled' },
      { surface: life.id, event: 'bad_option', detail: ['tabs'] },
    ]);
  });

  it.each([
    [{ status: 'refused', code: 'quota', next: 'upgrade' }],
    [{ status: 'cancelled', by: 'user' }],
  ] as const)('names none for %j', async (outcome) => {
    extrasOf({ log }, life);
    life.settle(outcome);
    await settled();
    expect(lines).toEqual([{ surface: life.id, event: 'settled' }]);
  });

  it('leaves mistakes naming an option to the caller', async () => {
    extrasOf({ log }, life);
    const rejected = expect(life.handle).rejects.toMatchObject({ code: 'bad_option' });
    life.reject(new EmbedError('bad_option'));
    await rejected;
    await settled();
    expect(lines).toEqual([{ surface: life.id, event: 'settled' }]);
  });

  it('is kept only by those who asked', () => {
    extrasOf({}, life);
    expect(life.own.emit('ready', null)).toBe(false);
  });
});
