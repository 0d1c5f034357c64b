import { Button } from '../foundation/primitives/Button.tsx';
import { downloadIcon } from '../foundation/icons/interface-icons.ts';
import { useStore } from '../foundation/provider/useStore.ts';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { accountPanelTexts } from './texts/panels/account-panel-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { InstallState } from '../foundation/app/app.types.ts';

const isOffered = (state: InstallState): boolean => state.isOffered;

/** Draws the way to the install dialog while the browser offers to install the app (DLG-03). */
export const InstallEntry = ({ onOpen }: { readonly onOpen: () => void }): JSX.Element | null => {
  const t = useT(accountPanelTexts);
  const { install, workspace } = useApp();
  const offered = useStore(install, isOffered);
  const open = (): void => {
    onOpen();
    void workspace.dialogs.open('pwa', { tellsResult: true });
  };
  return offered ? (
    <Button icon={downloadIcon} wide onClick={open}>
      {t('account.install')}
    </Button>
  ) : null;
};
