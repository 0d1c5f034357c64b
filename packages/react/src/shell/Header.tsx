import type { CreateSettings, FileArea } from '@chartdock/files';
import type { OutsideAddresses } from '@chartdock/platform';
import { CreateMenu } from '../files/creating/CreateMenu.tsx';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { menuIcon } from '../foundation/icons/interface-icons.ts';
import type { JSX } from 'react';
import { useState } from 'react';
import { useAccount } from '../foundation/app/useAccount.ts';
import { useApp } from '../foundation/app/app-context.ts';
import { shellTexts } from './texts/shell-texts.ts';
import { useLocale } from '../foundation/i18n/useLocale.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { AccountPanel } from '../account/AccountPanel.tsx';
import { NotificationBell } from '../account/NotificationBell.tsx';
import { useMediaQuery } from '../foundation/app/useMediaQuery.ts';
import { joinClasses } from '../foundation/styles/join-classes.ts';
import { HeaderSearch } from './searching/HeaderSearch.tsx';

/** Properties of {@link Header}. */
export interface HeaderProps {
  readonly area: FileArea;
  readonly compact: boolean;
  readonly onOpenMenu: () => void;
  readonly onCreateFolder: () => void;
  readonly onImport: () => void;
  /** Opens a page that makes a file, by its path. */
  readonly onOpenPage: (path: string) => void;
}

/** Reads what the create menu leads to; the guide is made in the language of the page. */
const createSettingsOf = (outside: OutsideAddresses, locale: string): CreateSettings => ({
  ...(outside.aiPrototype !== undefined && { aiPrototypeAddress: outside.aiPrototype }),
  ...(outside.whiteboardPartner !== undefined && { whiteboardPartnerAddress: outside.whiteboardPartner }),
  ...(outside.quickStart !== undefined && { quickStartAddress: `${outside.quickStart}?locale=${locale}` }),
});

/** Draws the line at the top: search, New, what the person is told, and the account. */
export const Header = (props: HeaderProps): JSX.Element => {
  const { area, compact, onOpenMenu, onCreateFolder, onImport, onOpenPage } = props;
  const t = useT(shellTexts);
  const locale = useLocale();
  const account = useAccount();
  const { workspace, outside } = useApp();
  const { host } = workspace;
  const touch = useMediaQuery('(pointer: coarse)');
  const [searching, setSearching] = useState(false);
  return (
    <header className={joinClasses('cd-header', searching && 'cd-header--searching')}>
      {compact && <IconButton icon={menuIcon} label={t('shell.menu.open')} onClick={onOpenMenu} />}
      <HeaderSearch area={area} onUse={setSearching} />
      <div className="cd-header__end">
        <div data-tour="create">
          <CreateMenu
            onCreate={(category) => void area.createFile(category)}
            onCreateFolder={onCreateFolder}
            onImport={onImport}
            onOpenPage={onOpenPage}
            settings={createSettingsOf(outside, locale)}
            onOpenAddress={(address) => host.open(address, 'new')}
            host={host.capabilities}
            withoutMarkdown={touch && compact}
          />
        </div>
        {account.status === 'signedIn' && <NotificationBell />}
        {account.status === 'signedIn' && <AccountPanel person={account} tier={account.tier} />}
      </div>
    </header>
  );
};
