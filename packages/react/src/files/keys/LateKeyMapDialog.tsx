import type { JSX } from 'react';
import { useLater } from '../../app/useLater.ts';
import type * as KeyMapDialogPart from './KeyMapDialog.tsx';
import type { KeyMapDialogProps } from './KeyMapDialog.tsx';

const load = async (): Promise<typeof KeyMapDialogPart> => import('./KeyMapDialog.tsx');

/** Draws the map of keys, whose code comes when it is first opened. */
export const LateKeyMapDialog = (props: KeyMapDialogProps): JSX.Element | null => {
  const part = useLater(load);
  return part === undefined ? null : <part.KeyMapDialog {...props} />;
};
