import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmitter } from '../api/emitter.ts';
import type { Instance } from '../api/instance.types.ts';
import type { ChartdockOptions } from '../api/options.types.ts';
import { browserClock } from '../clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { contextOf, localeOf } from './context.ts';
import { refusedBy } from './refused-by.ts';

const onTrouble = (): void => undefined;

const instanceOf = (more: Partial<ChartdockOptions> = {}, look: Instance['look'] = {}): Instance => ({
  page: new URL('https://charts.test/embed/v1/?client=demo'),
  options: { clientId: 'demo', baseUrl: 'https://charts.test', getToken: async () => null, ...more },
  all: createEmitter(),
  look,
});
const around = (lang: string, language: string): void => {
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('navigator', { language });
};

beforeEach(() => around('zh-CN', 'en-GB'));

describe('the language of a surface', () => {
  it.each([
    ['en', 'en'],
    ['EN-us', 'en'],
    ['zh', 'zh'],
    ['fr', 'en'],
    ['fr-en', 'en'],
    ['zh-Hant', 'zh'],
    ['zhx', 'en'],
    ['enm', 'en'],
    ['', 'en'],
  ])('is, where %j was asked for, %s', (wish, locale) => {
    expect(localeOf(wish)).toBe(locale);
  });

  it('is that of the page, else the browser', () => {
    expect(localeOf('auto')).toBe('zh');
    around('en', 'zh-CN');
    expect(localeOf('auto')).toBe('en');
    around('', 'en-GB');
    expect(localeOf('auto')).toBe('en');
  });
});

describe('what a surface is opened with', () => {
  it('reports a getToken that cannot be called', async () => {
    const heard = vi.fn<(trouble: unknown) => void>();
    const { tokens } = contextOf(instanceOf({ getToken: 'token' as never }), heard);
    await expect(tokens.get('initial', [])).rejects.toMatchObject({ code: 'no_token' });
    expect(heard.mock.calls).toEqual([[{ thrown: expect.any(TypeError) as unknown }]]);
  });

  it('takes look and time of the page by default', () => {
    expect(contextOf(instanceOf(), onTrouble)).toMatchObject({
      theme: 'auto',
      locale: 'zh',
      variables: undefined,
      timeout: 10_000,
      clock: browserClock,
    });
    around('en', 'zh');
    expect(contextOf(instanceOf(), onTrouble).locale).toBe('en');
  });

  it('prefers the surface, then changes, then the instance', () => {
    const instance = instanceOf(
      { theme: 'light', locale: 'en', variables: { radius: 1 }, openTimeout: 5 },
      { theme: 'dark', variables: { radius: 2 } },
    );
    expect(contextOf(instance, onTrouble)).toMatchObject({
      theme: 'dark',
      locale: 'en',
      variables: { radius: 2 },
      timeout: 5,
    });
    expect(contextOf(instance, onTrouble, { variables: { radius: 3 }, locale: 'zh' })).toMatchObject({
      theme: 'dark',
      locale: 'zh',
      variables: { radius: 3 },
    });
  });

  it('shares token and preferences with earlier surfaces', async () => {
    const getToken = vi.fn(async () => 'token-1');
    const instance = instanceOf({ getToken, clock: createFakeClock() });
    const [first, second] = [contextOf(instance, onTrouble), contextOf(instance, onTrouble)];
    expect(await first.tokens.get('initial', ['files:read'])).toEqual({ value: 'token-1' });
    expect(getToken).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'initial', scopes: ['files:read'] }),
    );
    expect(second.tokens.current()).toEqual({ value: 'token-1' });
    await first.storage.set('sort', 'title');
    expect(await second.storage.get('sort')).toBe('title');
  });

  it('keeps preferences where the partner says', () => {
    const storage = { get: () => 'kept', set: () => undefined };
    expect(contextOf(instanceOf({ storage }), onTrouble).storage).toBe(storage);
  });
});

describe('a refusal', () => {
  it.each([
    ['signed_out', 'sign_in'],
    ['not_allowed', 'ask_owner'],
    ['rate_limited', 'retry_later'],
    ['quota', 'upgrade'],
    ['not_member', 'upgrade'],
    ['phone_unbound', 'bind_phone'],
    ['restricted', 'contact_support'],
    ['bad_option', 'contact_support'],
    ['constructor', 'contact_support'],
  ])('of %s is helped by %s', (code, next) => {
    expect(refusedBy(code as 'quota')).toEqual({ status: 'refused', code, next });
  });
});
