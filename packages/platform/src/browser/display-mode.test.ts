import { describe, expect, it } from 'vitest';
import { createBrowserHost } from './browser-host.ts';
import { watchDisplayMode } from './display-mode.ts';

/** A page of which a test sets the display mode. */
const createPage = (mode: string, navigator: object = {}) => {
  const listeners: (() => void)[] = [];
  let now = mode;
  const page = {
    navigator: { userAgent: 'Test', ...navigator },
    document: {},
    matchMedia: (query: string) => ({
      get matches() {
        return query === `(display-mode: ${now})`;
      },
      addEventListener: (_name: string, listener: () => void) => listeners.push(listener),
    }),
  } as unknown as Window;
  const becomes = (next: string): void => {
    now = next;
    listeners.forEach((listener) => listener());
  };
  return { page, becomes };
};

describe('the display mode', () => {
  it.each(['standalone', 'minimal-ui', 'window-controls-overlay', 'tabbed'])(
    'is that of an installed page in %s',
    (mode) => {
      expect(watchDisplayMode(createPage(mode).page)()).toBe(true);
    },
  );

  it('is that of a tab in browser and fullscreen', () => {
    expect(watchDisplayMode(createPage('browser').page)()).toBe(false);
    expect(watchDisplayMode(createPage('fullscreen').page)()).toBe(false);
  });

  it('is that of an installed page', () => {
    expect(watchDisplayMode(createPage('browser', { standalone: true }).page)()).toBe(true);
  });

  it('follows moves between tab and window', () => {
    const { page, becomes } = createPage('browser');
    const host = createBrowserHost({ window: page });
    const kinds = ['standalone', 'fullscreen', 'window-controls-overlay', 'browser', 'fullscreen'].map(
      (mode) => {
        becomes(mode);
        return [host.capabilities.kind, host.capabilities.sameWindow];
      },
    );
    expect(kinds).toEqual([
      ['pwa', true],
      ['pwa', true],
      ['pwa', true],
      ['web', false],
      ['web', false],
    ]);
  });
});
