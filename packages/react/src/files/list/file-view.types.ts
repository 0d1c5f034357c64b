import type { FileItem, ListPosition, Selection } from '@chartdock/files';
import type { MenuAnchor } from '../../foundation/primitives/menus/menu.types.ts';

/** How a press picks a row: it alone, it as well or no longer, or everything up to it. */
export type PickManner = 'only' | 'toggle' | 'range';

/** Effect of a key on an item: F2 renames, Delete trashes, Alt with an arrow changes its place in the manual order. */
export type ItemShortcut = 'rename' | 'delete' | 'raise' | 'lower';

/** Which moment a view shows for its items. */
export type ShownTime = 'updated' | 'opened' | 'deleted' | 'starred' | 'shared';

/** Which column of a list its rows are ordered by, and in which direction. */
export interface ListOrder {
  readonly by: 'name' | 'time';
  readonly direction: 'asc' | 'desc';
}

/** Properties that the list and the icon view of a file list share. */
export interface FileViewProps {
  /** One place per item of the whole list; a place is undefined until its page is loaded. */
  readonly rows: readonly (FileItem | undefined)[];
  readonly selection: Selection;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Default `updated`. */
  readonly shownTime?: ShownTime;
  /** The present moment in epoch milliseconds, for relative times. */
  readonly now: number;
  /** The signed-in person; their own files say "me". */
  readonly userId?: string | undefined;
  /** Id of an item to point at, as "show in folder" does. */
  readonly marked?: string | undefined;
  /** Where the view begins; default its top. Read once, when it is mounted. */
  readonly position?: ListPosition | undefined;
  /** Is told how far someone had come when the view goes. */
  readonly onLeave?: ((position: ListPosition) => void) | undefined;
  /** Ids of items to point at because a change of them failed a moment ago. */
  readonly returned?: ReadonlySet<string> | undefined;
  /** Ids of items to draw faintly because they were cut. */
  readonly cut?: ReadonlySet<string> | undefined;
  /** Leaves the check marks, star and menu buttons out where they have no place, as in trash or a picker. */
  readonly plain?: boolean;
  /** Greys an item out and refuses to pick it. */
  readonly isDisabled?: ((item: FileItem) => boolean) | undefined;
  /** Says why an item is greyed out, as tooltip and description. Default: nothing is said. */
  readonly reasonOf?: ((item: FileItem) => string | undefined) | undefined;
  /** Whether a press on a name opens the item; else it picks, and only Enter and a double press open. Default true. */
  readonly pressOpens?: boolean;
  readonly onOpen: (item: FileItem) => void;
  /** Shows an item above the list; returns whether it could. Default: the space bar picks. */
  readonly onPeek?: ((item: FileItem) => boolean) | undefined;
  readonly onPick: (item: FileItem, manner: PickManner) => void;
  readonly onPickAll?: (() => void) | undefined;
  readonly onClearPicks?: (() => void) | undefined;
  readonly onMenu?: ((item: FileItem, anchor: MenuAnchor) => void) | undefined;
  readonly onStar?: ((item: FileItem) => void) | undefined;
  /** A key that acts on an item. */
  readonly onShortcut?: ((shortcut: ItemShortcut, item: FileItem) => void) | undefined;
  /** Is told that an arrow went to an item, where that picks it. Default: arrows only move the focus. */
  readonly onWalk?: ((item: FileItem) => void) | undefined;
  /** Picks from one place to another while Shift is held. Default: the item reached is picked as a range. */
  readonly onStretch?: ((from: number, to: number) => void) | undefined;
  /** Is told which rows are drawn, so that missing ones are loaded; both are included. */
  readonly onRange?: ((first: number, last: number) => void) | undefined;
}
