import { Button, Dialog, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';

/** Properties of {@link InstallDialog}. */
export interface InstallDialogProps {
  readonly width: number;
  readonly onInstalled: () => void;
  readonly onClose: () => void;
}

const gains = ['web.pwa.gain.window', 'web.pwa.gain.files', 'web.pwa.gain.start'] as const;

/** Says what installing the app brings and leads to the browser's own question; where the browser asks none, to its menu (DLG-03). */
export const InstallDialog = ({ width, onInstalled, onClose }: InstallDialogProps): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const { install } = usePage();
  const { isOffered } = install.getState();
  const ask = async (): Promise<void> => {
    if ((await install.ask()) === 'accepted') onInstalled();
    else onClose();
  };
  const close = (
    <Button key="close" look={isOffered ? 'secondary' : 'primary'} onClick={onClose}>
      {isOffered ? t('web.pwa.later') : ui('common.ok')}
    </Button>
  );
  const go = (
    <Button key="go" look="primary" onClick={() => void ask()}>
      {t('web.pwa.install')}
    </Button>
  );
  return (
    <Dialog
      title={t('web.pwa.title')}
      closeLabel={ui('common.close')}
      width={width}
      height="content"
      footer={isOffered ? [close, go] : close}
      onClose={onClose}
    >
      <div className="web-install">
        <img src="/favicon.svg" alt="" width="48" height="48" />
        <p>{t(isOffered ? 'web.pwa.text' : 'web.pwa.byHand')}</p>
      </div>
      <ul className="web-install__gains">
        {gains.map((gain) => (
          <li key={gain}>{t(gain)}</li>
        ))}
      </ul>
    </Dialog>
  );
};
