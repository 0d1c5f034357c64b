import type { ActionOffer, DownloadDefinition, DownloadType, FileArea, FileItem } from '@chartdock/files';
import { commonOffers, contentOf, downloadsOf, isPicked, offersOn, pickedCount } from '@chartdock/files';
import type { JSX, RefObject } from 'react';
import { letRun } from '../changes/let-run.ts';
import { LateAreaQuestion } from './LateAreaQuestion.tsx';
import { LateCreateFolderDialog } from '../folders/LateCreateFolderDialog.tsx';
import { ItemMenu } from '../items/ItemMenu.tsx';
import type { KeyMapContext } from '../keys/key-map.ts';
import { LateKeyMapDialog } from '../keys/LateKeyMapDialog.tsx';
import { LateMoveDialog } from '../folders/LateMoveDialog.tsx';
import { LatePreviewOverlay } from '../preview/LatePreviewOverlay.tsx';
import { TrashPreview } from '../trash/TrashPreview.tsx';
import { LateRenameItem } from '../renaming/LateRenameItem.tsx';
import type { AreaCommands } from './useAreaCommands.ts';
import { pickedItems } from './useAreaCommands.ts';

/** Properties of {@link AreaDialogs}. */
export interface AreaDialogsProps {
  readonly area: FileArea;
  readonly commands: AreaCommands;
  /** Element of the file area. */
  readonly root: RefObject<HTMLElement | null>;
  /** The signed-in person. */
  readonly userId: string | undefined;
  /** Decides which keys mean something on this page. */
  readonly keys: KeyMapContext;
}

/** Counts the items of a menu that opened on one: it alone, or everything picked when it is one of several. */
const countOf = (area: FileArea, { id }: FileItem): number => {
  const { selection, list } = area.getState();
  return isPicked(selection, id) ? pickedCount(selection, contentOf(list)?.rows.length ?? 0) : 1;
};

const offersFor = (area: FileArea, item: FileItem): readonly ActionOffer[] => {
  const count = countOf(area, item);
  const items = count > 1 ? pickedItems(area) : [item];
  return offersOn(commonOffers(items.map(area.offersOf)), 'menu', count);
};

/** Items that a menu is about which opened on one of them. */
const subjectsOf = (area: FileArea, item: FileItem): readonly FileItem[] =>
  countOf(area, item) > 1 ? pickedItems(area) : [item];

/** Lists the formats that all of them have. */
const formatsFor = (area: FileArea, item: FileItem): readonly DownloadDefinition[] => {
  const [first = [], ...others] = [...new Set(subjectsOf(area, item).map(({ category }) => category))].map(
    downloadsOf,
  );
  return first.filter(({ type }) => others.every((list) => list.some((other) => other.type === type)));
};

const downloadFor = (area: FileArea, item: FileItem, type: DownloadType): void => {
  const items = subjectsOf(area, item);
  void (items.length > 1 ? area.downloadMany(items, type) : area.download(item, type));
};

/** Draws the menu and the dialog that a file area has open. */
export const AreaDialogs = ({ area, commands, root, keys, userId }: AreaDialogsProps): JSX.Element => (
  <>
    {commands.menu !== null && (
      <ItemMenu
        key={commands.menu.item.id}
        item={commands.menu.item}
        anchor={commands.menu.anchor}
        count={countOf(area, commands.menu.item)}
        offers={offersFor(area, commands.menu.item)}
        onAction={commands.act}
        formats={formatsFor(area, commands.menu.item)}
        onDownload={(type, item) => downloadFor(area, item, type)}
        onClose={commands.closeMenu}
      />
    )}
    <AreaDialogView area={area} commands={commands} root={root} keys={keys} userId={userId} />
  </>
);

const AreaDialogView = ({ area, commands, root, keys, userId }: AreaDialogsProps): JSX.Element | null => {
  const { dialog, closeDialog } = commands;
  if (dialog === null) return null;
  switch (dialog.type) {
    case 'trashPreview':
      return (
        <TrashPreview
          area={area}
          item={dialog.item}
          userId={userId}
          onRemove={() => commands.askRemoval(dialog.item)}
          onClose={closeDialog}
        />
      );
    case 'preview':
      return (
        <LatePreviewOverlay
          area={area}
          item={dialog.item}
          root={root}
          userId={userId}
          onAction={commands.actAlone}
          onClose={closeDialog}
        />
      );
    case 'rename':
      return (
        <LateRenameItem
          key={dialog.item.id}
          area={area}
          item={dialog.item}
          root={root}
          onClose={closeDialog}
        />
      );
    case 'folder':
      return <LateCreateFolderDialog onCreate={(title) => area.createFolder(title)} onClose={closeDialog} />;
    case 'keys':
      return <LateKeyMapDialog context={keys} onClose={closeDialog} />;
    case 'move':
      return (
        <LateMoveDialog
          items={dialog.items}
          count={dialog.count}
          createTree={area.createFolderTree}
          onMove={(folderId) => letRun(area.move(dialog.targets, folderId), dialog.count)}
          onCopy={(folderId) => letRun(area.copy(dialog.targets, folderId), dialog.count)}
          onCreateFolder={(title, folderId) => area.createFolder(title, { folderId })}
          onClose={closeDialog}
        />
      );
    default:
      return <LateAreaQuestion area={area} dialog={dialog} onClose={closeDialog} />;
  }
};
