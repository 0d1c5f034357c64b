import type { PickConfig, PickedItem } from '@chartdock/embed/guest';
import type { FileItem } from '@chartdock/files';
import type { Guest } from '../session/guest.ts';
import { pickedItemOf } from '../session/picked-items.ts';
import { withContents } from './pick-content.ts';
import { linkedItems } from './pick-links.ts';

export { openLinks } from './pick-links.ts';

/** Makes the extras that a partner gets of chosen files besides their names. A text says why there is nothing; an empty one that it is said elsewhere. */
export const handedOver = async (
  guest: Guest,
  { link, formats }: PickConfig,
  files: readonly FileItem[],
): Promise<readonly PickedItem[] | string> => {
  const values = link ? await linkedItems(guest, files) : files.map(pickedItemOf);
  if (values === undefined) return '';
  return formats === undefined ? values : withContents(guest, { files, values }, formats);
};
