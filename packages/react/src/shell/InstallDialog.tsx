import { Button } from '../foundation/primitives/Button.tsx';
import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { screenTexts } from './texts/screens/screen-texts.ts';

/** Properties of {@link InstallDialog}. */
export interface InstallDialogProps {
  readonly width: number;
  readonly onInstalled: () => void;
  readonly onClose: () => void;
}

const gains = ['install.gain.window', 'install.gain.files', 'install.gain.start'] as const;

/** Says what installing the app brings and leads to the browser's own question; where the browser asks none, to its menu (DLG-03). */
export const InstallDialog = ({ width, onInstalled, onClose }: InstallDialogProps): JSX.Element => {
  const t = useT(screenTexts);
  const { install } = useApp();
  const { isOffered } = install.getState();
  const ask = async (): Promise<void> => {
    if ((await install.ask()) === 'accepted') onInstalled();
    else onClose();
  };
  const close = (
    <Button key="close" look={isOffered ? 'secondary' : 'primary'} onClick={onClose}>
      {isOffered ? t('install.later') : t('common.ok')}
    </Button>
  );
  const go = (
    <Button key="go" look="primary" onClick={() => void ask()}>
      {t('install.install')}
    </Button>
  );
  return (
    <Dialog
      title={t('install.title')}
      closeLabel={t('common.close')}
      width={width}
      height="content"
      footer={isOffered ? [close, go] : close}
      onClose={onClose}
    >
      <div className="cd-install">
        <img src="/favicon.svg" alt="" width="48" height="48" />
        <p>{t(isOffered ? 'install.text' : 'install.byHand')}</p>
      </div>
      <ul className="cd-install__gains">
        {gains.map((gain) => (
          <li key={gain}>{t(gain)}</li>
        ))}
      </ul>
    </Dialog>
  );
};
