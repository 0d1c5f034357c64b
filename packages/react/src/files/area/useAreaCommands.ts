import type { FileAction, FileArea, FileItem, Selection, Targets } from '@chartdock/files';
import { contentOf, isPicked, pickedCount } from '@chartdock/files';
import { useMemo, useState } from 'react';
import type { MenuAnchor } from '../../foundation/primitives/menus/menu.types.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';

/** Dialog above a file area: one dialog at most, and a menu. */
export type AreaDialog =
  | { readonly type: 'rename'; readonly item: FileItem }
  | { readonly type: 'trashPreview' | 'preview'; readonly item: FileItem }
  | { readonly type: 'folder' }
  | { readonly type: 'keys' }
  | {
      /** Asks before everything that the trash shows is deleted; `isAll` when nothing is filtered out. */
      readonly type: 'empty';
      readonly count: number;
      readonly isAll: boolean;
    }
  | {
      readonly type: 'move';
      readonly targets: Targets;
      readonly items: readonly FileItem[];
      readonly count: number;
    }
  | {
      /** Asks before something that cannot be taken back. */
      readonly type: 'remove' | 'leave';
      readonly targets: Targets;
      readonly title: string;
      readonly count: number;
    };

/** Acts of a host on one item that are its own, such as publishing. */
export type HostActions = Readonly<Partial<Record<FileAction, (item: FileItem) => void>>>;

/** An open context menu. */
export interface OpenItemMenu {
  readonly item: FileItem;
  readonly anchor: MenuAnchor;
}

/** The gestures of a file area turned into commands of its core. */
export interface AreaCommands {
  readonly dialog: AreaDialog | null;
  readonly menu: OpenItemMenu | null;
  readonly openMenu: (item: FileItem, anchor: MenuAnchor) => void;
  readonly closeMenu: () => void;
  readonly openFolderDialog: () => void;
  /** Shows the map of keys. */
  readonly openKeys: () => void;
  readonly closeDialog: () => void;
  /** Asks before everything that the trash shows is deleted for good. */
  readonly askEmptying: (count: number, isAll: boolean) => void;
  /** Asks before one item in trash is deleted for good. */
  readonly askRemoval: (item: FileItem) => void;
  /** Carries out an action on an item, or on everything picked when the item is one of several picked. */
  readonly act: (action: FileAction, item: FileItem) => void;
  /** Carries out an action on this one item, beside any picks. */
  readonly actAlone: (action: FileAction, item: FileItem) => void;
  /** Carries out an action on everything picked. */
  readonly actOnPicked: (action: FileAction) => void;
}

const knownPicked = (selection: Selection, rows: readonly (FileItem | undefined)[]): readonly FileItem[] =>
  selection.mode === 'some'
    ? [...selection.picked.values()]
    : rows.filter((item): item is FileItem => item !== undefined && isPicked(selection, item.id));

/** Lists the picked items that are known here; with everything picked these are the loaded ones. */
export const pickedItems = (area: Pick<FileArea, 'getState'>): readonly FileItem[] => {
  const { selection, list } = area.getState();
  return knownPicked(selection, contentOf(list)?.rows ?? []);
};

/** Turns the gestures of a file area into commands and keeps the dialog above it. */
export const useAreaCommands = (area: FileArea, hostActions: HostActions = {}): AreaCommands => {
  const [dialog, setDialog] = useState<AreaDialog | null>(null);
  const [menu, setMenu] = useState<OpenItemMenu | null>(null);
  const latest = useLatest(hostActions);
  const commands = useMemo(() => createCommands(area, setDialog), [area]);
  /** Lets the host carry out its own actions. */
  const byHost = (action: FileAction, item: FileItem | undefined): boolean => {
    const carryOut = latest.current[action];
    if (carryOut === undefined || item === undefined) return false;
    carryOut(item);
    return true;
  };
  return {
    dialog,
    menu,
    openMenu: (item, anchor) => setMenu({ item, anchor }),
    closeMenu: () => setMenu(null),
    openFolderDialog: () => setDialog({ type: 'folder' }),
    openKeys: () => setDialog({ type: 'keys' }),
    closeDialog: () => setDialog(null),
    askEmptying: (count, isAll) => setDialog({ type: 'empty', count, isAll }),
    askRemoval: (item) => setDialog({ type: 'remove', targets: [item], title: item.title, count: 1 }),
    act: (action, item) => {
      if (!byHost(action, item)) commands.act(action, item);
    },
    actAlone: (action, item) => {
      if (!byHost(action, item)) commands.actAlone(action, item);
    },
    actOnPicked: (action) => {
      if (!byHost(action, pickedItems(area)[0])) commands.actOnPicked(action);
    },
  };
};

interface Subject {
  readonly targets: Targets;
  readonly items: readonly FileItem[];
  readonly count: number;
}

const createCommands = (
  area: FileArea,
  open: (dialog: AreaDialog) => void,
): Pick<AreaCommands, 'act' | 'actAlone' | 'actOnPicked'> => {
  const subjectOfPicked = (): Subject => {
    const { selection, list } = area.getState();
    const rows = contentOf(list)?.rows ?? [];
    return {
      targets: 'selection',
      items: knownPicked(selection, rows),
      count: pickedCount(selection, rows.length),
    };
  };
  const alone = (item: FileItem): Subject => ({ targets: [item], items: [item], count: 1 });
  const subjectOf = (item: FileItem): Subject => {
    const picked = isPicked(area.getState().selection, item.id) ? subjectOfPicked() : undefined;
    return picked !== undefined && picked.count > 1 ? picked : alone(item);
  };
  const showPreview = (item: FileItem): void => {
    const { place, search } = area.getState();
    const inTrash = place.page === 'trash' && search.mode === 'off';
    open({ type: inTrash ? 'trashPreview' : 'preview', item });
  };
  // Actions that are missing here are in no menu either: the abilities of the file area leave it out.
  const actions: Readonly<
    Partial<Record<FileAction, (subject: Subject, item: FileItem | undefined) => void>>
  > = {
    open: (_subject, item) => item && void area.openItem(item),
    star: (_subject, item) => item && void area.toggleFavourite(item),
    pin: (_subject, item) => item && void area.togglePin(item),
    preview: (_subject, item) => item && showPreview(item),
    download: ({ items }) => void area.downloadMany(items),
    clone: (_subject, item) => item && void area.clone(item),
    rename: (_subject, item) => item && open({ type: 'rename', item }),
    copyMove: ({ targets, items, count }) => open({ type: 'move', targets, items, count }),
    delete: ({ targets }) => void area.toTrash(targets),
    locate: (_subject, item) => item && void area.locate(item),
    unfavourite: ({ targets, items, count }) => {
      const [item] = items;
      void (count === 1 && item !== undefined ? area.toggleFavourite(item) : area.cancelFavourites(targets));
    },
    restore: ({ targets }) => void area.restore(targets),
    removeForGood: ({ targets, items, count }) =>
      open({ type: 'remove', targets, title: items[0]?.title ?? '', count }),
    exitCollaboration: ({ targets, items, count }) =>
      open({ type: 'leave', targets, title: items[0]?.title ?? '', count }),
  };
  return {
    act: (action, item) => actions[action]?.(subjectOf(item), item),
    actAlone: (action, item) => actions[action]?.(alone(item), item),
    actOnPicked: (action) => {
      const subject = subjectOfPicked();
      actions[action]?.(subject, subject.items[0]);
    },
  };
};
