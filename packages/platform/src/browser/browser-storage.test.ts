import { Window as HappyWindow } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { createBrowserStorage } from './browser-storage.ts';

describe('createBrowserStorage', () => {
  it('keeps local and session values apart', () => {
    const page = new HappyWindow({ url: 'http://localhost/' }) as unknown as Window;
    createBrowserStorage('local', page).set('a', 'local');
    createBrowserStorage('session', page).set('a', 'session');
    expect([page.localStorage.getItem('a'), page.sessionStorage.getItem('a')]).toEqual(['local', 'session']);
  });

  it('falls back to memory on throws', () => {
    const page = {
      get localStorage(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    } as unknown as Window;
    const storage = createBrowserStorage('local', page);
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
  });
});
