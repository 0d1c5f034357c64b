import type { JSX, KeyboardEvent } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { clockIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { recentTexts } from './texts/recent-texts.ts';

/** Properties of {@link RecentSearches}. */
export interface RecentSearchesProps {
  /** The latest first; never empty. */
  readonly texts: readonly string[];
  readonly onChoose: (text: string) => void;
  readonly onForget: () => void;
}

const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
};

/** Draws what a person searched for lately, below the empty search field; arrows walk it. */
export const RecentSearches = ({ texts, onChoose, onForget }: RecentSearchesProps): JSX.Element => {
  const t = useT(recentTexts);
  return (
    <div className="cd-recent" role="group" aria-label={t('recent.label')} onKeyDown={walk}>
      <div className="cd-recent__head">
        <span>{t('recent.label')}</span>
        <button type="button" className="cd-recent__forget" onClick={onForget}>
          {t('recent.forget')}
        </button>
      </div>
      {texts.map((text) => (
        <button key={text} type="button" className="cd-recent__item" onClick={() => onChoose(text)}>
          <Icon of={clockIcon} size={16} />
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
};
