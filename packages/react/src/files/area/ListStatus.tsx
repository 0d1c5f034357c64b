import type { BrowsingState } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import type { JSX } from 'react';
import { itemCountText } from '../list/meta-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';

/** Tells who hears the page how many items a list has, when it comes and when that changes; matches of a search too. */
export const ListStatus = ({ state }: { readonly state: BrowsingState }): JSX.Element => {
  const t = useT();
  const { list, search } = state;
  const content = list.status === 'ready' ? contentOf(list) : undefined;
  const count = content?.rows.length;
  const keyword = search.mode === 'on' ? search.title : undefined;
  const text =
    count === undefined
      ? ''
      : keyword === undefined
        ? itemCountText(count, t)
        : count === 0
          ? t('empty.search', { keyword })
          : `${t('search.foundFor', { keyword })}: ${itemCountText(count, t)}`;
  return (
    <p className="cd-hidden" role="status">
      {text}
    </p>
  );
};
