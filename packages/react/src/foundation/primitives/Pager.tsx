import type { JSX } from 'react';
import { chevronLeftIcon, chevronRightIcon } from '../icons/interface-icons.ts';
import { useT } from '../i18n/useT.ts';
import { IconButton } from './IconButton.tsx';
import { pagerPages } from './pager-pages.ts';

/** Properties of {@link Pager}. */
export interface PagerProps {
  /** Counts from 1. */
  readonly page: number;
  /** Number of the last page; with one page or none nothing is drawn. */
  readonly last: number;
  readonly onPage: (page: number) => void;
}

/** Draws the way through numbered pages: one back, seven pages, one on (CONST-02). */
export const Pager = ({ page, last, onPage }: PagerProps): JSX.Element | null => {
  const t = useT();
  if (last <= 1) return null;
  return (
    <nav className="cd-pager" aria-label={t('pager.label')}>
      <IconButton
        icon={chevronLeftIcon}
        label={t('pager.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pagerPages(page, last).map((each) => (
        <button
          key={each}
          type="button"
          className="cd-pager__page"
          aria-label={t('pager.page', { n: each })}
          aria-current={each === page ? 'page' : undefined}
          onClick={() => onPage(each)}
        >
          {each}
        </button>
      ))}
      <IconButton
        icon={chevronRightIcon}
        label={t('pager.next')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
};
