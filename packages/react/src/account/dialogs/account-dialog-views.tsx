import { createContactChange } from '@chartdock/account';
import { systemClock } from '@chartdock/platform';
import type { RetentionAnswer, RetentionParams, UpgradeParams } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useMemo } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useFileArea } from '../../foundation/app/useFileArea.ts';
import type { DialogViewProps } from '../../foundation/dialogs/dialog-drawing.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { ContactDialog } from '../codes/ContactDialog.tsx';
import { MakeRoomPrompt } from '../MakeRoomPrompt.tsx';
import { RetentionDialog } from '../RetentionDialog.tsx';
import { accountPanelTexts } from '../texts/panels/account-panel-texts.ts';

/** Whether something is known to lie in the trash, so that emptying it makes room. */
const useTrashHolds = (): boolean => {
  const trash = useFileArea()?.getState().trash;
  return trash?.status === 'known' && trash.count > 0;
};

/** Tells the advantages of a membership, and offers to make room where there is something to empty. */
export const Upgrade = ({ dialog, onCancel }: DialogViewProps<UpgradeParams>): JSX.Element => {
  const t = useT(accountPanelTexts);
  const account = useAccount();
  const offersTrash = useTrashHolds();
  // The words go with the offer; sentences of one language are joined as it joins them.
  const withRoom = (text: string): string => (offersTrash ? t('upgrade.room', { text }) : text);
  if (dialog.params.reason === 'quota') {
    const stopped = { title: t('error.upgradeNeeded'), text: withRoom(t('upgrade.stopped')) };
    return <MakeRoomPrompt {...stopped} main="close" offersTrash={offersTrash} onClose={onCancel} />;
  }
  if (dialog.params.reason === 'formats') {
    const formats = { title: t('export.upgrade'), text: t('upgrade.formats') };
    return <MakeRoomPrompt {...formats} main="close" offersTrash={false} onClose={onCancel} />;
  }
  if (dialog.params.reason === 'template') {
    const member = { title: t('upgrade.title'), text: t('upgrade.template') };
    return <MakeRoomPrompt {...member} main="close" offersTrash={false} onClose={onCancel} />;
  }
  const total = account.status === 'signedIn' ? account.privilege.fileCount : 0;
  const offer = { title: t('upgrade.title'), text: withRoom(t('upgrade.text', { total })) };
  return <MakeRoomPrompt {...offer} main="trash" offersTrash={offersTrash} onClose={onCancel} />;
};

/** Asks before the last file, or says that none is left. */
export const Retention = ({ dialog, onConfirm, onCancel }: DialogViewProps<RetentionParams>): JSX.Element => {
  const answer = (value: RetentionAnswer) => (): void => onConfirm(value);
  return (
    <RetentionDialog
      {...dialog.params}
      width={dialog.width}
      onGoOn={answer('go_on')}
      onUpgrade={answer('upgrade')}
      onClose={onCancel}
    />
  );
};

/** Binds a phone number to the account, and says why (DLG-10). */
export const BindPhone = ({ onConfirm, onCancel }: DialogViewProps): JSX.Element => {
  const t = useT();
  const { client, notices, translate } = useApp().workspace;
  const change = useMemo(
    () => createContactChange({ client, clock: systemClock, kind: 'phone', isBound: false }),
    [client],
  );
  const tellBound = (): void => {
    notices.show({ tone: 'success', text: translate('account.phoneBound') });
    onConfirm();
  };
  return (
    <ContactDialog
      change={change}
      kind="phone"
      isBound={false}
      reason={t('error.phoneNeeded')}
      onBound={tellBound}
      onClose={onCancel}
    />
  );
};
