import type { FileItem, RenameResult } from '@chartdock/files';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { NameDialog } from './NameDialog.tsx';
import { nameOutcomeOf } from './name-outcome.ts';

/** Properties of {@link RenameDialog}. */
export interface RenameDialogProps {
  readonly item: FileItem;
  readonly onRename: (item: FileItem, title: string) => Promise<RenameResult>;
  readonly onClose: () => void;
}

/** Asks for the new name of a file or folder. */
export const RenameDialog = ({ item, onRename, onClose }: RenameDialogProps): JSX.Element => {
  const t = useT();
  return (
    <NameDialog
      title={t('rename.title')}
      label={t('rename.label')}
      confirmLabel={t('rename.confirm')}
      name={item.title}
      onSave={async (title) =>
        title === item.title ? { ok: true } : nameOutcomeOf(await onRename(item, title), t)
      }
      onClose={onClose}
    />
  );
};
