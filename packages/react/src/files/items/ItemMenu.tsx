import type { ActionOffer, DownloadDefinition, DownloadType, FileAction, FileItem } from '@chartdock/files';
import { downloadsOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import type { MenuAnchor } from '../../foundation/primitives/menus/menu.types.ts';
import { formatOfEntry } from './download-entries.ts';
import { itemMenuEntries } from './item-menu.ts';

/** Properties of {@link ItemMenu}. */
export interface ItemMenuProps {
  readonly item: FileItem;
  /** Actions that are offered for the item. */
  readonly offers: readonly ActionOffer[];
  /** How many items it is about. Default 1. */
  readonly count?: number;
  /** Formats of its downloads. Default those of the item. */
  readonly formats?: readonly DownloadDefinition[];
  readonly anchor: MenuAnchor;
  readonly onAction: (action: FileAction, item: FileItem) => void;
  readonly onDownload: (type: DownloadType, item: FileItem) => void;
  readonly onClose: () => void;
}

/** Draws the context menu of a file or folder; with nothing to offer it says so (MENU-54). */
export const ItemMenu = (props: ItemMenuProps): JSX.Element => {
  const { item, offers, count = 1, anchor, onAction, onDownload, onClose } = props;
  const t = useT();
  const formats = props.formats ?? downloadsOf(item.category);
  const choose = (id: string): void => {
    const format = formatOfEntry(id, formats);
    if (format !== undefined) return onDownload(format, item);
    const chosen = offers.find(({ action }) => action === id);
    if (chosen !== undefined) onAction(chosen.action, item);
  };
  return (
    <Menu
      entries={itemMenuEntries(offers, formats, t)}
      anchor={anchor}
      end={anchor instanceof Element}
      closeOnLeave
      label={count === 1 ? t('menu.label', { title: item.title }) : t('selection.count', { n: count })}
      emptyText={t('menu.empty')}
      onChoose={choose}
      onClose={onClose}
    />
  );
};
