import type { JSX } from 'react';
import { useLater } from '../../app/useLater.ts';
import type * as MoveDialogPart from './MoveDialog.tsx';
import type { MoveDialogProps } from './MoveDialog.tsx';

const load = async (): Promise<typeof MoveDialogPart> => import('./MoveDialog.tsx');

/** Draws the dialog that asks for a folder, whose code comes when it is first opened. */
export const LateMoveDialog = (props: MoveDialogProps): JSX.Element | null => {
  const part = useLater(load);
  return part === undefined ? null : <part.MoveDialog {...props} />;
};
