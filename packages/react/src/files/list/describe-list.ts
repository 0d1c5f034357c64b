import type { Attributes, Make } from '../../foundation/drawing/make.types.ts';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import { timeTitles } from './time-titles.ts';

/** Rows that hold the place of those that load. */
const SKELETON_ROWS = 12;

/** The titles of a list's columns. */
export interface DescribedHead {
  readonly t: TranslateText;
  readonly shownTime: keyof typeof timeTitles;
}

/** Describes the titles of a list's columns. */
export const describeListHead = <Made, Handler>(
  make: Make<Made, Handler>,
  { t, shownTime }: DescribedHead,
): Made => {
  const column = (name: string, inside: Made | string): Made =>
    make('span', { role: 'columnheader', class: `cd-row__${name}` }, inside);
  const hidden = (text: string): Made => make('span', { class: 'cd-hidden' }, text);
  return make(
    'div',
    { class: 'cd-list__head', role: 'row', 'aria-rowindex': '1' },
    column('check', hidden(t('list.choice'))),
    column('name', t('list.title')),
    column('owner', t('list.owner')),
    column('count', t('list.canvases')),
    column('time', t(timeTitles[shownTime])),
    column('actions', hidden(t('common.more'))),
  );
};

/** Describes the grid of a list, whose rows are painted into it. */
export const listAttributes = (label: string, rowCount: number): Attributes => ({
  class: 'cd-list',
  role: 'grid',
  'aria-label': label,
  'aria-rowcount': String(rowCount + 1),
  'aria-multiselectable': 'true',
});

/** Describes the cells of a row that loads, in the size of real ones, with a title line of a share of the width, in percent. */
export const describeWaitingCells = <Made, Handler>(
  make: Make<Made, Handler>,
  width: number,
  role?: 'gridcell',
): readonly Made[] => {
  const bar = (shape: 'text' | 'circle', share?: number): Made =>
    make('span', {
      class: `cd-skeleton cd-skeleton--${shape}`,
      style: share === undefined ? undefined : `width: ${share}%`,
      'aria-hidden': 'true',
    });
  const cell = (name: string, ...inside: readonly Made[]): Made =>
    make('span', { role, class: `cd-row__${name}` }, ...inside);
  return [
    cell('check'),
    cell('name', bar('circle'), make('span', { class: 'cd-row__words' }, bar('text', width))),
    cell('owner', bar('text', 60)),
    cell('count', bar('text', 40)),
    cell('time', bar('text', 70)),
    cell('actions'),
  ];
};

/** Describes the announcement of a list that loads and holds its place. */
export const describeSkeletonFrame = <Made, Handler>(
  make: Make<Made, Handler>,
  label: string,
  inside: Made,
): Made => make('div', { class: 'cd-area__skeleton', role: 'status', 'aria-label': label }, inside);

/** Describes the placeholders of rows that load, in their final size. */
export const describeRowsSkeleton = <Made, Handler>(make: Make<Made, Handler>, label: string): Made =>
  describeSkeletonFrame(
    make,
    label,
    make(
      'div',
      { class: 'cd-list' },
      make('div', { class: 'cd-list__head' }),
      make(
        'div',
        { class: 'cd-list__space' },
        ...Array.from({ length: SKELETON_ROWS }, (_, row) =>
          make(
            'div',
            { class: 'cd-row cd-row--waiting' },
            ...describeWaitingCells(make, 48 + ((row * 17) % 30)),
          ),
        ),
      ),
    ),
  );
