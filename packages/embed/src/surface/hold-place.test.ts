import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPlace } from './hold-place.ts';
import { waitingLook } from './waiting-look.ts';

let isSystemDark = false;
beforeEach(() => {
  isSystemDark = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('dark') && isSystemDark }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what holds the place of a guest', () => {
  it('has the ground of its theme or system', () => {
    const groundOf = (look: string): string => look.slice(look.lastIndexOf(' ') + 1);
    expect(groundOf(waitingLook('light'))).toBe('#fff');
    expect(groundOf(waitingLook('dark'))).toBe('#13161c');
    expect(groundOf(waitingLook('auto'))).toBe('#fff');
    isSystemDark = true;
    expect(groundOf(waitingLook('auto'))).toBe('#13161c');
    expect(groundOf(waitingLook('light'))).toBe('#fff');
  });

  it('lies below the head that the guest will have', () => {
    expect(waitingLook('light')).toContain('24px 124px / 40% calc(100% - 184px)');
    expect(waitingLook('light', 42)).toContain('24px 166px / 40% calc(100% - 226px)');
  });

  it('is drawn behind busy frames alone', () => {
    const style = { background: '#13161c' };
    const frame = { ariaBusy: 'true', style } as unknown as HTMLIFrameElement;
    holdPlace(frame, { theme: 'dark' });
    expect(style.background).toBe(waitingLook('dark'));
    style.background = '';
    frame.ariaBusy = null;
    holdPlace(frame, { theme: 'dark' });
    expect(style.background).toBe('');
  });
});
