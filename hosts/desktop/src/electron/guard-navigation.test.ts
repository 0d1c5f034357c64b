import { describe, expect, it } from 'vitest';
import { guardNavigation } from './guard-navigation.ts';
import type { GuardedContents } from './guard-navigation.ts';

const origin = 'https://charts.example.com';

type Listener = Parameters<GuardedContents['on']>[1];

const setUp = () => {
  const listeners = new Map<string, Listener>();
  const external: string[] = [];
  let openWindow: (details: { url: string }) => { action: 'deny' } = () => ({ action: 'deny' });
  guardNavigation(
    {
      on: (event, listener) => listeners.set(event, listener),
      setWindowOpenHandler: (handler) => (openWindow = handler),
    },
    {
      origins: [`${origin}/`],
      openExternal: (address) => {
        external.push(address);
        return Promise.reject(new Error('no browser'));
      },
    },
  );
  const goes = (event: string, url: string): boolean => {
    let isStopped = false;
    listeners.get(event)?.({ preventDefault: () => (isStopped = true) }, url);
    return !isStopped;
  };
  return { goes, external, opens: (url: string) => openWindow({ url }) };
};

describe('guardNavigation', () => {
  it.each(['will-navigate', 'will-redirect'])('lets a window stay on its origin at %s', (event) => {
    const { goes, external } = setUp();
    expect([goes(event, `${origin}/files?x=1#y`), external]).toEqual([true, []]);
  });

  it.each(['will-navigate', 'will-redirect'])('shows other sites in the browser at %s', (event) => {
    const { goes, external } = setUp();
    expect(goes(event, 'https://charts.example.com.evil.example/')).toBe(false);
    expect(external).toEqual(['https://charts.example.com.evil.example/']);
  });

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'smb://host/x', 'data:text/html,x', ''])(
    'goes to %j in no way',
    (url) => {
      const { goes, external, opens } = setUp();
      expect([goes('will-navigate', url), opens(url), external]).toEqual([false, { action: 'deny' }, []]);
    },
  );

  it('opens no window and uses the browser', () => {
    const { opens, external } = setUp();
    expect(opens('https://other.example/')).toEqual({ action: 'deny' });
    expect(external).toEqual(['https://other.example/']);
  });
});
