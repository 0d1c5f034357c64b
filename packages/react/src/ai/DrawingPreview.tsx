import { drawScene, listTexts } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import type { FitOptions, View } from '@chartdock/documents/viewing';
import type { JSX } from 'react';
import { useContext, useId, useMemo, useRef, useState } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { minusIcon, plusIcon } from '../foundation/icons/interface-icons.ts';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { InterfaceContext } from '../foundation/i18n/interface-context.ts';
import { SpokenOutline } from '../viewer/SpokenOutline.tsx';
import { viewerTexts } from '../viewer/texts/viewer-texts.ts';
import { fitIcon } from '../viewer/viewer-icons.ts';
import type { Picture } from '../viewer/picture.types.ts';
import type { Stage } from '../viewer/stage.ts';
import { ViewerStage } from '../viewer/ViewerStage.tsx';

/** Properties of {@link DrawingPreview}. */
export interface DrawingPreviewProps {
  readonly definition: Definition;
  readonly label: string;
  /** Whether the text has moved on and cannot be drawn now. Default false. */
  readonly isOld?: boolean;
}

const FITTING: FitOptions = { margin: 24, below: 56 };
const ignoreView = (_view: View): void => undefined;
const ignorePress = (): void => undefined;

/** Shows the drawing of a text with the renderer of the viewer, fitted again whenever it changes. */
export const DrawingPreview = ({ definition, label, isOld = false }: DrawingPreviewProps): JSX.Element => {
  const t = useT(viewerTexts);
  const hintId = useId();
  const isDark = useContext(InterfaceContext).palette === 'dark';
  const [stage, setStage] = useState<Stage>();
  const picture = useMemo(
    (): Picture => ({
      ...drawScene(definition, isDark ? { theme: 'dark' } : {}),
      texts: listTexts(definition),
    }),
    [definition, isDark],
  );
  const drawn = useRef<{ readonly picture: Picture; readonly count: number }>({ picture, count: 0 });
  if (drawn.current.picture !== picture) drawn.current = { picture, count: drawn.current.count + 1 };
  return (
    <div className={isOld ? 'cd-viewer__window cd-ai__drawing--old' : 'cd-viewer__window'}>
      <ViewerStage
        label={label}
        hintId={hintId}
        picture={picture}
        // A new drawing is a canvas of its own, which the stage fits.
        canvas={String(drawn.current.count)}
        fitting={FITTING}
        onStage={setStage}
        onView={ignoreView}
        onPress={ignorePress}
      />
      <p id={hintId} hidden>
        {t('viewer.keys')}
      </p>
      <div className="cd-viewer__tools" role="toolbar" aria-label={t('viewer.tools')}>
        <IconButton icon={minusIcon} label={t('viewer.zoomOut')} onClick={() => stage?.zoom(0.8)} />
        <IconButton icon={plusIcon} label={t('viewer.zoomIn')} onClick={() => stage?.zoom(1.25)} />
        <IconButton icon={fitIcon} label={t('viewer.fit')} onClick={() => stage?.fit()} />
      </div>
      <SpokenOutline texts={picture.texts} />
    </div>
  );
};
