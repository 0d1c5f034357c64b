import { describe, expect, it, vi } from 'vitest';
import { EmbedError } from '../errors.ts';
import { createLife } from './life.ts';

describe('the life of a surface', () => {
  it('ends once, with its first outcome, and does what was left for the end', async () => {
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

  it('does at once what is left for the end when it has ended', () => {
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

  it('is cancelled by a signal, also one that has fired before, and lets go of it', async () => {
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

  it('answers for controls that are not there yet, and leads to them once they are', async () => {
    const life = createLife(undefined);
    expect([await life.handle.back(), await life.handle.act({ act: 'clear' })]).toEqual([false, false]);
    const update = vi.fn();
    life.controls = { update, focus: vi.fn(), back: async () => true, act: async () => true };
    life.handle.update({ theme: 'dark' });
    expect(update).toHaveBeenCalledWith({ theme: 'dark' });
    expect([await life.handle.back(), await life.handle.act({ act: 'clear' })]).toEqual([true, true]);
  });

  it('has an id and a ticket that no other has', () => {
    const made = Array.from({ length: 50 }, () => createLife(undefined));
    expect(new Set(made.flatMap(({ id, ticket }) => [id, ticket])).size).toBe(100);
  });
});
