import type { AreaContext } from '../area-context.types.ts';
import { createFolderCreation } from '../creation/create-folder.ts';
import { createImporting } from '../importing/importing.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import type { PickingClient } from '../ports/ports.types.ts';
import type { PickerArea } from './picker-area.types.ts';

type Context = Pick<AreaContext, 'apply' | 'getState' | 'clock'> & { readonly client: PickingClient };

/** Makes the part of a picker that creates: folders, and files from documents. The server alone knows the quota here. */
export const createPickerMaking = (
  context: Context,
  list: ListLoader,
): Pick<PickerArea, 'createFolder' | 'openImport'> => {
  let onFile: (item: FileItem) => void = () => undefined;
  const making = {
    ...context,
    privilege: { get: () => undefined, reload: () => Promise.resolve(undefined) },
    emit: ((event) => {
      if (event.type === 'fileImported') onFile(event.item);
    }) satisfies AreaContext['emit'],
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
