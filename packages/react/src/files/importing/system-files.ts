/** Returns whether a drag carries files of the system. */
export const carriesFiles = (transfer: DataTransfer | null): boolean =>
  transfer !== null && Array.from(transfer.types).includes('Files');

// Not every host has these two, against their types.
type EntryOwner = Partial<Pick<DataTransferItem, 'webkitGetAsEntry'>>;
type ItemsOwner = Partial<Pick<DataTransfer, 'items'>>;

const isFolder = (item: EntryOwner): boolean => item.webkitGetAsEntry?.()?.isDirectory === true;

/** Lists the files that were dropped or pasted; folders are left out, as they cannot be read like files. */
export const filesOf = (transfer: DataTransfer | null): readonly File[] => {
  if (transfer === null) return [];
  const owner: ItemsOwner = transfer;
  const items = Array.from(owner.items ?? []).filter(({ kind }) => kind === 'file');
  if (items.length === 0) return Array.from(transfer.files);
  return items.flatMap((item) => {
    const file = isFolder(item) ? null : item.getAsFile();
    return file === null ? [] : [file];
  });
};
