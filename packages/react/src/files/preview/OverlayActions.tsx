import type { FileArea, FileItem, MenuAction } from '@chartdock/files';
import { downloadsOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import {
  downloadIcon,
  externalIcon,
  infoIcon,
  moreIcon,
  shareIcon,
  starIcon,
} from '../../icons/interface-icons.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Menu } from '../../primitives/menus/Menu.tsx';
import { downloadEntries, formatOfEntry } from '../items/download-entries.ts';
import { ItemMenu } from '../items/ItemMenu.tsx';
import { overlayTexts } from './texts/overlay-texts.ts';

/** Properties of {@link OverlayActions}. */
export interface OverlayActionsProps {
  readonly area: FileArea;
  readonly item: FileItem;
  /** What is known of the file, shown and hidden by its button. */
  readonly details: { readonly id: string; readonly isOpen: boolean; readonly onToggle: () => void };
  readonly onAction: (action: MenuAction) => void;
}

interface OpenMenu {
  readonly of: 'download' | 'more';
  readonly anchor: HTMLElement;
}

/** Actions that the preview has buttons for, or is. */
const shownElsewhere: readonly MenuAction[] = ['preview', 'download', 'share'];

/** Draws what can be done with a file that is looked at: what its menu offers, the usual ones as buttons. */
export const OverlayActions = ({ area, item, details, onAction }: OverlayActionsProps): JSX.Element => {
  const t = useT(overlayTexts);
  const [menu, setMenu] = useState<OpenMenu>();
  const offers = area.menuOf(item);
  const offersOne = (wanted: MenuAction): boolean => offers.some(({ action }) => action === wanted);
  const rest = offers.filter(({ action }) => !shownElsewhere.includes(action));
  const close = (): void => setMenu(undefined);
  return (
    <div className="cd-overlay__ways" role="group" aria-label={t('overlay.actions')}>
      <IconButton
        icon={infoIcon}
        label={t('overlay.details')}
        aria-expanded={details.isOpen}
        aria-controls={details.id}
        onClick={details.onToggle}
      />
      <IconButton
        icon={starIcon}
        label={t('list.star')}
        pressed={item.isFavourite}
        filled={item.isFavourite}
        onClick={() => void area.toggleFavourite(item)}
      />
      {offersOne('share') && (
        <IconButton icon={shareIcon} label={t('action.share')} onClick={() => onAction('share')} />
      )}
      {offersOne('download') && (
        <IconButton
          icon={downloadIcon}
          label={t('action.download')}
          aria-haspopup="menu"
          aria-expanded={menu?.of === 'download'}
          onClick={(event) => setMenu({ of: 'download', anchor: event.currentTarget })}
        />
      )}
      <IconButton icon={externalIcon} label={t('overlay.window')} onClick={() => area.preview(item)} />
      {rest.length > 0 && (
        <IconButton
          icon={moreIcon}
          label={t('menu.label', { title: item.title })}
          aria-haspopup="menu"
          aria-expanded={menu?.of === 'more'}
          onClick={(event) => setMenu({ of: 'more', anchor: event.currentTarget })}
        />
      )}
      {menu?.of === 'download' && (
        <Menu
          entries={downloadEntries(downloadsOf(item.category), t)}
          anchor={menu.anchor}
          label={t('action.download')}
          onChoose={(id) => {
            const format = formatOfEntry(id, item.category);
            if (format !== undefined) void area.download(item, format);
          }}
          onClose={close}
        />
      )}
      {menu?.of === 'more' && (
        <ItemMenu
          item={item}
          offers={rest}
          anchor={menu.anchor}
          onAction={onAction}
          onDownload={(type) => void area.download(item, type)}
          onClose={close}
        />
      )}
    </div>
  );
};
