import type { Area, View } from '@chartdock/documents/viewing';
import type { JSX } from 'react';
import { useCallback, useEffect, useMemo } from 'react';
import type { ViewerPanel } from './viewer-panel.types.ts';
import { FoundWords } from './FoundWords.tsx';
import { Minimap } from './Minimap.tsx';
import { OutlinePanel } from './OutlinePanel.tsx';
import { PickedPart } from './PickedPart.tsx';
import type { Content, Picture } from './picture.types.ts';
import { Presentation } from './Presentation.tsx';
import { SpokenOutline } from './SpokenOutline.tsx';
import type { Stage } from './stage.ts';
import type { AskContent } from './useContent.ts';
import { useFolding } from './useFolding.ts';

/** Properties of {@link ViewerExtras}. */
export interface ViewerExtrasProps {
  readonly stage: Stage;
  readonly view: View;
  readonly picture: Picture;
  readonly kind: Content['kind'];
  /** Whether it is a preview of something for sale, which has no branches to fold. */
  readonly isPreview: boolean;
  readonly panel: ViewerPanel | undefined;
  readonly onPanel: (panel: ViewerPanel | undefined) => void;
  /** Id of the part that was pressed. */
  readonly picked: string | undefined;
  readonly onPick: (id: string | undefined) => void;
  readonly ask: AskContent;
  readonly isDark: boolean;
  /** Takes the picture of a tree that was folded. */
  readonly onFolded: (picture: Picture) => void;
  readonly root: { readonly current: HTMLElement | null };
}

/** Draws what stands beside a picture once it is there: search, outline, map, links, presentation. */
export const ViewerExtras = (props: ViewerExtrasProps): JSX.Element => {
  const { stage, view, picture, kind, isPreview, panel, onPanel, picked, onPick, ask, isDark, onFolded } =
    props;
  const folding = useFolding({ ask, isDark, onFolded });
  const boxes = useMemo(
    () =>
      new Map(
        picture.parts.flatMap(({ id, box }): [string, Area][] => (id === undefined ? [] : [[id, box]])),
      ),
    [picture],
  );
  const shown = useMemo(() => picture.texts.filter(({ hidden }) => hidden !== true), [picture]);
  const pickedText = shown.find(({ id }) => id === picked);
  const pickedBox = picked === undefined ? undefined : boxes.get(picked);
  useEffect(() => {
    if (panel === 'search') return undefined;
    stage.mark(
      pickedBox === undefined || pickedText === undefined
        ? { found: [] }
        : { found: [pickedBox], current: pickedBox },
    );
    return () => stage.mark({ found: [] });
  }, [panel, pickedBox, pickedText, stage]);
  const goTo = useCallback(
    (id: string): void => {
      const box = boxes.get(id);
      if (box !== undefined) stage.reveal(box);
      onPick(id);
    },
    [boxes, onPick, stage],
  );
  const fold = kind === 'tree' && !isPreview ? folding : undefined;
  // Long lists, which must not be drawn again in every frame of a movement.
  const spoken = useMemo(() => <SpokenOutline texts={shown} />, [shown]);
  const outline = useMemo(
    () => (
      <OutlinePanel
        texts={shown}
        picked={picked}
        onPick={goTo}
        folding={fold}
        onClose={() => onPanel(undefined)}
      />
    ),
    [fold, goTo, onPanel, picked, shown],
  );
  return (
    <>
      {spoken}
      {panel === 'search' && (
        <FoundWords
          stage={stage}
          texts={picture.texts}
          boxes={boxes}
          onHidden={fold?.unfoldTo}
          onClose={() => onPanel(undefined)}
        />
      )}
      {panel === 'outline' && outline}
      {panel === 'present' && (
        <Presentation stage={stage} texts={shown} boxes={boxes} onClose={() => onPanel(undefined)} />
      )}
      {panel !== 'present' && <Minimap stage={stage} view={view} picture={picture} />}
      {pickedText !== undefined && panel === undefined && (
        <PickedPart text={pickedText} folding={fold} onClose={() => onPick(undefined)} />
      )}
    </>
  );
};
