import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useIsSettled } from '../../foundation/app/useIsSettled.ts';
import { useLater } from '../../foundation/app/useLater.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import type * as AttachDrag from './attach-drag.ts';
import type { FileDragSource } from './file-drag.ts';
import type { FileDropTarget } from './file-drop.ts';

const loadDrag = (): Promise<typeof AttachDrag> => import('./attach-drag.ts');

/** Lets the files of a surface be dragged while it is mounted. */
export const useFileDrag = (root: RefObject<HTMLElement | null>, source: FileDragSource): void => {
  const latest = useLatest(source);
  const drag = useLater(loadDrag);
  useEffect(() => {
    const element = root.current;
    if (element === null || drag === undefined) return undefined;
    return drag.attachFileDrag(element, {
      itemsAt: (index) => latest.current.itemsAt(index),
      countOf: (items) => latest.current.countOf?.(items) ?? items.length,
      isOtherPress: (target) => latest.current.isOtherPress?.(target) === true,
    });
  }, [root, latest, drag]);
};

/** Lets files be dropped on the folders of a surface while it is mounted; `line` shows a place between two items. */
export const useFileDrop = (
  root: RefObject<HTMLElement | null>,
  target: FileDropTarget,
  line?: RefObject<HTMLElement | null>,
): void => {
  const latest = useLatest(target);
  // An item has to be taken up first, by someone who moves.
  const drag = useLater(loadDrag, useIsSettled());
  useEffect(() => {
    const element = root.current;
    if (element === null || drag === undefined) return undefined;
    const live: FileDropTarget = {
      canMoveTo: (items, folderId) => latest.current.canMoveTo(items, folderId),
      canReorder: (items) => latest.current.canReorder?.(items) === true,
      openFolder: () => latest.current.openFolder?.(),
      onMove: (items, folderId) => latest.current.onMove(items, folderId),
      onReorder: (items, before) => latest.current.onReorder?.(items, before),
      onRest: (folderId) => latest.current.onRest?.(folderId),
      onEnd: (isTaken) => latest.current.onEnd?.(isTaken),
    };
    return drag.attachFileDrop(element, live, line?.current ?? null);
  }, [root, latest, line, drag]);
};
