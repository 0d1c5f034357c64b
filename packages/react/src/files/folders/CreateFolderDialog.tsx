import type { CommandResult, FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { NameDialog } from '../items/NameDialog.tsx';
import { nameOutcomeOf } from '../items/name-outcome.ts';

/** Properties of {@link CreateFolderDialog}. */
export interface CreateFolderDialogProps {
  readonly onCreate: (title: string) => Promise<CommandResult<FileItem>>;
  readonly onClose: () => void;
}

/** Asks for the name of a new folder (DLG-01). */
export const CreateFolderDialog = ({ onCreate, onClose }: CreateFolderDialogProps): JSX.Element => {
  const t = useT();
  return (
    <NameDialog
      title={t('folder.title')}
      label={t('folder.label')}
      confirmLabel={t('folder.confirm')}
      name={t('folder.untitled')}
      onSave={async (title) => nameOutcomeOf(await onCreate(title), t)}
      onClose={onClose}
    />
  );
};
