import type { FileArea, FileItem } from '@chartdock/files';
import { useMemo, useState } from 'react';

/** Items that were cut or copied and wait for a place. */
export interface Clipboard {
  readonly manner: 'cut' | 'copied';
  readonly items: readonly FileItem[];
}

/** Cutting, copying and pasting within a file area. */
export interface ClipboardCommands {
  readonly held: Clipboard | null;
  /** Ids of cut items. */
  readonly cut: ReadonlySet<string>;
  /** Takes items that may be copied or moved; returns whether there were some. */
  readonly take: (manner: Clipboard['manner'], items: readonly FileItem[]) => boolean;
  /** Returns whether the held items may go into a folder. */
  readonly canPaste: (folderId: string) => boolean;
  /** Moves cut items, and copies copied ones, into a folder. */
  readonly paste: (folderId: string) => void;
  readonly forget: () => void;
}

/** Holds cut or copied items while a file area is open. */
export const useClipboard = (area: FileArea): ClipboardCommands => {
  const [held, hold] = useState<Clipboard | null>(null);
  const cut = useMemo(() => new Set(held?.manner === 'cut' ? held.items.map(({ id }) => id) : []), [held]);
  const canPaste = (folderId: string): boolean =>
    held !== null && (held.manner === 'copied' || area.canMoveTo(held.items, folderId));
  return {
    held,
    cut,
    canPaste,
    take: (manner, items) => {
      const movable = items.filter((item) => area.menuOf(item).some(({ action }) => action === 'copyMove'));
      if (movable.length > 0) hold({ manner, items: movable });
      return movable.length > 0;
    },
    paste: (folderId) => {
      if (held === null || !canPaste(folderId)) return;
      if (held.manner === 'copied') void area.copy(held.items, folderId);
      else {
        hold(null);
        void area.move(held.items, folderId);
      }
    },
    forget: () => hold(null),
  };
};
