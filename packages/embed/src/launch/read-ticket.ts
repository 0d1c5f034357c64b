import type { Outcome } from '../api/options.types.ts';
import { askServer } from '../calls/ask-server.ts';
import { explained } from '../explain/explained.ts';
import type { SurfaceContext } from '../surface/context.ts';
import type { JsonValue } from '../tasks.types.ts';
import { isPlainObject } from '../wire/guards.ts';
import { parseOutcome } from './outcome-guard.ts';

/** Name of the parameter in the fragment of the address a `page` surface returns to. */
export const TICKET_PARAMETER = 'chartdock';

/** Takes the ticket out of the page's address, so that a reload or a copied address does not carry it. */
const takeTicket = (): string | undefined => {
  const parts = new URLSearchParams(location.hash.slice(1));
  const ticket = parts.get(TICKET_PARAMETER);
  if (ticket === null) return undefined;
  parts.delete(TICKET_PARAMETER);
  const address = new URL(location.href);
  address.hash = String(parts);
  history.replaceState(history.state, '', address);
  return ticket;
};

/** Gets the value kept under a ticket, as the server has it; null when there is none. Rejects with `no_answer` or `declined`. */
const readKept = async (context: SurfaceContext, ticket: string | undefined): Promise<unknown> => {
  if (ticket === undefined) return null;
  const { code, data } = await askServer(context, 'resume', { ticket });
  if (code === '200') return data;
  throw explained(context, code === '403' || code === '408' ? 'declined' : 'no_answer');
};

/** Gets the outcome that is kept under a ticket as the guest committed it; null when there is none. Rejects as `resume` does. */
export const readTicket = async (
  context: SurfaceContext,
  ticket: string,
): Promise<Outcome<JsonValue> | null> => {
  const kept = await readKept(context, ticket);
  return kept === null ? null : parseOutcome(context, kept);
};

/**
 * Gets the outcome of a ticket, or of the one in the page's address, in the form that was asked for: a file and no list
 * where one was to be picked. Null when there is none. Rejects with `no_answer` or `declined`.
 */
export const resumeTicket = async (
  context: SurfaceContext,
  ticket = takeTicket(),
): Promise<Outcome<JsonValue> | null> => {
  const kept = await readKept(context, ticket);
  if (!isPlainObject(kept) || kept['single'] !== true || !Array.isArray(kept['value']))
    return kept === null ? null : parseOutcome(context, kept);
  const [value] = kept['value'] as readonly unknown[];
  return parseOutcome(context, { ...kept, value });
};
