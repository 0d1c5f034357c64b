import { describe, expect, it, vi } from 'vitest';
import { EmbedError } from '../errors.ts';
import { createLife } from './life.ts';

describe('the life of a surface', () => {
  it('ends once and runs the rest at the end', async () => {
    const life = createLife(undefined);
    const task = vi.fn();
    life.atEnd(task);
    life.settle({ status: 'cancelled', by: 'user' });
    life.settle({ status: 'cancelled', by: 'host' });
    life.reject(new EmbedError('bad_option'));
    expect(await life.handle).toEqual({ status: 'cancelled', by: 'user' });
    expect(task).toHaveBeenCalledTimes(1);
    expect(life.handle.state).toBe('settled');
    await life.handle.ready;
  });

  it('runs end tasks at once when already ended', () => {
    const life = createLife(undefined);
    life.handle.close();
    const task = vi.fn();
    life.atEnd(task);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('rejects for a mistake in the calling code', async () => {
    const life = createLife(undefined);
    life.reject(new EmbedError('bad_option', 'bad option max'));
    await expect(life.handle).rejects.toMatchObject({ code: 'bad_option' });
    await life.handle.ready;
  });

  it('obeys a signal, even an earlier one, then releases', async () => {
    const abort = new AbortController();
    const life = createLife(abort.signal);
    abort.abort();
    expect(await life.handle.result).toEqual({ status: 'cancelled', by: 'signal' });
    expect(await createLife(abort.signal).handle).toEqual({ status: 'cancelled', by: 'signal' });

    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    createLife(signal).handle.close();
    expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  });

  it('queues controls until they exist', async () => {
    const life = createLife(undefined);
    expect([await life.handle.back(), await life.handle.act({ act: 'clear' })]).toEqual([false, false]);
    const update = vi.fn();
    life.controls = { update, focus: vi.fn(), back: async () => true, act: async () => true };
    life.handle.update({ theme: 'dark' });
    expect(update).toHaveBeenCalledWith({ theme: 'dark' });
    expect([await life.handle.back(), await life.handle.act({ act: 'clear' })]).toEqual([true, true]);
  });

  it('has an id and ticket of its own', () => {
    const made = Array.from({ length: 50 }, () => createLife(undefined));
    expect(new Set(made.flatMap(({ id, ticket }) => [id, ticket])).size).toBe(100);
  });

  it('becomes ready once and waits for decisions', async () => {
    const life = createLife(undefined);
    const isReady = vi.fn();
    void life.handle.ready.then(isReady);
    expect(life.handle.state).toBe('opening');
    await Promise.resolve();
    expect(isReady).not.toHaveBeenCalled();
    life.turn('ready');
    await life.handle.ready;
    life.turn('busy');
    expect(life.handle.state).toBe('busy');
    life.handle.close();
    life.turn('ready');
    expect(life.handle.state).toBe('settled');
    expect(await life.handle).toEqual({ status: 'cancelled', by: 'host' });
  });

  it('focuses anything there, or nothing', () => {
    const life = createLife(undefined);
    life.handle.focus();
    life.handle.update({ theme: 'dark' });
    const focus = vi.fn();
    life.controls = { update: vi.fn(), focus, back: async () => true, act: async () => true };
    life.handle.focus();
    expect(focus).toHaveBeenCalledOnce();
  });

  it('tells who listens to it of its events', async () => {
    const life = createLife(undefined);
    const heard = vi.fn();
    life.handle.on('ready', heard);
    life.own.emit('ready', null);
    await Promise.resolve();
    expect(heard.mock.calls).toEqual([[null]]);
  });

  it('has numeric ids that fit into an address', () => {
    const { id, ticket } = createLife(undefined);
    for (const one of [id, ticket]) expect(one).toMatch(/^\d+(-\d+){3}$/);
  });

  it('ignores mistakes that come after its end', async () => {
    const life = createLife(undefined);
    life.handle.close();
    life.reject(new EmbedError('bad_option'));
    expect(await life.handle).toEqual({ status: 'cancelled', by: 'host' });
  });
});
