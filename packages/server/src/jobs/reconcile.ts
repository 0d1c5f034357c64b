import type { App } from '../calls/context.ts';
import { domains } from '../domains.ts';

/** Has each domain compare what it keeps twice, and returns how many rows of each kind were wrong and are right now. */
export const reconcile = async (app: App): Promise<Readonly<Record<string, number>>> => {
  let mended: Readonly<Record<string, number>> = {};
  for (const domain of domains) mended = { ...mended, ...(await domain.reconcile?.(app)) };
  return mended;
};
