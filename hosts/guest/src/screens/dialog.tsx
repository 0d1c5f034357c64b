import type { DialogConfig, GuestSession, JsonValue } from '@chartdock/embed/guest';
import { payingHere } from '../paying/paying-here.ts';
import { isEmbedError } from '@chartdock/embed/guest';
import { answerDialog } from '@chartdock/react/dialogs';
import type { GuestPage } from './guest-page.ts';
import { createGuestPage } from './guest-page.ts';
import { GuestScreen } from './GuestScreen.tsx';
import type { OpenTask } from '../session/task.types.ts';

const settle = async ({ session, parts }: GuestPage, { name, params }: DialogConfig): Promise<void> => {
  const answer = await answerDialog(parts.workspace.dialogs, { name, params, isSignedIn: true });
  if (answer.result === 'cancel') await session.close({ status: 'cancelled' });
  else await session.commit(jsonOf(answer));
};

/** Ends a surface whose host has no use for the answer of the dialog, such as that it is not available: nothing else would. */
const endMisunderstood =
  (session: GuestSession) =>
  async (error: unknown): Promise<void> => {
    if (isEmbedError(error) && error.code === 'bad_params')
      await session.close({ status: 'refused', code: 'bad_option' }).catch(() => undefined);
  };

/** Turns the answer of a dialog into JSON that can travel. */
const jsonOf = (answer: object): JsonValue => JSON.parse(JSON.stringify(answer)) as JsonValue;

/** Opens one of the product's dialogs by name. Rejects when the signed-in person cannot be loaded. */
export const open: OpenTask<DialogConfig> = async (joined: GuestSession, config) => {
  // Nothing lies behind the dialog here that would have to be dimmed.
  document.documentElement.dataset['task'] = 'dialog';
  const page = await createGuestPage(joined, window);
  const { session } = page;
  // Who opens it by name has said where it is to be paid for.
  const isOpen = !/^dlg(Org)?Pay/.test(config.name) || (await payingHere(page).isHere());
  if (!isOpen) void session.close({ status: 'refused', code: 'not_allowed' }).catch(() => undefined);
  else void settle(page, config).catch(endMisunderstood(session));
  return <GuestScreen page={page}>{() => null}</GuestScreen>;
};
