import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useLatest } from '../primitives/useLatest.ts';
import type { FileDragSource } from './file-drag.ts';
import { attachFileDrag } from './file-drag.ts';

/** Lets the files of a surface be dragged onto its folders and crumbs while it is mounted. */
export const useFileDrag = (root: RefObject<HTMLElement | null>, source: FileDragSource): void => {
  const latest = useLatest(source);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    return attachFileDrag(element, {
      itemsAt: (index) => latest.current.itemsAt(index),
      canMoveTo: (items, folderId) => latest.current.canMoveTo(items, folderId),
      onMove: (items, folderId) => latest.current.onMove(items, folderId),
      previewText: (items) => latest.current.previewText(items),
    });
  }, [root, latest]);
};
