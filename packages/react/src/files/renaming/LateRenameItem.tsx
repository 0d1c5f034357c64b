import { late } from '../../foundation/app/late.tsx';

/** Renames an item in its place; the code comes with the first rename. */
export const LateRenameItem = late(async () => (await import('./RenameItem.tsx')).RenameItem);
