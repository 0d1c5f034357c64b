import type { FileArea, FileItem } from '@chartdock/files';
import { ACTION_KEYS, commonOffers, contentOf, offerOfKey } from '@chartdock/files';
import type { RefObject } from 'react';
import { openFolderOf } from '../folders/open-folder.ts';
import type { AreaCommands } from '../area/useAreaCommands.ts';
import { pickedItems } from '../area/useAreaCommands.ts';
import type { Clipboard, ClipboardCommands } from '../area/useClipboard.ts';
import { targetOf } from '../list/view-gestures.ts';
import type { Details } from '../details/useDetails.ts';
import type { KeyCommand } from './key-table.ts';
import type { KeyMapContext } from './key-map.ts';
import { isKeyUsed } from './key-map.ts';
import type { AreaKeyActions } from './useAreaKeys.ts';

/** Tools of the keys of a file area. */
export interface AreaKeysOptions {
  readonly area: FileArea;
  readonly commands: AreaCommands;
  readonly clipboard: ClipboardCommands;
  readonly details: Details;
  readonly keys: KeyMapContext;
  readonly root: RefObject<HTMLElement | null>;
}

const focusedItem = (area: FileArea, root: HTMLElement | null): readonly FileItem[] => {
  const owner = root?.getRootNode();
  const focused = owner instanceof ShadowRoot ? owner.activeElement : document.activeElement;
  const target = focused !== null && root?.contains(focused) === true ? targetOf(focused) : undefined;
  const item = target && contentOf(area.getState().list)?.rows[target.index];
  return item === undefined ? [] : [item];
};

/** Tells the effects of the keys of a page when no item and no field takes them. */
export const areaKeysOf = ({
  area,
  commands,
  clipboard,
  details,
  keys,
  root,
}: AreaKeysOptions): AreaKeyActions => {
  const isPicking = (): boolean => area.getState().selection.mode !== 'off';
  const take = (manner: Clipboard['manner']): boolean => {
    // Everything is not known item by item, so it goes by the dialog.
    if (area.getState().selection.mode === 'all') {
      commands.actOnPicked('copyMove');
      return true;
    }
    return clipboard.take(manner, isPicking() ? pickedItems(area) : focusedItem(area, root.current));
  };
  const paste = (): boolean => {
    const folderId = openFolderOf(area.getState());
    if (folderId === undefined || clipboard.held === null) return false;
    clipboard.paste(folderId);
    return true;
  };
  const done = (run: () => unknown): boolean => {
    run();
    return true;
  };
  const actions: AreaKeyActions = {
    help: () => done(commands.openKeys),
    details: () => {
      const [focused] = focusedItem(area, root.current);
      if (!isPicking() && focused !== undefined) area.pickOnly(focused);
      return done(() => details.show(!details.isOpen));
    },
    parent: () => done(area.openParent),
    pickAll: () => done(area.pickAll),
    clear: () => isPicking() && done(area.clearSelection),
    cut: () => take('cut'),
    copy: () => take('copied'),
    paste,
    delete: () => {
      if (!isPicking()) return false;
      const offers = commonOffers(pickedItems(area).map(area.offersOf));
      const offer = offerOfKey(offers, ACTION_KEYS.delete);
      if (offer !== undefined) commands.actOnPicked(offer.action);
      return true;
    },
  };
  const used = Object.entries(actions).filter(([command]) => isKeyUsed(command as KeyCommand, keys));
  return Object.fromEntries(used);
};
