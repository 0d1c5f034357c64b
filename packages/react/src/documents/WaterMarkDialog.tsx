import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { documentsTexts } from './texts/documents-texts.ts';

/** Properties of {@link WaterMarkDialog}. */
export interface WaterMarkDialogProps {
  /** Size of the frame in pixels. */
  readonly width: number;
  readonly height: number;
  readonly onClose: () => void;
}

// Both sides of the dialog's body, so that the frame itself has its size.
const dialogPadding = 40;

/** Shows the water-mark page of the installation in a frame (DLG-11); without its address the dialog says so. */
export const WaterMarkDialog = ({ width, height, onClose }: WaterMarkDialogProps): JSX.Element => {
  const t = useT(documentsTexts);
  const { watermark } = useApp().outside;
  return (
    <Dialog
      title={t('watermark.title')}
      closeLabel={t('common.close')}
      width={width + dialogPadding}
      height="content"
      onClose={onClose}
    >
      {watermark === undefined ? (
        <p>{t('watermark.none')}</p>
      ) : (
        <iframe
          className="cd-watermark"
          title={t('watermark.title')}
          src={watermark}
          width={width}
          height={height}
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="strict-origin"
        />
      )}
    </Dialog>
  );
};
