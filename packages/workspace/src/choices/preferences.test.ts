import { createGuardedStorage, createMemoryStorage } from '@chartdock/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocaleChoice, createThemeChoice } from './preferences.ts';

afterEach(() => vi.unstubAllGlobals());

describe('createLocaleChoice', () => {
  it('[PROD-29] starts with zh when nothing is stored', () => {
    vi.stubGlobal('navigator', { language: 'en-GB', languages: ['en-GB', 'en'] });
    expect(createLocaleChoice(createMemoryStorage()).get()).toBe('zh');
    expect(createLocaleChoice(createMemoryStorage({ 'chartdock.locale': 'fr' })).get()).toBe('zh');
  });

  it('starts with the stored or host’s language', () => {
    const storage = createMemoryStorage({ 'chartdock.locale': 'en' });
    expect(createLocaleChoice(storage).get()).toBe('en');
    expect(createLocaleChoice(storage, 'zh').get()).toBe('zh');
  });

  it('remembers and announces a change once', () => {
    const storage = createMemoryStorage();
    const locale = createLocaleChoice(storage);
    const heard: string[] = [];
    const stop = locale.subscribe((value) => void heard.push(value));
    locale.set('en');
    locale.set('en');
    stop();
    locale.set('zh');
    expect(heard).toEqual(['en']);
    expect([locale.get(), storage.get('chartdock.locale')]).toEqual(['zh', 'zh']);
  });

  it('remembers the current language once chosen', () => {
    const storage = createMemoryStorage();
    const locale = createLocaleChoice(storage);
    expect(storage.get('chartdock.locale')).toBeUndefined();
    locale.set('zh');
    expect(storage.get('chartdock.locale')).toBe('zh');
  });

  it('works where storage is blocked', () => {
    const storage = createGuardedStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const locale = createLocaleChoice(storage);
    locale.set('en');
    expect(createLocaleChoice(storage).get()).toBe('en');
  });
});

describe('createThemeChoice', () => {
  it('follows the device unless told otherwise', () => {
    expect(createThemeChoice(createMemoryStorage()).get()).toBe('auto');
    expect(createThemeChoice(createMemoryStorage({ 'chartdock.theme': 'dark' })).get()).toBe('dark');
    expect(createThemeChoice(createMemoryStorage({ 'chartdock.theme': 'pink' })).get()).toBe('auto');
    expect(createThemeChoice(createMemoryStorage(), 'light').get()).toBe('light');
  });
});
