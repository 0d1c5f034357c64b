import type { JSX } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { minusIcon, plusIcon, searchIcon } from '../foundation/icons/interface-icons.ts';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { viewerTexts } from './texts/viewer-texts.ts';
import type { ViewerPanel } from './viewer-panel.types.ts';
import type { Content } from './picture.types.ts';
import type { Stage } from './stage.ts';
import type { AskContent } from './useContent.ts';
import { fitIcon, fullScreenIcon, outlineIcon, presentIcon, printIcon } from './viewer-icons.ts';

/** Properties of {@link ViewerTools}. */
export interface ViewerToolsProps {
  readonly stage: Stage;
  readonly scale: number;
  readonly panel: ViewerPanel | undefined;
  readonly onPanel: (panel: ViewerPanel) => void;
  readonly kind: Content['kind'];
  /** Prints it over as many pages as it takes, as texts want it. */
  readonly inPages: boolean;
  /** The element that fills the screen. */
  readonly root: { readonly current: HTMLElement | null };
  readonly ask: AskContent;
  /** Whether it is a preview of something for sale, which is not printed. */
  readonly isPreview: boolean;
}

const toggleFullScreen = (element: HTMLElement | null): void => {
  // Who refuses it has said so to the person already.
  const going =
    document.fullscreenElement === null ? element?.requestFullscreen() : document.exitFullscreen();
  going?.catch(() => undefined);
};

const print = async (ask: AskContent, inPages: boolean): Promise<void> => {
  const [{ printPicture }, { picture }] = await Promise.all([
    import('./print-picture.ts'),
    ask({ theme: 'print' }),
  ]);
  if (picture !== undefined) printPicture(picture, inPages);
};

/** Draws the row of buttons that move the view and open what stands beside it. */
export const ViewerTools = (props: ViewerToolsProps): JSX.Element => {
  const { stage, scale, panel, onPanel, kind, inPages, root, ask, isPreview } = props;
  const t = useT(viewerTexts);
  const toggle = (of: ViewerPanel, icon: string): JSX.Element => (
    <IconButton icon={icon} label={t(`viewer.${of}`)} pressed={panel === of} onClick={() => onPanel(of)} />
  );
  return (
    <div className="cd-viewer__tools" role="toolbar" aria-label={t('viewer.tools')}>
      {toggle('search', searchIcon)}
      {toggle('outline', outlineIcon)}
      <span className="cd-viewer__gap" />
      <IconButton icon={minusIcon} label={t('viewer.zoomOut')} onClick={() => stage.zoom(0.8)} />
      <button
        type="button"
        className="cd-viewer__scale"
        data-cd-tip={t('viewer.actualSize')}
        aria-label={t('viewer.scale', { percent: `${Math.round(scale * 100)}%` })}
        onClick={() => stage.zoom(1 / stage.view().scale)}
      >
        {Math.round(scale * 100)}%
      </button>
      <IconButton icon={plusIcon} label={t('viewer.zoomIn')} onClick={() => stage.zoom(1.25)} />
      <IconButton icon={fitIcon} label={t('viewer.fit')} onClick={() => stage.fit()} />
      <span className="cd-viewer__gap" />
      {kind === 'tree' && !isPreview && toggle('present', presentIcon)}
      {document.fullscreenEnabled === true && (
        <IconButton
          icon={fullScreenIcon}
          label={t('viewer.fullScreen')}
          onClick={() => toggleFullScreen(root.current)}
        />
      )}
      {!isPreview && (
        <IconButton
          className="cd-viewer__wide"
          icon={printIcon}
          label={t('viewer.print')}
          onClick={() => void print(ask, inPages).catch(() => undefined)}
        />
      )}
    </div>
  );
};
