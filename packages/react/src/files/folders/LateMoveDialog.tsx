import { Suspense, lazy } from 'react';
import type { JSX } from 'react';
import type { MoveDialogProps } from './MoveDialog.tsx';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

/** Draws the dialog that asks for a folder, whose code comes when it is first opened. */
export const LateMoveDialog = (props: MoveDialogProps): JSX.Element => (
  <Suspense fallback={null}>
    <MoveDialog {...props} />
  </Suspense>
);
