import type { ImportParams, PlaceParams, PublishParams } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useMemo } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { useFileArea } from '../../foundation/app/useFileArea.ts';
import type { DialogViewProps } from '../../foundation/dialogs/dialog-drawing.ts';
import { CreateFolderDialog } from '../folders/CreateFolderDialog.tsx';
import { ImportDialog } from '../importing/ImportDialog.tsx';
import { importTexts } from '../importing/texts/import-texts.ts';
import { PublishDialog } from '../publishing/PublishDialog.tsx';

/** Makes a folder where the dialog was told to. */
export const AddFolder = ({
  dialog,
  onConfirm,
  onCancel,
}: DialogViewProps<PlaceParams>): JSX.Element | null => {
  const area = useFileArea();
  if (area === undefined) return null;
  return (
    <CreateFolderDialog
      onCreate={async (title) => {
        const result = await area.createFolder(title, dialog.params);
        if (result.status === 'done') onConfirm({ folderId: result.value.id });
        return result;
      }}
      onClose={onCancel}
    />
  );
};

/** Brings documents in, and tells how many files were made of them. */
export const Import = ({
  dialog,
  onConfirm,
  onCancel,
}: DialogViewProps<ImportParams>): JSX.Element | null => {
  const area = useFileArea();
  const { workspace } = useApp();
  const t = useT(importTexts);
  const { files, folderId } = dialog.params;
  const queue = useMemo(
    () => area?.createImportQueue(folderId === undefined ? {} : { folderId }),
    [area, folderId],
  );
  if (queue === undefined) return null;
  return (
    <ImportDialog
      queue={queue}
      {...(files !== undefined && { files })}
      width={dialog.width}
      onClose={(made) => {
        if (made === 0) return onCancel();
        onConfirm({ made });
        const item = queue
          .getState()
          .entries.flatMap((entry) => entry.item ?? [])
          .at(-1);
        workspace.notices.show({
          tone: 'success',
          text: t(made === 1 ? 'import.madeOne' : 'import.made', { n: made }),
          ...(made === 1 && item !== undefined && { detail: item.title }),
          ...(item !== undefined && {
            further: { label: t('notice.show'), onPress: () => void area?.locate(item) },
          }),
        });
      }}
    />
  );
};

/** Shows the form that makes a file public. */
export const Publish = ({
  dialog,
  onConfirm,
  onCancel,
}: DialogViewProps<PublishParams>): JSX.Element | null => {
  const area = useFileArea();
  const { chartId, title } = dialog.params;
  if (area === undefined) return null;
  return (
    <PublishDialog
      title={title}
      width={dialog.width}
      onPublish={(form) => area.publish({ id: chartId }, form)}
      onDone={onConfirm}
      onClose={onCancel}
    />
  );
};
