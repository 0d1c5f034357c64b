import type { RefusalCode } from '../surface.types.ts';
import type { SurfaceConfig } from '../tasks.types.ts';
import { isPlainObject } from '../wire/guards.ts';

/** An outcome as the server keeps it under a ticket. */
export type KeptOutcome =
  | {
      readonly status: 'done';
      readonly value: unknown;
      /** One file was asked for: `resume` gives the only item of the list that `value` is. */
      readonly single?: true;
    }
  | { readonly status: 'cancelled'; readonly by: 'user' }
  | { readonly status: 'refused'; readonly code: RefusalCode };

/** Where and for whom an outcome is kept. */
export interface KeepRequest {
  readonly page: Window;
  readonly token: string | undefined;
  readonly ticket: string;
  readonly outcome: KeptOutcome;
}

/** The outcome of a choice, with the data that `resume` needs to give it in the form that was asked for. */
export const doneWith = (config: SurfaceConfig, value: unknown): KeptOutcome => ({
  status: 'done',
  value,
  ...(config.task === 'pick-files' && !config.multiple ? { single: true } : {}),
});

/** The address of a method of the server for guests: beside the guest page, for the same client. */
export const guestMethod = (page: Window, method: 'results' | 'exchange'): string => {
  const { origin, pathname, search } = page.location;
  return `${origin}${pathname}api/${method}${search}`;
};

/**
 * Leaves an outcome with the server, so that a host that cannot hear it now gets it by its ticket. False when it could
 * not be kept; the outcome itself stands.
 */
export const keepOutcome = async ({ page, token, ticket, outcome }: KeepRequest): Promise<boolean> => {
  if (token === undefined) return false;
  try {
    const answer = await page.fetch(guestMethod(page, 'results'), {
      method: 'POST',
      // It goes out although the page may leave right after.
      keepalive: true,
      headers: { 'Content-Type': 'application/json', token },
      body: JSON.stringify({ ticket, outcome }),
    });
    const said: unknown = await answer.json();
    return isPlainObject(said) && String(said['code']) === '200';
  } catch {
    return false;
  }
};
