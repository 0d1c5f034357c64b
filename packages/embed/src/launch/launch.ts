import type { Life } from '../api/life.ts';
import type { EmptyOutcome } from '../api/outcomes.ts';
import { failedBy } from '../api/outcomes.ts';
import { askServer } from '../calls/ask-server.ts';
import type { EmbedErrorCode } from '../errors.ts';
import { EmbedError } from '../errors.ts';
import type { SurfaceKind } from '../surface.types.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { refusedBy } from '../surface/refused-by.ts';
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

/** What the server's refusals to take a surface over are here, by their codes. */
const REFUSED = createTable<EmbedErrorCode>({
  '403': 'declined',
  '408': 'declined',
  '70001': 'bad_params',
  '70011': 'frame_blocked',
});

/**
 * Lists the origins of the pages whose frames this one is in, where the browser tells them. In the frame of a page that is
 * not registered ours would be refused, and nothing would lead back from there.
 */
const pagesAround = (): readonly string[] | undefined => {
  const { ancestorOrigins } = location as Partial<Location>;
  return ancestorOrigins?.length ? [...ancestorOrigins] : undefined;
};

/** Leaves the configuration with the server and gives the address that opens it: a one-time code and nothing else. */
const addressOf = async ({ context, life, task, kind }: Launch, returnUrl: string): Promise<string> => {
  const { title, confirmLabel, labels, hide, policy, telemetry } = task.options;
  const { theme, locale, variables, page } = context;
  const { ticket } = life;
  const setup = { surface: kind, ticket, title, confirmLabel, labels, hide, policy, telemetry };
  const { code, data } = await askServer(context, 'launch', {
    config: { ...task.config, ...setup },
    first: { theme, locale, variables },
    returnUrl,
    ancestors: kind === 'page' ? pagesAround() : undefined,
  });
  if (code !== '200' || !isPlainObject(data) || typeof data['code'] !== 'string')
    throw new EmbedError(REFUSED[code] ?? 'no_answer');
  const address = new URL(page);
  address.hash = `s=${kind}&code=${data['code']}`;
  return address.href;
};

/** Says how a surface ends that could not be handed over. */
const endingOf = (error: unknown): EmptyOutcome => {
  const code = error instanceof EmbedError ? error.code : undefined;
  if (code === 'declined') return refusedBy('signed_out');
  if (code === 'bad_params') return refusedBy('bad_option');
  return failedBy(code === 'frame_blocked' ? code : 'no_answer');
};

/**
 * Hands a surface over to a page in this window or to the app around it. In this window the promise stays open, as the
 * page goes away; whoever comes back asks `resume()`.
 */
export const launch = async (opening: Launch): Promise<void> => {
  const { context, life, task, kind } = opening;
  const { returnUrl, host } = task.options;
  try {
    const back = new URL(returnUrl ?? '', location.href);
    const url = await addressOf(opening, back.href);
    if (life.state === 'settled') return;
    if (kind === 'page') {
      location.assign(url);
      return;
    }
    await host?.show({ url, ticket: life.ticket });
    const outcome = await readTicket(context, life.ticket);
    if (outcome?.status !== 'done') life.settle((outcome ?? { status: 'cancelled', by: 'user' }) as never);
    else if (!task.isValue(outcome.value)) throw new EmbedError('bad_result');
    // The ticket keeps what the guest committed; the caller gets it in the form that was asked for.
    else life.settle({ status: 'done', value: task.valueOf(outcome.value) as never });
  } catch (error) {
    life.settle(endingOf(error));
  }
};
