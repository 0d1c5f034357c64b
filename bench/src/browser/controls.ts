import type { BrowserContext } from 'playwright-core';

/** Makes the list believe that its box shows one row in a hundred, so that it draws as many. */
const drawManyRows = (): void => {
  const known = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight');
  if (known === undefined) return;
  Object.defineProperty(Element.prototype, 'clientHeight', {
    configurable: true,
    get(this: Element): number {
      const height = Number(known.get?.call(this));
      return this.classList.contains('cd-list') ? Math.max(height, this.scrollHeight / 100) : height;
    },
  });
};

/** Adds one to the totals of all folders on their way from the server. */
const tellWrongTotals = async (context: BrowserContext): Promise<void> => {
  await context.route('**/folder/load_files*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/"total":(\d+)/, (_, total: string) => `"total":${Number(total) + 1}`);
    await route.fulfill({ response, body });
  });
};

/** Ways to break the app from outside, each of which the bench must find. */
export const CONTROLS: Readonly<Record<'windowing' | 'total', (context: BrowserContext) => Promise<void>>> = {
  windowing: async (context) => {
    await context.addInitScript(drawManyRows);
  },
  total: tellWrongTotals,
};
