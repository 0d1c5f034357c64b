import type { FileArea, FileAreaState, TrashFilter } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { filterIcon, trashIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { SearchField } from '../../foundation/primitives/fields/SearchField.tsx';
import { SegmentedControl } from '../../foundation/primitives/SegmentedControl.tsx';
import type { AreaCommands } from '../area/useAreaCommands.ts';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import { DayField } from './DayField.tsx';
import { endOfDay, startOfDay } from './trash-days.ts';

/** Properties of {@link TrashBar}. */
export interface TrashBarProps {
  readonly area: Pick<FileArea, 'openPlace'>;
  readonly state: Pick<FileAreaState, 'place' | 'search' | 'list'>;
  readonly commands: Pick<AreaCommands, 'askEmptying'>;
}

/** Entries in the fields of the bar. */
interface Wish {
  readonly text: string;
  readonly type: 'all' | 'chart' | 'folder';
  readonly from: string;
  readonly to: string;
}

const nothing: Wish = { text: '', type: 'all', from: '', to: '' };

/** How long typing pauses before the list follows, in milliseconds. */
const pauseMs = 300;

const filterOf = ({ text, type, from, to }: Wish): TrashFilter | undefined => {
  const [keyword, deletedFrom, deletedTo] = [text.trim(), startOfDay(from), endOfDay(to)];
  const filter: TrashFilter = {
    ...(keyword !== '' && { keyword }),
    ...(type !== 'all' && { type }),
    ...(deletedFrom !== undefined && { deletedFrom }),
    ...(deletedTo !== undefined && { deletedTo }),
  };
  return Object.keys(filter).length === 0 ? undefined : filter;
};

/** Draws the line above the trash, and nothing elsewhere: what is looked for, of which kind, deleted when, and the way to empty it. */
export const TrashBar = (props: TrashBarProps): JSX.Element | null => {
  const { place, search } = props.state;
  return place.page === 'trash' && search.mode === 'off' ? <Bar {...props} /> : null;
};

const Bar = ({ area, state, commands }: TrashBarProps): JSX.Element => {
  const t = useT();
  const shown = state.place.page === 'trash' ? state.place.filter : undefined;
  const [wish, setWish] = useState(nothing);
  const [unfolded, setUnfolded] = useState(false);
  const wanted = JSON.stringify(filterOf(wish) ?? {});
  const isShown = wanted === JSON.stringify(shown ?? {});
  useEffect(() => {
    if (isShown) return undefined;
    const follow = setTimeout(() => {
      const filter = filterOf(wish);
      void area.openPlace({ page: 'trash', ...(filter && { filter }) });
    }, pauseMs);
    return () => clearTimeout(follow);
    // Follows the wish alone: a list that was opened otherwise is not opened again.
  }, [area, wanted]);
  const change = (part: Partial<Wish>): void => setWish((before) => ({ ...before, ...part }));
  const count = contentOf(state.list)?.rows.length ?? 0;
  return (
    <div
      className={joinClasses('cd-trash-bar', unfolded && 'cd-trash-bar--unfolded')}
      role="group"
      aria-label={t('trash.filter')}
    >
      <Button
        className="cd-trash-bar__fold"
        icon={filterIcon}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t('trash.filter')}
      </Button>
      <SearchField
        value={wish.text}
        onChange={(text) => change({ text })}
        label={t('trash.search')}
        placeholder={t('trash.search')}
        clearLabel={t('search.clear')}
      />
      <SegmentedControl
        label={t('trash.kind')}
        value={wish.type}
        onChange={(type) => change({ type })}
        segments={[
          { value: 'all', label: t('trash.kindAll') },
          { value: 'chart', label: t('zone.files') },
          { value: 'folder', label: t('zone.folders') },
        ]}
      />
      <DayField
        label={t('trash.from')}
        value={wish.from}
        max={wish.to}
        onChange={(from) => change({ from })}
      />
      <DayField label={t('trash.to')} value={wish.to} min={wish.from} onChange={(to) => change({ to })} />
      {filterOf(wish) !== undefined && (
        <Button look="ghost" onClick={() => setWish(nothing)}>
          {t('trash.clearFilter')}
        </Button>
      )}
      <span className="cd-trash-bar__end">
        {(shown === undefined || count > 0) && (
          <Button
            icon={trashIcon}
            disabled={count === 0}
            onClick={() => commands.askEmptying(count, shown === undefined)}
          >
            {shown === undefined ? t('trash.empty') : t('trash.emptyShown', { n: count })}
          </Button>
        )}
      </span>
    </div>
  );
};
