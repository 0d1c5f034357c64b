const hasCome = (sheet: Element): Promise<unknown> =>
  new Promise((resolve) => {
    for (const event of ['load', 'error']) sheet.addEventListener(event, resolve, { once: true });
  });

/**
 * Resolves once the sheets that the first script of the page marked as coming are there, or have failed: nothing else holds the
 * app back from drawing without them.
 */
export const sheetsCome = async (page: Document): Promise<void> => {
  await Promise.all(Array.from(page.querySelectorAll('link[data-cd-coming]'), hasCome));
};
