import { addPassword, updateLink } from '@chartdock/contract/calls/view-links';
import type { LinkedItem, PickConfig } from '@chartdock/embed/guest';
import type { FileItem, PickLink, PickLinks } from '@chartdock/files';
import { createPickLinks } from '@chartdock/files';
import type { Guest } from '../session/guest.ts';
import { pickedItemOf } from '../session/picked-items.ts';

const opened = new WeakMap<Guest, PickLinks>();

/** Returns the making of links of a pick, the same to all who ask. */
export const openLinks = (guest: Guest): PickLinks => {
  const { link = 'none' } = guest.session.config as PickConfig;
  const links =
    opened.get(guest) ?? createPickLinks(guest.client.bind({ viewLinks: { addPassword, updateLink } }), link);
  opened.set(guest, links);
  return links;
};

/** Makes the outcome about a file with its link; the password stays with the person who typed it. */
const linkedItemOf = ({ item, path, hasPassword }: PickLink): LinkedItem => ({
  ...pickedItemOf(item),
  link: { url: new URL(path, location.origin).href, hasPassword },
});

/** Makes the links of files; undefined when the picker says why there are none. */
export const linkedItems = async (
  guest: Guest,
  items: readonly FileItem[],
): Promise<readonly LinkedItem[] | undefined> => (await openLinks(guest).make(items))?.map(linkedItemOf);
