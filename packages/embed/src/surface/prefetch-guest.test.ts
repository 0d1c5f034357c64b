// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { contextOf } from './context.ts';
import { createEmitter } from '../api/emitter.ts';
import type { ChartdockOptions } from '../api/options.types.ts';
import { prefetchGuest } from './prefetch-guest.ts';

const prefetch = (more: Partial<ChartdockOptions>): HTMLLinkElement | null => {
  const options = {
    clientId: 'demo',
    baseUrl: 'https://charts.test',
    getToken: () => Promise.resolve(null),
    ...more,
  };
  const page = new URL('https://charts.test/embed/v1/?client=demo');
  const unused = { look: {} };
  prefetchGuest(contextOf({ page, options, all: createEmitter(), ...unused }, () => undefined));
  return document.querySelector('link');
};

afterEach(() => document.head.replaceChildren());

describe('the link that fetches the guest page ahead', () => {
  it('bears the nonce of the page', () => {
    expect(prefetch({ nonce: 'of-the-page' })?.nonce).toBe('of-the-page');
  });

  it('bears none where the page has none', () => {
    const link = prefetch({});
    expect(link).toMatchObject({
      href: 'https://charts.test/embed/v1/?client=demo',
      rel: 'prefetch',
      as: 'document',
    });
    expect(link?.hasAttribute('nonce')).toBe(false);
  });
});
