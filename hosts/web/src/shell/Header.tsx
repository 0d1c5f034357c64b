import type { FileArea, FileAreaState } from '@chartdock/files';
import { CreateMenu, IconButton, SearchField, menuIcon, useStore } from '@chartdock/react';
import type { JSX } from 'react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '../account/useAccount.ts';
import { useWebText } from '../messages/useWebText.ts';
import { creationAddress } from '../navigation/place-address.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { useMediaQuery } from './useMediaQuery.ts';
import { useSearchKey } from './useSearchKey.ts';

/** Properties of {@link Header}. */
export interface HeaderProps {
  readonly area: FileArea;
  readonly compact: boolean;
  readonly onOpenMenu: () => void;
  readonly onCreateFolder: () => void;
  readonly onImport: () => void;
}

const searchText = (state: FileAreaState): string => state.search.text;

/** Draws the line at the top: search, New, what the person is told, and the account. */
export const Header = ({ area, compact, onOpenMenu, onCreateFolder, onImport }: HeaderProps): JSX.Element => {
  const t = useWebText();
  const account = useAccount();
  const [, navigate] = useLocation();
  const text = useStore(area, searchText);
  const touch = useMediaQuery('(pointer: coarse)');
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);
  return (
    <header className="web-header">
      {compact && <IconButton icon={menuIcon} label={t('web.menu.open')} onClick={onOpenMenu} />}
      <div className="web-header__search" data-tour="search">
        <SearchField
          value={text}
          onChange={(next) => void area.setSearchText(next)}
          onSubmit={() => void area.submitSearch()}
          label={t('web.search.label')}
          clearLabel={t('web.search.clear')}
          inputRef={input}
        />
      </div>
      <div className="web-header__end">
        <div data-tour="create">
          <CreateMenu
            onCreate={(category) => void area.createFile(category)}
            onCreateFolder={onCreateFolder}
            onImport={onImport}
            onOpenPage={(path) => navigate(creationAddress(path, area.getState().place))}
            withoutMarkdown={touch && compact}
          />
        </div>
        {account.status === 'signedIn' && <NotificationBell />}
        {account.status === 'signedIn' && <AccountPanel person={account} tier={account.tier} />}
      </div>
    </header>
  );
};
