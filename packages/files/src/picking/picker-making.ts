import type { Clock } from '@chartdock/platform';
import type { BrowsingState } from '../browsing/browsing.types.ts';
import { createFolderCreation } from '../creation/create-folder.ts';
import { createImporting } from '../importing/importing.ts';
import type { FolderCreationEvent } from '../creation/creation-events.ts';
import type { ImportEvent } from '../importing/import-events.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { PickerArea, PickingClient } from './picker-area.types.ts';

interface Context extends StateAccess<BrowsingState> {
  readonly client: PickingClient;
  readonly clock: Clock;
}

/** Creates the part of a picker that creates: folders, and files from documents. The server alone knows the quota here. */
export const createPickerMaking = (
  context: Context,
  list: ListLoader,
): Pick<PickerArea, 'createFolder' | 'openImport'> => {
  let onFile: (item: FileItem) => void = () => undefined;
  const making = {
    ...context,
    privilege: { get: () => undefined, reload: () => Promise.resolve(undefined) },
    emit: (event: FolderCreationEvent | ImportEvent): void => {
      if (event.type === 'fileImported') onFile(event.item);
    },
  };
  const importing = createImporting(making, list, () => undefined);
  const { createFolder } = createFolderCreation(making, list);
  return {
    createFolder: (title) => createFolder(title),
    openImport: (listener) => {
      onFile = listener;
      return Promise.resolve(importing.createImportQueue());
    },
  };
};
