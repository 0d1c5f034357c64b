import { createMemoryStorage } from '@chartdock/platform';
import { describe, expect, it } from 'vitest';
import { createChoice } from './choice.ts';

const values = ['system', 'light', 'dark'] as const;

const make = (initial: Readonly<Record<string, string>> = {}) => {
  const storage = createMemoryStorage(initial);
  const applied: string[] = [];
  const choice = createChoice({
    storage,
    key: 'theme',
    values,
    fallback: 'system',
    apply: (value) => void applied.push(value),
  });
  return { storage, applied, choice };
};

describe('createChoice', () => {
  it('starts with the stored value and applies it', () => {
    const { choice, applied } = make({ theme: 'dark' });
    expect(choice.get()).toBe('dark');
    expect(applied).toEqual(['dark']);
  });

  it('takes an unknown stored value for the fallback', () => {
    expect(make({ theme: 'pink' }).choice.get()).toBe('system');
  });

  it('stores, applies and announces a change once', () => {
    const { choice, storage, applied } = make();
    let heard = 0;
    const stop = choice.subscribe(() => {
      heard += 1;
    });
    choice.set('light');
    choice.set('light');
    expect(storage.get('theme')).toBe('light');
    expect(applied).toEqual(['system', 'light']);
    expect(heard).toBe(1);
    stop();
    choice.set('dark');
    expect(heard).toBe(1);
  });
});
