import type { App } from '../kernel/calls/context.ts';
import { domains } from './domains.ts';

/**
 * Has each domain compare its derived rows with their source, and returns how many rows of each kind were wrong and are right
 * now.
 */
export const reconcile = async (app: App): Promise<Readonly<Record<string, number>>> => {
  let mended: Readonly<Record<string, number>> = {};
  for (const domain of domains) mended = { ...mended, ...(await domain.reconcile?.(app)) };
  return mended;
};

/**
 * Has each domain compare its records with those of third parties, and returns the number of differences of each kind. One that
 * fails does not hold up the others; the first failure is thrown in the end.
 */
export const audit = async (app: App): Promise<Readonly<Record<string, number>>> => {
  let differing: Readonly<Record<string, number>> = {};
  const failures: unknown[] = [];
  for (const domain of domains)
    try {
      differing = { ...differing, ...(await domain.audit?.(app)) };
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
  return differing;
};
