import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GROUND_MS, holdPlace } from './hold-place.ts';
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
  it('has the ground of its theme, and of the system where that decides', () => {
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

  it.each(['resolve', 'reject'] as const)(
    'is drawn behind the frame, which is busy, until waiting ends by %s',
    async (end) => {
      const style = { background: '', transition: '' };
      const frame = { ariaBusy: null, style } as unknown as HTMLIFrameElement;
      const ways = { resolve: (): void => undefined, reject: (): void => undefined };
      const ready = new Promise<void>((resolve, reject) => {
        Object.assign(ways, { resolve, reject });
      });
      holdPlace(frame, { theme: 'dark', ready });
      expect([frame.ariaBusy, style.background]).toEqual(['true', waitingLook('dark')]);
      ways[end]();
      await vi.waitFor(() => expect(frame.ariaBusy).toBeNull());
      // The ground stays until what the guest has written is painted, and no timer holds the frame.
      expect(style).toEqual({ background: '', transition: `background-color 0s ${GROUND_MS}ms` });
    },
  );
});
