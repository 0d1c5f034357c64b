import type { ConfirmParams } from '@chartdock/workspace';
import type { JSX } from 'react';
import type { DialogViewProps } from '../../foundation/dialogs/dialog-drawing.ts';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { InstallDialog } from '../InstallDialog.tsx';

/** Asks a question before something is done. */
export const Confirm = ({ dialog, onConfirm, onCancel }: DialogViewProps<ConfirmParams>): JSX.Element => {
  const { title, text, confirmLabel, isDangerous = false } = dialog.params;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      {...(confirmLabel !== undefined && { confirmLabel })}
      dangerous={isDangerous}
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  );
};

/** Offers to install the app. */
export const Install = ({ dialog, onConfirm, onCancel }: DialogViewProps): JSX.Element => (
  <InstallDialog width={dialog.width} onInstalled={onConfirm} onClose={onCancel} />
);
