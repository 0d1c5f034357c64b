import type { Locator, Page } from 'playwright-core';

/** Waits until a frame of the page, or the page itself, has gone. */
const goneFrom = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.once('framedetached', () => resolve());
    page.once('close', () => resolve());
  });

/**
 * Presses a button that may take its own frame or window away. A frame of another site has a process of its own, and when
 * that ends before it has answered, the browser never says that the press has arrived: then the frame's end says so.
 */
export const pressAway = async (button: Locator): Promise<void> => {
  const gone = goneFrom(button.page());
  await Promise.race([button.click(), gone]);
};
