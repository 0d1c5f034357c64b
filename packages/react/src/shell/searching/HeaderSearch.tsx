import type { FileArea, FileAreaState } from '@chartdock/files';
import type { FocusEvent, JSX, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { SearchField } from '../../foundation/primitives/fields/SearchField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { useSearchKey } from '../useSearchKey.ts';
import { LateRecentSearches } from './LateRecentSearches.tsx';
import { forgetSearches, loadRecentSearches, rememberSearch } from './recent-searches.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link HeaderSearch}. */
export interface HeaderSearchProps {
  readonly area: FileArea;
  /** Is told whether the field is in use, so that a narrow header gives it its whole width. */
  readonly onUse: (isUsed: boolean) => void;
}

const searchText = (state: FileAreaState): string => state.search.text;

/** Draws the search field of the header; an empty one offers what was searched for lately. */
export const HeaderSearch = ({ area, onUse }: HeaderSearchProps): JSX.Element => {
  const t = useT(shellTexts);
  const { storage } = useApp();
  const account = useAccount();
  const userId = account.status === 'signedIn' ? account.privilege.userId : '';
  const text = useStore(area, searchText);
  const input = useRef<HTMLInputElement>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);
  useSearchKey(input);
  const remember = (): void => rememberSearch(storage, userId, area.getState().search.text);
  const begin = (): void => {
    setRecent(loadRecentSearches(storage, userId));
    onUse(true);
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    remember();
    setRecent([]);
    onUse(false);
  };
  const choose = (wanted: string): void => {
    void area.openSearch(area.getState().place, { text: wanted });
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      setRecent([]);
      input.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === input.current) {
      event.currentTarget.querySelector<HTMLElement>('.cd-recent__item')?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div
      className="cd-header__search"
      data-tour="search"
      onFocus={begin}
      onBlur={leave}
      onKeyDown={onKeyDown}
    >
      <SearchField
        value={text}
        onChange={(next) => void area.setSearchText(next)}
        onSubmit={() => {
          remember();
          void area.submitSearch();
        }}
        label={t('shell.search.label')}
        clearLabel={t('search.clear')}
        inputRef={input}
      />
      {text === '' && recent.length > 0 && (
        <LateRecentSearches
          texts={recent}
          onChoose={choose}
          onForget={() => {
            forgetSearches(storage, userId);
            setRecent([]);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
};
