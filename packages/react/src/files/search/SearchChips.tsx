import type { FileArea, FileAreaState, SearchFilter } from '@chartdock/files';
import type { JSX, RefObject } from 'react';
import { KindIcon } from '../../icons/KindIcon.tsx';
import { iconKindOf } from '../../icons/icon-kind.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../primitives/Button.tsx';
import { FilterChip } from './FilterChip.tsx';
import { dayText, daySpans, isDaySpan, spanFrom, startOfSpan } from './search-days.ts';
import { findTexts } from './texts/find-texts.ts';
import { useFoundMarks } from './useFoundMarks.ts';

/** Properties of {@link SearchChips}. */
export interface SearchChipsProps {
  readonly area: Pick<FileArea, 'openSearch'>;
  readonly state: Pick<FileAreaState, 'place' | 'search'>;
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

/** Draws the chips that narrow a search by kind, owner and time, and marks in the results what was searched for. */
export const SearchChips = ({ area, state, root, now }: SearchChipsProps): JSX.Element | null => {
  const t = useT(findTexts);
  const { search, place } = state;
  useFoundMarks(root, search.mode === 'on' ? search.title : undefined);
  if (search.mode === 'off') return null;
  const { filter = {} } = search;
  const { category, type, owner, changedFrom } = filter;
  const narrow = (next: SearchFilter): void =>
    void area.openSearch(place, { text: search.text, filter: next });
  const kind = type === 'folder' ? 'folder' : category;
  const known = kinds.find((each) => each === kind);
  const span = changedFrom === undefined ? undefined : spanFrom(changedFrom, now());
  const day = changedFrom === undefined ? undefined : dayText(changedFrom);
  const choose = {
    kind: (id: string): void => {
      const { category: _category, type: _type, ...rest } = filter;
      narrow(id === any ? rest : id === 'folder' ? { ...rest, type: 'folder' } : { ...rest, category: id });
    },
    owner: (id: string): void => {
      const { owner: _owner, ...rest } = filter;
      narrow(id === 'me' || id === 'others' ? { ...rest, owner: id } : rest);
    },
    changed: (id: string): void => {
      const { changedFrom: _changedFrom, ...rest } = filter;
      narrow(isDaySpan(id) ? { ...rest, changedFrom: startOfSpan(id, now()) } : rest);
    },
  };
  return (
    <div className="cd-chips" role="group" aria-label={t('find.narrow')}>
      <FilterChip
        label={t('find.kind')}
        value={
          kind === undefined
            ? undefined
            : kind === 'folder'
              ? t('kind.folder')
              : known === undefined
                ? kind
                : t(`kind.${known}`)
        }
        entries={[
          { id: any, label: t('find.anyKind'), checked: kind === undefined },
          {
            id: 'folder',
            label: t('kind.folder'),
            art: <KindIcon kind="folder" />,
            checked: kind === 'folder',
          },
          ...kinds.map((each) => ({
            id: each,
            label: t(`kind.${each}`),
            art: <KindIcon kind={iconKindOf(each)} />,
            checked: kind === each,
          })),
        ]}
        onChoose={choose.kind}
      />
      <FilterChip
        label={t('find.owner')}
        value={owner === undefined ? undefined : t(`find.${owner}`)}
        entries={[
          { id: any, label: t('find.anyone'), checked: owner === undefined },
          { id: 'me', label: t('find.me'), checked: owner === 'me' },
          { id: 'others', label: t('find.others'), checked: owner === 'others' },
        ]}
        onChoose={choose.owner}
      />
      <FilterChip
        label={t('find.changed')}
        value={
          span !== undefined ? t(daySpans[span]) : day === undefined ? undefined : t('find.since', { day })
        }
        entries={[
          { id: any, label: t('find.anyTime'), checked: changedFrom === undefined },
          ...Object.keys(daySpans)
            .filter(isDaySpan)
            .map((each) => ({ id: each, label: t(daySpans[each]), checked: each === span })),
        ]}
        onChoose={choose.changed}
      />
      {Object.keys(filter).length > 0 && (
        <Button look="ghost" onClick={() => narrow({})}>
          {t('find.reset')}
        </Button>
      )}
    </div>
  );
};
