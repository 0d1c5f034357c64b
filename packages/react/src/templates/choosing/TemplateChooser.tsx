import type { TemplateKind, TemplateLength } from '@chartdock/contract';
import { DEFAULT_SCENE } from '@chartdock/templates';
import type { CloneFlow, TemplateQuery } from '@chartdock/templates';
import type { JSX } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { SearchField } from '../../foundation/primitives/fields/SearchField.tsx';
import { TabPanel } from '../../foundation/primitives/Tabs.tsx';
import { LengthMenu } from '../places/LengthMenu.tsx';
import { ALL_SCENES } from '../places/SceneTabs.tsx';
import { TemplateBrowser } from '../TemplateBrowser.tsx';
import { templateTexts } from '../texts/template-texts.ts';
import { ChooserPlaces, hasTabs } from './ChooserPlaces.tsx';
import { shelvesOf } from './shelves.ts';
import type { Shelf, TemplateSource } from './shelves.ts';
import { ShelfSwitch } from './ShelfSwitch.tsx';
import { chooserTexts } from './texts/chooser-texts.ts';
import { useBeforePaying } from './useBeforePaying.ts';
import type { Paying } from './useBeforePaying.ts';
import { usePartnerShelf } from './usePartnerShelf.ts';
import { useSettled } from './useSettled.ts';

/** Properties of {@link TemplateChooser}. */
export interface TemplateChooserProps {
  /** Whose templates show: those of the library, those of the partner that the person comes from. Default both. */
  readonly sources?: readonly TemplateSource[];
  /** The kind shown at first. Default `flow`. */
  readonly kind?: TemplateKind | undefined;
  /** The scene of that kind shown at first, by its stable name. Default `featured`. */
  readonly scene?: string | undefined;
  /** First search words. Default nothing. */
  readonly keyword?: string | undefined;
  /** Folder of new files. Default the top of My files. */
  readonly folderId?: string | undefined;
  /** Is told how each use of a template ended, and opens a file that was made. */
  readonly onUsed: (flow: CloneFlow) => void;
  /** Where a template that costs something can be bought. Default here. */
  readonly paying?: Paying;
}

const EVERY_SOURCE = ['library', 'partner'] as const;

/** Pause after the last key before words are searched for, in milliseconds. */
const TYPING_MS = 300;

interface Asked {
  readonly shelf: Shelf;
  readonly scene: string;
  readonly keyword: string;
  readonly length: TemplateLength | undefined;
}

const partnerQuery = ({ scene, keyword }: Asked): TemplateQuery => ({
  source: 'partner',
  ...(scene === ALL_SCENES ? {} : { category: scene }),
  ...(keyword === '' ? {} : { keyword }),
});

/** Words are searched for in all of the library, or in one kind of it; lists of the person's own are short. */
const libraryQuery = (kind: TemplateKind | undefined, { scene, keyword, length }: Asked): TemplateQuery => ({
  source: 'library',
  ...(kind === undefined ? {} : { kind }),
  ...(keyword === '' ? { category: scene } : { keyword }),
  ...(length === undefined ? {} : { length }),
});

const queryOf = (asked: Asked): TemplateQuery => {
  const { shelf, keyword } = asked;
  if (shelf === 'partner') return partnerQuery(asked);
  if (shelf === 'flow' || shelf === 'mind') return libraryQuery(shelf, asked);
  return keyword === '' ? { source: shelf } : libraryQuery(undefined, asked);
};

/** Returns whether what shows is of the library, which alone is narrowed by length. */
const isOfLibrary = (asked: Asked): boolean => queryOf(asked).source === 'library';

/** View of a chooser now: its shelf, the place and words on it, and how a person changes them. */
interface ChooserView extends Asked {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly setShelf: (shelf: Shelf) => void;
  readonly setScene: (scene: string) => void;
  readonly setLength: (length: TemplateLength | undefined) => void;
}

const useChooserView = (first: TemplateChooserProps, shelves: readonly Shelf[]): ChooserView => {
  const { kind = 'flow' } = first;
  const [shelf, setShelf] = useState<Shelf>(shelves.includes(kind) ? kind : 'partner');
  const [scenes, setScenes] = useState<Readonly<Partial<Record<Shelf, string>>>>({ [shelf]: first.scene });
  const [length, setLength] = useState<TemplateLength>();
  const [typed, setTyped] = useState(first.keyword ?? '');
  return {
    shelf,
    scene: scenes[shelf] ?? (shelf === 'partner' ? ALL_SCENES : DEFAULT_SCENE),
    keyword: useSettled(typed.trim(), TYPING_MS),
    length,
    setLength,
    typed,
    setTyped,
    setShelf,
    setScene: (scene) => setScenes({ ...scenes, [shelf]: scene }),
  };
};

/** Says what may help where a list is empty. */
const useEmptyText = (asked: Asked): { readonly emptyText?: string } => {
  const t = useT(templateTexts);
  const own = useT(chooserTexts);
  const { shelf, keyword, length } = asked;
  if (keyword !== '' || (length !== undefined && isOfLibrary(asked)))
    return { emptyText: t('templates.emptySearch') };
  if (shelf === 'recent') return { emptyText: t('templates.emptyRecent') };
  return shelf === 'liked' ? { emptyText: own('chooser.emptyLiked') } : {};
};

/** Lets a person choose a template by shelf, place and words, look at it, keep it as a favourite and make a file of it. */
export const TemplateChooser = (props: TemplateChooserProps): JSX.Element => {
  const { sources = EVERY_SOURCE, folderId, onUsed, paying } = props;
  const beforePaying = useBeforePaying(paying);
  const t = useT(templateTexts);
  const partner = usePartnerShelf(sources.includes('partner'));
  const shelves = shelvesOf(sources, partner !== undefined);
  const view = useChooserView(props, shelves);
  const { shelf, scene, keyword, length } = view;
  const empty = useEmptyText(view);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Another list begins at its top.
    if (list.current !== null) list.current.scrollTop = 0;
  }, [shelf, scene, keyword, length]);
  const places = partner?.places ?? [];
  const results = (
    <TemplateBrowser query={queryOf(view)} {...{ folderId, onUsed, beforePaying }} {...empty} />
  );
  return (
    <div className="cd-chooser">
      <div className="cd-chooser__bar">
        <div className="cd-chooser__search">
          <SearchField
            value={view.typed}
            onChange={view.setTyped}
            label={t('templates.search')}
            clearLabel={t('templates.clear')}
          />
        </div>
        {isOfLibrary(view) && <LengthMenu length={length} onChoose={view.setLength} />}
        {shelves.length > 1 && (
          <ShelfSwitch shelves={shelves} shelf={shelf} partner={partner?.name} onChoose={view.setShelf} />
        )}
      </div>
      <div ref={list} className="cd-templates cd-chooser__list">
        {/* Words are searched for at every place. */}
        {keyword === '' && hasTabs(shelf, places) ? (
          <>
            <ChooserPlaces
              shelf={shelf}
              scene={scene}
              places={places}
              idPrefix={prefix}
              onChoose={view.setScene}
            />
            <TabPanel idPrefix={prefix} active={scene}>
              {results}
            </TabPanel>
          </>
        ) : (
          results
        )}
      </div>
    </div>
  );
};
