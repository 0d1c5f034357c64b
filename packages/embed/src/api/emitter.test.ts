import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

interface Events {
  readonly one: number;
  readonly other: string;
}
const turn = (): Promise<void> => Promise.resolve();

describe('an emitter', () => {
  it('calls handlers of the event and reports any', async () => {
    const emitter = createEmitter<Events>();
    const heard: unknown[] = [];
    emitter.on('one', (data) => heard.push(['first', data]));
    emitter.on('one', (data) => heard.push(['second', data]));
    expect([emitter.emit('one', 5), emitter.emit('other', 'x')]).toEqual([true, false]);
    await turn();
    expect(heard).toEqual([
      ['first', 5],
      ['second', 5],
    ]);
  });

  it('returns a stop for each listener, twins too', async () => {
    const emitter = createEmitter<Events>();
    const handler = vi.fn();
    const stop = emitter.on('one', handler);
    emitter.on('one', handler);
    stop();
    expect(emitter.emit('one', 1)).toBe(true);
    await turn();
    expect(handler.mock.calls).toEqual([[1]]);
  });

  it('calls handlers after the emitting code has ended', async () => {
    const emitter = createEmitter<Events>();
    const heard = vi.fn();
    emitter.on('one', () => {
      emitter.emit('other', 'from within');
    });
    emitter.on('one', heard);
    expect(emitter.emit('one', 2)).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    await turn();
    expect(heard.mock.calls).toEqual([[2]]);
  });
});
