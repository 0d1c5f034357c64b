import type { JSX } from 'react';
import { useLater } from '../../app/useLater.ts';
import type * as TrashPreviewDialogPart from './TrashPreviewDialog.tsx';
import type { TrashPreviewDialogProps } from './TrashPreviewDialog.tsx';

const load = async (): Promise<typeof TrashPreviewDialogPart> => import('./TrashPreviewDialog.tsx');

/** Draws the preview of an item in the trash, whose code comes when it is first opened. */
export const LateTrashPreviewDialog = (props: TrashPreviewDialogProps): JSX.Element | null => {
  const part = useLater(load);
  return part === undefined ? null : <part.TrashPreviewDialog {...props} />;
};
