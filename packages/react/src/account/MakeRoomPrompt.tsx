import { Button } from '../foundation/primitives/Button.tsx';
import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { accountPanelTexts } from './texts/panels/account-panel-texts.ts';

/** Properties of {@link MakeRoomPrompt}. */
export interface MakeRoomPromptProps {
  readonly title: string;
  readonly text: string;
  /** Which button stands out where nothing can be paid: the way to trash, or the one that closes. */
  readonly main: 'trash' | 'close';
  /** Whether room would help; a format takes a membership however few files there are. Default true. */
  readonly offersTrash?: boolean;
  readonly onClose: () => void;
}

/** Says that the files have run out, or soon will, or that a membership is needed, and leads to the plans and to the trash, which makes room (QUOTA-05, DLG-04). */
export const MakeRoomPrompt = (props: MakeRoomPromptProps): JSX.Element => {
  const { title, text, main, offersTrash = true, onClose } = props;
  const t = useT(accountPanelTexts);
  const { addressOf, navigate, paymentAddress } = useApp();
  const leadTo = (address: string) => (): void => {
    onClose();
    navigate(address);
  };
  const openTrash = leadTo(addressOf({ page: 'trash' }));
  const closeAlone = paymentAddress === undefined && (main === 'close' || !offersTrash);
  const close = (
    <Button key="close" look={closeAlone ? 'primary' : 'secondary'} onClick={onClose}>
      {t(closeAlone ? 'common.ok' : 'common.close')}
    </Button>
  );
  const trash = (
    <Button
      key="trash"
      look={paymentAddress === undefined && main === 'trash' ? 'primary' : 'secondary'}
      onClick={openTrash}
    >
      {t('app.openTrash')}
    </Button>
  );
  const plans = (address: string): JSX.Element => (
    <Button key="plans" look="primary" onClick={leadTo(address)}>
      {t('upgrade.plans')}
    </Button>
  );
  const ways = main === 'close' ? [trash, close] : [close, trash];
  const without = offersTrash ? ways : [close];
  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      onClose={onClose}
      height="content"
      footer={paymentAddress === undefined ? without : [close, offersTrash && trash, plans(paymentAddress)]}
    >
      <p>{text}</p>
    </Dialog>
  );
};
