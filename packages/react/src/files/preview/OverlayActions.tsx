import type { ActionOffer, FileAction, FileArea, FileItem, OverlayPlace } from '@chartdock/files';
import { actionRow, offersOn } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { infoIcon, moreIcon, previewIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { FormatsMenu } from '../items/FormatsMenu.tsx';
import { lookOfAction } from '../items/item-menu.ts';
import { ItemMenu } from '../items/ItemMenu.tsx';
import { overlayTexts } from './texts/overlay-texts.ts';

/** Properties of {@link OverlayActions}. */
export interface OverlayActionsProps {
  readonly area: FileArea;
  readonly item: FileItem;
  /** Details of the file, shown and hidden by their button. */
  readonly details: { readonly id: string; readonly isOpen: boolean; readonly onToggle: () => void };
  readonly onAction: (action: FileAction) => void;
}

interface OpenMenu {
  readonly of: 'download' | 'more';
  readonly anchor: HTMLElement;
}

/** Draws the actions on a file that is looked at: its offers, the usual ones as buttons. */
export const OverlayActions = ({ area, item, details, onAction }: OverlayActionsProps): JSX.Element => {
  const t = useT(overlayTexts);
  const [menu, setMenu] = useState<OpenMenu>();
  const offers = offersOn(area.offersOf(item), 'overlay');
  const at = (place: OverlayPlace): readonly ActionOffer[] =>
    offers.filter(({ action }) => actionRow(action).inOverlay === place);
  const rest = at('rest');
  const close = (): void => setMenu(undefined);
  const drawButton = (action: FileAction): JSX.Element => {
    const { icon, text } = lookOfAction(action);
    const opensMenu = action === 'download';
    return (
      <IconButton
        key={action}
        icon={icon}
        label={t(text)}
        {...(action === 'star' && { pressed: item.isFavourite, filled: item.isFavourite })}
        {...(opensMenu && { 'aria-haspopup': 'menu', 'aria-expanded': menu?.of === 'download' })}
        onClick={(event) =>
          opensMenu ? setMenu({ of: 'download', anchor: event.currentTarget }) : onAction(action)
        }
      />
    );
  };
  return (
    <div className="cd-overlay__ways" role="group" aria-label={t('overlay.actions')}>
      <IconButton
        icon={infoIcon}
        label={t('overlay.details')}
        aria-expanded={details.isOpen}
        aria-controls={details.id}
        onClick={details.onToggle}
      />
      {at('button').map(({ action }) => drawButton(action))}
      <IconButton icon={previewIcon} label={t('overlay.window')} onClick={() => area.preview(item)} />
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
        <FormatsMenu
          category={item.category}
          anchor={menu.anchor}
          onChoose={(format) => void area.download(item, format)}
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
