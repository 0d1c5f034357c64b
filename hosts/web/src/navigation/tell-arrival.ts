import { createTranslator } from '@chartdock/contract';
import type { Workspace } from '@chartdock/workspace';
import { arrivalTexts } from '../messages/arrival-texts.ts';

// Nobody has to hurry to see that this is someone else's account.
const noticeMs = 60_000;

/** Says whose account a link has opened, for whoever did not mean to come as this person. */
export const tellArrival = ({ account, notices, locale }: Workspace): void => {
  const state = account.getState();
  if (state.status !== 'signedIn') return;
  const t = createTranslator(locale.get(), arrivalTexts);
  const { fullName, userName } = state.privilege;
  const tellFailure = (): void => void notices.show({ tone: 'error', text: t('web.arrived.stillIn') });
  notices.show({
    text: t('web.arrived.text', { name: fullName === '' ? userName : fullName }),
    duration: noticeMs,
    action: { label: t('web.arrived.notMe'), onPress: () => void account.signOut().catch(tellFailure) },
  });
};
