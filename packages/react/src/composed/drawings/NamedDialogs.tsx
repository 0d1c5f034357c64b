import type { JSX } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { DialogStack } from '../../foundation/dialogs/DialogStack.tsx';
import { useDialogViews } from './useDialogViews.ts';

/**
 * Draws the named dialogs that are open, above any page (DLG-14): those of every workspace, and those that attached systems say
 * how to draw. Their code comes after the page, so that the first rows do not wait for it; where it cannot come, an open dialog
 * says so and ends.
 */
export const NamedDialogs = (): JSX.Element => {
  const { workspace } = useApp();
  return <DialogStack dialogs={workspace.dialogs} views={useDialogViews(workspace)} />;
};
