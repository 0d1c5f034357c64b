import type { DialogConfig, GuestSession, JsonValue } from '@chartdock/embed/guest';
import { loadPayingStyles } from '../paying/paying-here.ts';
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

/** What a dialog says, as it can travel. */
const jsonOf = (answer: object): JsonValue => JSON.parse(JSON.stringify(answer)) as JsonValue;

/** Opens one of the product's dialogs by name. Rejects when the signed-in person cannot be loaded. */
export const open: OpenTask<DialogConfig> = async (joined: GuestSession, config) => {
  const isPaying = /^dlg(Org)?Pay/.test(config.name);
  const [page] = await Promise.all([createGuestPage(joined, window), isPaying && loadPayingStyles()]);
  void settle(page, config).catch(() => undefined);
  return <GuestScreen page={page}>{() => null}</GuestScreen>;
};
