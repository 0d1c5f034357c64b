import type { Crumb, FileKind, FileRecord } from '@chartdock/contract';

/** Tells a file from a folder. */
export type ItemType = 'chart' | 'folder';

/** Someone a record names: its owner or its creator. */
export interface ItemPerson {
  readonly userId: string;
  readonly fullName: string | undefined;
  readonly photoUrl: string | undefined;
}

/** Who may enter a locked folder: nobody is kept out, its owner and creator only, or not this viewer (LIST-15, LIST-16). */
export type FolderLock = 'none' | 'owner_only' | 'closed';

/** Role of the signed-in person for an item (PERM-01..03). */
export type ItemRole = 'owner' | 'creator' | 'collaborator' | 'other';

/**
 * A file or folder as the file area holds it, independent of the fields of its record (ENT-16). Times are
 * epoch milliseconds.
 */
export interface FileItem {
  readonly id: string;
  readonly type: ItemType;
  /** Folder that holds it; `root` at the top of My files. */
  readonly parentId: string;
  readonly title: string;
  /** Category as the server stores it; `folder` for folders. */
  readonly category: string;
  /** Kind that the category stands for (CAT-01..12). */
  readonly kind: FileKind;
  readonly owner: ItemPerson | undefined;
  readonly creator: ItemPerson | undefined;
  readonly isPublic: boolean;
  readonly isTemplate: boolean;
  readonly isShared: boolean;
  readonly isFavourite: boolean;
  readonly canEdit: boolean;
  readonly isOverrun: boolean;
  readonly lock: FolderLock;
  readonly canvasCount: number | undefined;
  /** Items directly inside a folder. */
  readonly childCount: number | undefined;
  /** Value of the record; `fileThumbnailAddress` of the contract turns it into an address. */
  readonly thumbnail: string | undefined;
  readonly orgId: string | undefined;
  readonly createdAt: number | undefined;
  readonly modifiedAt: number | undefined;
  readonly openedAt: number | undefined;
  readonly deletedAt: number | undefined;
  readonly invitedAt: number | undefined;
  /** When the person made it a favourite, where the list says so (favourites). */
  readonly starredAt?: number | undefined;
  /** Folders above the item, from the top down, where the list says so (search). */
  readonly path: readonly Crumb[];
  /** Words in the file that a search found, and which parts of them match; undefined everywhere else. */
  readonly match?: FileRecord['match'];
}
