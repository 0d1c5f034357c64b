import type { FileArea, FileAreaState, SearchFilter } from '@chartdock/files';
import type { JSX, RefObject } from 'react';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { FilterChip } from './FilterChip.tsx';
import { dayText, daySpans, isDaySpan, spanFrom, startOfSpan } from './search-days.ts';
import { findTexts } from './texts/find-texts.ts';
import { useFoundMarks } from './useFoundMarks.ts';

/** Properties of {@link SearchChips}. */
export interface SearchChipsProps {
  readonly area: Pick<FileArea, 'openSearch'>;
  readonly state: Pick<FileAreaState, 'pins' | 'place' | 'search'>;
  /** Element that holds the results, whose matching words are marked. */
  readonly root: RefObject<HTMLElement | null>;
  readonly now: () => number;
}

const kinds = [
  'flow',
  'mind',
  'outline',
  'markdown',
  'board',
  'mind_org',
  'uml',
  'er',
  'network',
  'swimlane',
  'bpmn',
  'framework',
  'gantt',
  'table',
  'ui',
] as const;

const any = 'any';

interface ChipProps {
  readonly filter: SearchFilter;
  readonly onNarrow: (filter: SearchFilter) => void;
}

type Places = Pick<FileAreaState, 'pins' | 'place'>;

const KindChip = ({ filter, onNarrow }: ChipProps): JSX.Element => {
  const t = useT(findTexts);
  const { category, type, ...rest } = filter;
  const kind = type === 'folder' ? 'folder' : category;
  const entries = [
    { id: any, label: t('find.anyKind'), checked: kind === undefined },
    ...(['folder', ...kinds] as const).map((each) => ({
      id: each,
      label: t(`kind.${each}`),
      art: <KindIcon kind={each === 'folder' ? each : iconKindOf(each)} />,
      checked: kind === each,
    })),
  ];
  const choose = (id: string): void => {
    if (id === any) onNarrow(rest);
    else onNarrow(id === 'folder' ? { ...rest, type: 'folder' } : { ...rest, category: id });
  };
  // An address may name a category that the menu does not.
  const value = kind === undefined ? undefined : (entries.find(({ id }) => id === kind)?.label ?? kind);
  return <FilterChip label={t('find.kind')} value={value} entries={entries} onChoose={choose} />;
};

const OwnerChip = ({ filter, onNarrow }: ChipProps): JSX.Element => {
  const t = useT(findTexts);
  const { owner, ...rest } = filter;
  return (
    <FilterChip
      label={t('find.owner')}
      value={owner === undefined ? undefined : t(`find.${owner}`)}
      entries={[
        { id: any, label: t('find.anyone'), checked: owner === undefined },
        { id: 'me', label: t('find.me'), checked: owner === 'me' },
        { id: 'others', label: t('find.others'), checked: owner === 'others' },
      ]}
      onChoose={(id) => onNarrow(id === 'me' || id === 'others' ? { ...rest, owner: id } : rest)}
    />
  );
};

const ChangedChip = ({ filter, onNarrow, now }: ChipProps & Pick<SearchChipsProps, 'now'>): JSX.Element => {
  const t = useT(findTexts);
  const { changedFrom, ...rest } = filter;
  const span = changedFrom === undefined ? undefined : spanFrom(changedFrom, now());
  const since = changedFrom === undefined ? undefined : t('find.since', { day: dayText(changedFrom) });
  return (
    <FilterChip
      label={t('find.changed')}
      value={span === undefined ? since : t(daySpans[span])}
      entries={[
        { id: any, label: t('find.anyTime'), checked: changedFrom === undefined },
        ...Object.keys(daySpans)
          .filter(isDaySpan)
          .map((each) => ({ id: each, label: t(daySpans[each]), checked: each === span })),
      ]}
      onChoose={(id) => onNarrow(isDaySpan(id) ? { ...rest, changedFrom: startOfSpan(id, now()) } : rest)}
    />
  );
};

const PlaceChip = ({ filter, onNarrow, place, pins }: ChipProps & Places): JSX.Element => {
  const t = useT(findTexts);
  const { folderId, ...rest } = filter;
  const here = place.page === 'diagrams' && place.folderId !== 'root' ? place.folderId : undefined;
  const pinned = (pins ?? []).filter(({ id }) => id !== here);
  const folders = [
    { id: 'root', label: t('find.myFiles') },
    ...(here === undefined ? [] : [{ id: here, label: t('find.here') }]),
    ...pinned.map(({ id, title }) => ({ id, label: title })),
  ].map((folder) => ({ ...folder, art: <KindIcon kind="folder" /> }));
  // An address may name a folder that the menu does not.
  const chosen = folders.find(({ id }) => id === folderId)?.label ?? t('find.aFolder');
  return (
    <FilterChip
      label={t('find.place')}
      value={folderId === undefined ? undefined : chosen}
      entries={[
        { id: any, label: t('find.anywhere'), checked: folderId === undefined },
        ...folders.map((each) => ({ ...each, checked: each.id === folderId })),
      ]}
      onChoose={(id) => onNarrow(id === any ? rest : { ...rest, folderId: id })}
    />
  );
};

/** Draws the chips that narrow a search by kind, owner, place and time, and marks the search words in the results. */
export const SearchChips = ({ area, state, root, now }: SearchChipsProps): JSX.Element | null => {
  const t = useT(findTexts);
  const { search, place } = state;
  useFoundMarks(root, search.mode === 'on' ? search.title : undefined);
  if (search.mode === 'off') return null;
  const { filter = {}, text } = search;
  const chip: ChipProps = {
    filter,
    onNarrow: (next) => void area.openSearch(place, { text, filter: next }),
  };
  return (
    <div className="cd-chips" role="group" aria-label={t('find.narrow')}>
      <KindChip {...chip} />
      <OwnerChip {...chip} />
      <PlaceChip {...chip} place={place} pins={state.pins} />
      <ChangedChip {...chip} now={now} />
      {Object.keys(filter).length > 0 && (
        <Button look="ghost" onClick={() => chip.onNarrow({})}>
          {t('find.reset')}
        </Button>
      )}
    </div>
  );
};
