import type { PickedItem } from '@chartdock/embed/guest';
import type { FileItem } from '@chartdock/files';
import { normaliseFile } from '@chartdock/files';

/** Makes the outcome about a file: no more than it needs. */
export const pickedItemOf = ({ id, title, category, modifiedAt }: FileItem): PickedItem => ({
  id,
  title,
  category,
  ...(modifiedAt === undefined ? {} : { modifiedAt }),
});

/** Makes a file again of one that was picked before a reload. */
export const fileItemOf = ({ id, title, category, modifiedAt }: PickedItem): FileItem =>
  normaliseFile({
    fileId: id,
    fileType: 'chart',
    title,
    category,
    ...(modifiedAt === undefined ? {} : { lastModify: modifiedAt }),
  });
