import type { View } from '@chartdock/documents/viewing';
import type { JSX, ReactNode } from 'react';
import { useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLater } from '../foundation/app/useLater.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { emptySearchIcon, infoIcon } from '../foundation/icons/interface-icons.ts';
import { EmptyState, ErrorState, IconTile } from '../foundation/primitives/StateMessage.tsx';
import { Tabs } from '../foundation/primitives/Tabs.tsx';
import { Skeleton } from '../foundation/primitives/Skeleton.tsx';
import { InterfaceContext } from '../foundation/i18n/interface-context.ts';
import { fittingOf } from './fitting-of.ts';
import { viewerTexts } from './texts/viewer-texts.ts';
import type { LinkPass } from './useContent.ts';
import type { Content, Picture } from './picture.types.ts';
import type { Stage } from './stage.ts';
import { useAskContent, useContent } from './useContent.ts';
import type { AskContent } from './useContent.ts';
import type { ViewerPanel } from './viewer-panel.types.ts';
import { ViewerStage } from './ViewerStage.tsx';
import { ViewerTools } from './ViewerTools.tsx';
import { isComposing } from '../foundation/primitives/fields/is-composing.ts';

// The first picture needs none of it.
const loadExtras = async () => (await import('./ViewerExtras.tsx')).ViewerExtras;

/** Properties of {@link DocumentViewer}. */
export interface DocumentViewerProps {
  readonly fileId: string;
  readonly title: string;
  /** May come late, or stay empty: the first canvas is shown without them. */
  readonly canvases: readonly { readonly definitionId: string; readonly title: string }[];
  /** The link that opens the file. Default none. */
  readonly pass?: LinkPass;
  /** Stands in for the first picture until it is there, such as the one of the list. */
  readonly poster?: ReactNode;
  /** Is called once the first canvas, or why there is none, stands in the window. */
  readonly onShown?: (() => void) | undefined;
}

const NO_PASS: LinkPass = {};

/** Shows what is in a file: canvases as tabs, each to be moved, zoomed, searched and presented. */
export const DocumentViewer = ({
  fileId,
  title,
  canvases,
  pass = NO_PASS,
  poster,
  onShown,
}: DocumentViewerProps): JSX.Element => {
  const t = useT(viewerTexts);
  const prefix = useId();
  const root = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string>();
  // The first canvas is asked for without its id, so that nothing is read again once the canvases are known.
  const canvasId = canvases.slice(1).find(({ definitionId }) => definitionId === chosen)?.definitionId;
  const ask = useAskContent({ fileId, canvasId, pass });
  const tabs = canvases.map(({ definitionId, title: label }) => ({ id: definitionId, label }));
  const active = canvasId ?? tabs[0]?.id ?? '';
  const hasTabs = tabs.length > 1;
  const panel = hasTabs
    ? { role: 'tabpanel', id: `${prefix}-panel`, 'aria-labelledby': `${prefix}-tab-${active}` }
    : {};
  return (
    <section ref={root} className="cd-viewer" aria-label={t('viewer.label', { title })}>
      {hasTabs && (
        <div className="cd-viewer__tabs">
          <Tabs
            tabs={tabs}
            active={active}
            label={t('list.canvases')}
            idPrefix={prefix}
            onChange={setChosen}
          />
        </div>
      )}
      <div className="cd-tab-panel" {...panel}>
        <Canvas
          key={canvasId ?? ''}
          ask={ask}
          canvas={canvasId ?? ''}
          title={title}
          poster={poster}
          root={root}
          onShown={onShown}
        />
      </div>
    </section>
  );
};

interface CanvasProps {
  readonly ask: AskContent;
  readonly canvas: string;
  readonly title: string;
  readonly poster: ReactNode;
  readonly root: { readonly current: HTMLElement | null };
  readonly onShown: (() => void) | undefined;
}

const Canvas = ({ ask, canvas, title, poster, root, onShown }: CanvasProps): JSX.Element => {
  const t = useT(viewerTexts);
  const isDark = useContext(InterfaceContext).palette === 'dark';
  const [state, retry] = useContent(ask, isDark);
  const picture = state.status === 'ready' ? state.content.picture : undefined;
  const isMessage = state.status !== 'loading' && picture === undefined;
  useEffect(() => {
    if (isMessage) onShown?.();
  }, [isMessage, onShown]);
  if (state.status === 'loading') return <Waiting poster={poster} />;
  if (state.status === 'failed')
    return (
      <div className="cd-viewer__window cd-viewer__window--message">
        <ErrorState
          title={t('viewer.failed')}
          text={state.text}
          retryLabel={t('common.retry')}
          onRetry={retry}
        />
      </div>
    );
  const { content } = state;
  if (content.state !== 'drawn' || content.picture === undefined) return <Unshown state={content.state} />;
  return (
    <Shown
      ask={ask}
      canvas={canvas}
      title={title}
      root={root}
      content={content}
      drawn={content.picture}
      isDark={isDark}
      onShown={onShown}
    />
  );
};

const Waiting = ({ poster }: Pick<CanvasProps, 'poster'>): JSX.Element => (
  <div className="cd-viewer__window" role="status" aria-label={useT()('common.loading')}>
    {poster === undefined ? (
      <div className="cd-viewer__waiting">
        <Skeleton />
      </div>
    ) : (
      <div className="cd-viewer__poster">{poster}</div>
    )}
  </div>
);

const Unshown = ({ state }: Pick<Content, 'state'>): JSX.Element => {
  const t = useT(viewerTexts);
  const isEmpty = state === 'empty' || state === 'drawn';
  const words = isEmpty ? 'empty' : state;
  return (
    <div className="cd-viewer__window cd-viewer__window--message">
      <EmptyState
        art={<IconTile icon={isEmpty ? emptySearchIcon : infoIcon} />}
        title={t(`viewer.${words}`)}
        text={t(`viewer.${words}Text`)}
      />
    </div>
  );
};

interface ShownProps extends Omit<CanvasProps, 'poster'> {
  readonly content: Content;
  readonly drawn: Picture;
  readonly isDark: boolean;
}

const Shown = ({ ask, canvas, title, root, content, drawn, isDark, onShown }: ShownProps): JSX.Element => {
  const t = useT(viewerTexts);
  const hintId = useId();
  const [stage, setStage] = useState<Stage>();
  const [view, setView] = useState<View>();
  const [panel, setPanel] = useState<ViewerPanel>();
  const [picked, setPicked] = useState<string>();
  const [folded, setFolded] = useState<{ readonly of: Picture; readonly picture: Picture }>();
  const picture = folded?.of === drawn ? folded.picture : drawn;
  const isShown = view !== undefined;
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  // Once the first picture is drawn.
  const Extras = useLater(loadExtras, isShown);
  const fitting = useMemo(() => fittingOf(content.kind), [content.kind]);
  const onFolded = useCallback((next: Picture) => setFolded({ of: drawn, picture: next }), [drawn]);
  return (
    <div
      className="cd-viewer__window"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && panel !== undefined && !isComposing(event.nativeEvent)) {
          // It closes nothing that the viewer stands in.
          event.preventDefault();
          event.stopPropagation();
          setPanel(undefined);
        }
        const opensSearch = event.key === '/' || (event.key === 'f' && (event.ctrlKey || event.metaKey));
        if (!opensSearch || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        setPanel('search');
      }}
    >
      <ViewerStage
        label={t('viewer.stage', { title })}
        hintId={hintId}
        picture={picture}
        canvas={canvas}
        fitting={fitting}
        onStage={setStage}
        onView={setView}
        onPress={setPicked}
      />
      <p id={hintId} hidden>
        {t('viewer.keys')}
      </p>
      {stage !== undefined && (
        <ViewerTools
          stage={stage}
          scale={view?.scale ?? 1}
          panel={panel}
          onPanel={(next) => setPanel(next === panel ? undefined : next)}
          kind={content.kind}
          inPages={fitting.fromTop === true}
          root={root}
          ask={ask}
          isPreview={content.preview === true}
        />
      )}
      {content.preview === true && <p className="cd-viewer__preview">{t('viewer.preview')}</p>}
      {Extras !== undefined && stage !== undefined && (
        <Extras
          stage={stage}
          view={view ?? stage.view()}
          picture={picture}
          kind={content.kind}
          isPreview={content.preview === true}
          panel={panel}
          onPanel={setPanel}
          picked={picked}
          onPick={setPicked}
          ask={ask}
          isDark={isDark}
          onFolded={onFolded}
          root={root}
        />
      )}
    </div>
  );
};
