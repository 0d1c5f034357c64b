import type { FileItem } from '../items/file-item.types.ts';

/** What has to be known of an item to lead to it. */
export type Located = Pick<FileItem, 'id' | 'parentId'>;
