import type { Frame, Page } from 'playwright-core';
import { vi } from 'vitest';

/** Waits for the frame of the guest: it may be ready a moment before the driver of the browser knows its address. */
export const guestOf = (page: Page): Promise<Frame> =>
  vi.waitFor(() => {
    const guest = page.frames().find((frame) => frame.url().includes('/embed/v1/'));
    if (guest === undefined) throw new Error('there is no guest frame yet');
    return guest;
  });
