import type { Make } from '../../foundation/drawing/make.types.ts';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { ShownTime } from './file-view.types.ts';
import { timeTitles } from './time-titles.ts';

/** Look that decides which elements the titles of a list are. */
export interface HeadLook {
  readonly t: TranslateText;
  readonly shownTime: ShownTime;
  /** Whether a check box above the check marks picks everything. Default only their name, for those who hear the list. */
  readonly picksAll: boolean;
  /** Whether titles are pressed for an order. */
  readonly sorts: boolean;
}

const titles = {
  ...timeTitles,
  deleted: 'list.deleted',
  starred: 'list.starred',
  shared: 'list.shared',
} as const;

/** Describes the titles of a list that tells the kind of its rows. */
export const describeHeadCells = <Made, Handler>(
  make: Make<Made, Handler>,
  { t, shownTime, picksAll, sorts }: HeadLook,
): readonly Made[] => {
  const column = (name: string, inside: Made | string): Made =>
    make('span', { 'data-cd-key': name, role: 'columnheader', class: `cd-row__${name}` }, inside);
  const hidden = (text: string): Made => make('span', { class: 'cd-hidden' }, text);
  const ordered = (text: string, by: string): Made =>
    sorts
      ? make(
          'button',
          { type: 'button', class: 'cd-list__title cd-list__title--sorts', 'data-cd-head': by },
          text,
        )
      : make('span', { class: 'cd-list__title' }, text);
  const all = (): Made =>
    make('button', {
      type: 'button',
      role: 'checkbox',
      'aria-checked': 'false',
      'aria-label': t('selection.all'),
      class: 'cd-check',
      'data-cd-head': 'all',
    });
  return [
    column('check', picksAll ? all() : hidden(t('list.choice'))),
    column('name', ordered(t('list.title'), 'name')),
    column('kind', t('list.kind')),
    column('owner', t('list.owner')),
    column('count', t('list.canvases')),
    column('time', ordered(t(titles[shownTime]), 'time')),
    column('actions', hidden(t('common.more'))),
  ];
};
