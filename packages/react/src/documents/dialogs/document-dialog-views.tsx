import type { JSX } from 'react';
import type { DialogViewProps } from '../../foundation/dialogs/dialog-drawing.ts';
import { WaterMarkDialog } from '../WaterMarkDialog.tsx';

/** Shows the watermark of downloads. */
export const WaterMark = ({ dialog, onClose }: DialogViewProps): JSX.Element => (
  <WaterMarkDialog width={dialog.width} height={dialog.height} onClose={onClose} />
);
