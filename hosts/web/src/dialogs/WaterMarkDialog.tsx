import { Dialog, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';

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
  const t = useWebText();
  const ui = useT();
  const { watermark } = usePage().outside;
  return (
    <Dialog
      title={t('web.watermark.title')}
      closeLabel={ui('common.close')}
      width={width + dialogPadding}
      height="content"
      onClose={onClose}
    >
      {watermark === undefined ? (
        <p>{t('web.watermark.none')}</p>
      ) : (
        <iframe
          className="web-watermark"
          title={t('web.watermark.title')}
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
