import type { JSX } from 'react';
import { emptySearchIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { EmptyState, IconTile } from '../../foundation/primitives/StateMessage.tsx';
import type { SearchChipsProps } from './SearchChips.tsx';
import { findTexts } from './texts/find-texts.ts';

/** Properties of {@link NothingFound}. */
export type NothingFoundProps = Pick<SearchChipsProps, 'area' | 'state'>;

/** Says that a narrowed search found nothing, and leads to all that has the words. */
export const NothingFound = ({ area, state }: NothingFoundProps): JSX.Element | null => {
  const t = useT(findTexts);
  const { place, search } = state;
  if (search.mode === 'off') return null;
  const { text, title } = search;
  return (
    <EmptyState
      title={t('empty.search', { keyword: title })}
      text={t('find.noneText')}
      art={<IconTile icon={emptySearchIcon} />}
      next={
        <Button onClick={() => void area.openSearch(place, { text, filter: {} })}>{t('find.widen')}</Button>
      }
    />
  );
};
