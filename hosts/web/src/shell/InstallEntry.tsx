import { Button, downloadIcon, useStore } from '@chartdock/react';
import type { JSX } from 'react';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import type { InstallState } from '../pwa/install-offer.ts';

const isOffered = (state: InstallState): boolean => state.isOffered;

/** Draws the way to the install dialog while the browser offers to install the app (DLG-03). */
export const InstallEntry = ({ onOpen }: { readonly onOpen: () => void }): JSX.Element | null => {
  const t = useWebText();
  const { install, workspace } = usePage();
  const offered = useStore(install, isOffered);
  const open = (): void => {
    onOpen();
    void workspace.dialogs.open('pwa', { tellsResult: true });
  };
  return offered ? (
    <Button icon={downloadIcon} wide onClick={open}>
      {t('web.pwa.entry')}
    </Button>
  ) : null;
};
