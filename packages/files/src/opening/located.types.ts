import type { FileItem } from '../items/file-item.types.ts';

/** Fields of an item that are needed to locate it. */
export type Located = Pick<FileItem, 'id' | 'parentId'>;
