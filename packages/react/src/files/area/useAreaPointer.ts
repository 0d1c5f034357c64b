import type { FileArea, FileAreaState, FileItem, Place } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { isBandPress } from '../band/band-press.ts';
import { bandSourceOf, useRubberBand } from '../band/useRubberBand.ts';
import { draggedCount, moveDragged } from '../drag/move-dragged.ts';
import { useFileDrag, useFileDrop } from '../drag/useFileDrag.ts';
import { openFolderOf } from '../folders/open-folder.ts';
import { pickedItems } from './useAreaCommands.ts';

/** The elements that pointer gestures of a file area work with. */
export interface AreaElements {
  readonly root: RefObject<HTMLElement | null>;
  /** Shows the rubber band. */
  readonly band: RefObject<HTMLElement | null>;
  /** Shows the place between two items. */
  readonly line: RefObject<HTMLElement | null>;
}

/** Lets the pointer drag items to folders, sort them by hand, and pick with a rubber band. */
export const useAreaPointer = (
  { root, band, line }: AreaElements,
  area: FileArea,
  state: FileAreaState,
): void => {
  const canDrag = state.place.page === 'diagrams' || state.search.mode === 'on';
  const cameFrom = useRef<Place | undefined>(undefined);
  const itemsAt = (index: number): readonly FileItem[] => {
    const item = contentOf(state.list)?.rows[index];
    if (item === undefined || !canDrag) return [];
    const picked = pickedItems(area);
    return picked.some(({ id }) => id === item.id) ? picked : [item];
  };
  useFileDrag(root, {
    itemsAt,
    countOf: (items) => draggedCount(area, items),
    isOtherPress: (target) =>
      isBandPress(
        target,
        bandSourceOf(area, () => canDrag),
      ),
  });
  useFileDrop(
    root,
    {
      canMoveTo: area.canMoveTo,
      canReorder: (items) =>
        area.canReorder() &&
        area.getState().selection.mode !== 'all' &&
        items.every((item) => item.parentId === openFolderOf(area.getState())),
      openFolder: () => openFolderOf(area.getState()),
      onMove: (items, folderId) => moveDragged(area, items, folderId),
      onReorder: (items, before) => void area.reorder(items, before),
      onRest: (folderId) => {
        // Leaving the list would forget that all of it was picked.
        const isAll = area.getState().selection.mode === 'all';
        if (isAll || folderId === openFolderOf(area.getState())) return;
        cameFrom.current ??= area.getState().place;
        void area.openFolder(folderId);
      },
      onEnd: (isTaken) => {
        // A drag that was given up leads back to where it began.
        if (!isTaken && cameFrom.current !== undefined) void area.openPlace(cameFrom.current);
        cameFrom.current = undefined;
      },
    },
    line,
  );
  useRubberBand(root, band, { area, canDrag });
};
