import type { JSX } from 'react';
import { minusIcon, plusIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { fitIcon } from '../../viewer/viewer-icons.ts';
import { overviewIcon } from './editor-icons.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link ZoomTools}. */
export interface ZoomToolsProps {
  readonly scale: number;
  /** Whether the map of the canvas is switched on. */
  readonly hasMap: boolean;
  readonly onMap: () => void;
  /** Runs `view.in`, `view.out`, `view.actual` or `view.fit`. */
  readonly run: (id: string) => void;
}

/** Draws the buttons that change how large a canvas is shown. */
export const ZoomTools = ({ scale, hasMap, onMap, run }: ZoomToolsProps): JSX.Element => {
  const t = useT(editorTexts);
  const percent = `${Math.round(scale * 100)}%`;
  return (
    <div className="cd-zoom">
      <IconButton
        className="cd-zoom__map"
        scale="small"
        icon={overviewIcon}
        label={t('zoom.map')}
        pressed={hasMap}
        onClick={onMap}
      />
      <IconButton scale="small" icon={fitIcon} label={t('zoom.fit')} onClick={() => run('view.fit')} />
      <IconButton scale="small" icon={minusIcon} label={t('zoom.out')} onClick={() => run('view.out')} />
      <button
        type="button"
        className="cd-zoom__scale"
        aria-label={t('zoom.scale', { percent })}
        data-cd-tip={t('zoom.actual')}
        onClick={() => run('view.actual')}
      >
        {percent}
      </button>
      <IconButton scale="small" icon={plusIcon} label={t('zoom.in')} onClick={() => run('view.in')} />
    </div>
  );
};
