import type { TemplateLength } from '@chartdock/contract';
import type { FileAreaState } from '@chartdock/files';
import {
  CREATION_VIEWS,
  DEFAULT_SCENE,
  SLIDER_KINDS,
  addressCategoryOf,
  hasPlaces,
  isBannerShown,
  isSliderShown,
  sliderKindOf,
} from '@chartdock/templates';
import type { CreationView, SliderKind, TemplateQuery } from '@chartdock/templates';
import type { JSX } from 'react';
import { useId } from 'react';
import { AiEntry } from '../ai/AiEntry.tsx';
import { useApp } from '../foundation/app/app-context.ts';
import { useFileArea } from '../foundation/app/useFileArea.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { SegmentedControl } from '../foundation/primitives/SegmentedControl.tsx';
import { TabPanel } from '../foundation/primitives/Tabs.tsx';
import { useStore } from '../foundation/provider/useStore.ts';
import { StartScreen } from '../shell/StartScreen.tsx';
import { LIBRARY_ADDRESS } from './community.ts';
import { LibraryHead } from './LibraryHead.tsx';
import { LengthMenu, lengthIn } from './places/LengthMenu.tsx';
import { SceneTabs } from './places/SceneTabs.tsx';
import { TopicStrip } from './places/TopicStrip.tsx';
import { TemplateBrowser } from './TemplateBrowser.tsx';
import { templateTexts } from './texts/template-texts.ts';

/** Properties of {@link TemplateCreateScreen}. */
export interface TemplateCreateScreenProps {
  /** Query of the address: `category=history` or `kind`, `scene`, `length`, `view`, `folder`. */
  readonly query: URLSearchParams;
}

const isSearching = (state: FileAreaState): boolean => state.search.mode === 'on';

/** Shows how to begin: templates by kind, topic and scene, or blank shapes (ROUTE-07). */
export const TemplateCreateScreen = ({ query }: TemplateCreateScreenProps): JSX.Element | null => {
  const area = useFileArea();
  if (area === undefined) return null;
  return <OpenScreen area={area} query={query} />;
};

interface OpenScreenProps extends TemplateCreateScreenProps {
  readonly area: NonNullable<ReturnType<typeof useFileArea>>;
}

const viewOf = (query: URLSearchParams): CreationView =>
  query.get('view') === 'blank' ? 'blank' : 'template';

const OpenScreen = ({ area, query }: OpenScreenProps): JSX.Element => {
  const t = useT(templateTexts);
  const { navigate } = useApp();
  const searching = useStore(area, isSearching);
  // The search box above finds files from here as well.
  if (searching) return <StartScreen />;
  const view = viewOf(query);
  const kind = sliderKindOf(query);
  const length = lengthIn(query);
  const go = (fields: Readonly<Record<string, string | undefined>>): void => {
    const next = new URLSearchParams();
    const all = { folder: query.get('folder') ?? undefined, ...fields };
    for (const [key, value] of Object.entries(all)) if (value !== undefined) next.set(key, value);
    const text = next.toString();
    navigate(text === '' ? LIBRARY_ADDRESS : `${LIBRARY_ADDRESS}?${text}`, { replace: true });
  };
  const goTo = (next: SliderKind): void =>
    go({ category: addressCategoryOf(next), kind: next === 'mind' ? next : undefined, length });
  return (
    <div className="cd-templates">
      <LibraryHead
        heading={t('templates.title')}
        lead={t('templates.lead')}
        isShown={view === 'template' && isBannerShown(query.get('category'))}
      />
      <div className="cd-templates__choices">
        <SegmentedControl
          label={t('templates.view')}
          value={view}
          segments={CREATION_VIEWS.map((value) => ({ value, label: t(`templates.view.${value}`) }))}
          onChange={(next) => go({ view: next === 'blank' ? next : undefined })}
        />
        {isSliderShown(view) && (
          <SegmentedControl
            label={t('templates.kind')}
            value={kind}
            segments={SLIDER_KINDS.map((value) => ({ value, label: t(`templates.kind.${value}`) }))}
            onChange={goTo}
          />
        )}
        {view === 'template' && hasPlaces(kind) && (
          <LengthMenu
            length={length}
            onChoose={(next) =>
              go({
                kind: kind === 'mind' ? kind : undefined,
                scene: query.get('scene') ?? undefined,
                length: next,
              })
            }
          />
        )}
        <AiEntry folderId={query.get('folder') ?? undefined} />
      </div>
      {view === 'blank' ? (
        <StartScreen />
      ) : (
        <Library
          kind={kind}
          scene={query.get('scene') ?? DEFAULT_SCENE}
          length={length}
          folderId={query.get('folder') ?? undefined}
          onScene={(scene) =>
            go({
              kind: kind === 'mind' ? kind : undefined,
              scene: scene === DEFAULT_SCENE ? undefined : scene,
              length,
            })
          }
        />
      )}
    </div>
  );
};

interface LibraryProps {
  readonly kind: SliderKind;
  readonly scene: string;
  readonly length: TemplateLength | undefined;
  readonly folderId: string | undefined;
  readonly onScene: (scene: string) => void;
}

const Library = ({ kind, scene, length, folderId, onScene }: LibraryProps): JSX.Element => {
  const t = useT(templateTexts);
  const prefix = useId();
  if (!hasPlaces(kind))
    return (
      <TemplateBrowser
        query={{ source: 'recent' }}
        folderId={folderId}
        emptyText={t('templates.emptyRecent')}
      />
    );
  const query: TemplateQuery = {
    source: 'library',
    kind,
    category: scene,
    ...(length === undefined ? {} : { length }),
  };
  return (
    <>
      <TopicStrip kind={kind} />
      <SceneTabs kind={kind} scene={scene} idPrefix={prefix} onChoose={onScene} />
      <TabPanel idPrefix={prefix} active={scene}>
        <TemplateBrowser
          query={query}
          folderId={folderId}
          {...(length === undefined ? {} : { emptyText: t('templates.emptySearch') })}
        />
      </TabPanel>
    </>
  );
};
