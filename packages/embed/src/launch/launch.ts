import type { Life } from '../api/life.ts';
import type { EmptyOutcome } from '../api/outcomes.ts';
import { askServer } from '../calls/ask-server.ts';
import type { EmbedErrorCode } from '../errors.ts';
import { EmbedError } from '../errors.ts';
import { failedWith } from '../explain/explained.ts';
import type { SurfaceKind } from '../surface.types.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { refusedBy } from '../surface/refused-by.ts';
import { windowAddress } from '../surface/window-address.ts';
import type { Task } from '../tasks/task.types.ts';
import { isPlainObject } from '../wire/guards.ts';
import { createTable } from '../wire/table.ts';
import { readTicket } from './read-ticket.ts';

/** A surface that another page takes over. */
export interface Launch {
  readonly context: SurfaceContext;
  readonly life: Life;
  readonly task: Task;
  readonly kind: SurfaceKind;
}

/** Refusals of the server to take a surface over, by their codes. */
const REFUSED = createTable<EmbedErrorCode>({
  '403': 'declined',
  '408': 'declined',
  '70001': 'bad_params',
  '70011': 'origin_not_allowed',
});

/**
 * Lists the origins of the pages whose frames this one is in, where the browser tells them. In the frame of a page that is
 * not registered ours would be refused, and nothing would lead back from there.
 */
const pagesAround = (): readonly string[] | undefined => {
  const { ancestorOrigins } = location as Partial<Location>;
  return ancestorOrigins?.length ? [...ancestorOrigins] : undefined;
};

/** Leaves the configuration with the server and gives the one-time code that opens it. */
const leave = async (
  { context, life, task, kind }: Launch,
  where: { readonly returnUrl: string; readonly channel?: string },
): Promise<string> => {
  const { title, confirmLabel, labels, hide, policy, telemetry } = task.options;
  const { theme, locale, variables } = context;
  const { ticket } = life;
  const setup = { surface: kind, ticket, title, confirmLabel, labels, hide, policy, telemetry };
  const { code, data } = await askServer(context, 'launch', {
    config: { ...task.config, ...setup },
    first: { theme, locale, variables },
    ...where,
    ancestors: kind === 'page' ? pagesAround() : undefined,
  });
  // The server has heard this page, so that its own origin is registered.
  if (code === '70011' && new URL(where.returnUrl).origin !== location.origin) throw wrongReturn();
  if (code !== '200' || !isPlainObject(data) || typeof data['code'] !== 'string')
    throw new EmbedError(REFUSED[code] ?? 'no_answer');
  return data['code'];
};

/** Leaves a surface for the window that was opened for it; the failure to leave it is no news to a page that has lost it. */
export const leaveForWindow = async (opening: Omit<Launch, 'kind'>): Promise<void> => {
  const { origin, pathname, search } = location;
  const where = { returnUrl: `${origin}${pathname}${search}`, channel: opening.life.id };
  await leave({ ...opening, kind: 'popup' }, where).catch(() => undefined);
};

/** Says how a surface ends that could not be handed over. */
const endingOf = (context: SurfaceContext, error: unknown): EmptyOutcome => {
  const code = error instanceof EmbedError ? error.code : undefined;
  if (code === 'declined') return refusedBy('signed_out');
  if (code === 'bad_params') return refusedBy('bad_option');
  return failedWith(context, code === 'origin_not_allowed' || code === 'no_token' ? code : 'no_answer');
};

const wrongReturn = (): EmbedError => new EmbedError('bad_option', 'bad option returnUrl');

/** Reads the address to come back to; undefined for anything but an address of a page. */
const readReturn = (returnUrl: string | URL | undefined): URL | undefined => {
  try {
    const back = new URL(returnUrl ?? '', location.href);
    return /^https?:$/.test(back.protocol) ? back : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Hands a surface over to a page in this window or to the app around it. In this window the promise stays open, as the page
 * goes away; the page that comes back asks `resume()`.
 */
export const launch = async (opening: Launch): Promise<void> => {
  const { context, life, task, kind } = opening;
  const { returnUrl, host } = task.options;
  const back = readReturn(returnUrl);
  if (back === undefined) {
    life.reject(wrongReturn());
    return;
  }
  try {
    const address = windowAddress(context.page, context);
    address.hash = `s=${kind}&code=${await leave(opening, { returnUrl: back.href })}`;
    const url = address.href;
    if (life.state === 'settled') return;
    if (kind === 'page') {
      location.assign(url);
      return;
    }
    await host?.show({ url, ticket: life.ticket });
    const outcome = await readTicket(context, life.ticket);
    if (outcome?.status !== 'done') life.settle((outcome ?? { status: 'cancelled', by: 'user' }) as never);
    else if (!task.isValue(outcome.value)) throw new EmbedError('bad_result');
    // The ticket keeps the guest's commitment; the caller gets it in the form that was asked for.
    else life.settle({ status: 'done', value: task.valueOf(outcome.value) as never });
  } catch (error) {
    if (error instanceof EmbedError && error.code === 'bad_option') life.reject(error);
    else life.settle(endingOf(context, error));
  }
};
