import type { DownloadType, FileItem, MenuAction, MenuItem } from '@chartdock/files';
import type { JSX } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Menu } from '../../primitives/menus/Menu.tsx';
import type { MenuAnchor } from '../../primitives/menus/menu.types.ts';
import { formatOfEntry } from './download-entries.ts';
import { itemMenuEntries } from './item-menu.ts';

/** Properties of {@link ItemMenu}. */
export interface ItemMenuProps {
  readonly item: FileItem;
  /** What the core offers for the item. */
  readonly offers: readonly MenuItem[];
  readonly anchor: MenuAnchor;
  readonly onAction: (action: MenuAction, item: FileItem) => void;
  readonly onDownload: (type: DownloadType, item: FileItem) => void;
  readonly onClose: () => void;
}

/** Draws the context menu of a file or folder; with nothing to offer it says so (MENU-54). */
export const ItemMenu = (props: ItemMenuProps): JSX.Element => {
  const { item, offers, anchor, onAction, onDownload, onClose } = props;
  const t = useT();
  const choose = (id: string): void => {
    const format = formatOfEntry(id, item.category);
    if (format !== undefined) return onDownload(format, item);
    const chosen = offers.find(({ action }) => action === id);
    if (chosen !== undefined) onAction(chosen.action, item);
  };
  return (
    <Menu
      entries={itemMenuEntries(offers, item, t)}
      anchor={anchor}
      end={anchor instanceof Element}
      closeOnLeave
      label={t('menu.label', { title: item.title })}
      emptyText={t('menu.empty')}
      onChoose={choose}
      onClose={onClose}
    />
  );
};
