import type { GuestSession } from '@chartdock/embed/guest';

const WORKED_ON = /[/.]localhost\b|\/127\./;

/** Names the wishes of a page that were left out, where that page comes from the machine of somebody who works on it. */
export const helpDeveloper = (session: GuestSession): void => {
  // Firefox has no list of ancestors.
  const above: { readonly ancestorOrigins?: DOMStringList } = location;
  if (!WORKED_ON.test(above.ancestorOrigins?.[0] ?? document.referrer)) return;
  // Help for developers alone may fail.
  import('../trouble/say-mistakes.ts').then(({ sayMistakes }) => sayMistakes(session)).catch(() => undefined);
};
