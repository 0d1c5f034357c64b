import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { FileItem } from '@chartdock/files';
import { createEdgeScroll } from '../band/edge-scroll.ts';
import { itemsOfDrag } from './drag-data.ts';
import { createDropMarks } from './drop-marks.ts';
import type { DropPlace, DropPoint, DropRules } from './drop-place.ts';
import { elementAt, placeAt } from './drop-place.ts';

/** How long a drag rests on a folder before the folder opens, in milliseconds. */
const springDelay = 1200;

/** Acts of a surface with drops; it is asked at the moment it matters. */
export interface FileDropTarget extends DropRules {
  readonly onMove: (items: readonly FileItem[], folderId: string) => void;
  readonly onReorder?: ((items: readonly FileItem[], before: number) => void) | undefined;
  /** Opens a folder that a drag rests on. Default: nothing opens. */
  readonly onRest?: ((folderId: string) => void) | undefined;
  /** Is told that a drag ended, and whether this surface took the items. */
  readonly onEnd?: ((isTaken: boolean) => void) | undefined;
}

const scrollers = '.cd-list, .cd-grid, .cd-tree-pane';

/** Opens the folder that a drag rests on. */
const createSpring = (open: (folderId: string) => void): ((folderId: string | undefined) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aimed: string | undefined;
  return (folderId) => {
    if (folderId === aimed) return;
    clearTimeout(timer);
    aimed = folderId;
    if (folderId !== undefined) timer = setTimeout(() => open(folderId), springDelay);
  };
};

/**
 * Watches drops on the folders and crumbs of a surface, and between its items; one drop target serves them all. `line` is
 * the element that shows a place between items. Returns the way to stop.
 */
export const attachFileDrop = (
  root: HTMLElement,
  target: FileDropTarget,
  line: HTMLElement | null = null,
): (() => void) => {
  const marks = createDropMarks(line);
  const spring = createSpring((folderId) => target.onRest?.(folderId));
  const find = (items: readonly FileItem[], point: DropPoint): DropPlace | undefined =>
    placeAt(root, point, { items, rules: target });
  // On the drop itself an element of the library may lie below the pointer, so the last place dragged over counts.
  let over: DropPlace | undefined;
  let last: { readonly items: readonly FileItem[]; readonly point: DropPoint } | undefined;
  const show = (): void => {
    over = last && find(last.items, last.point);
    marks.show(over);
    const folderId = over?.kind === 'folder' ? over.folderId : undefined;
    spring(last?.items.some(({ id }) => id === folderId) === true ? undefined : folderId);
  };
  const edge = createEdgeScroll(show);
  const follow = (items: readonly FileItem[], point: DropPoint): void => {
    last = { items, point };
    show();
    const below = elementAt(root, point)?.closest<HTMLElement>(scrollers);
    edge.aim(below ?? undefined, point.clientY);
  };
  let watching = new AbortController();
  // The library tells of a drag a frame late, which would undo the view of a newer event.
  const watch = (items: readonly FileItem[]): void => {
    watching = new AbortController();
    for (const type of ['dragenter', 'dragover'] as const)
      addEventListener(type, (event) => follow(items, event), { capture: true, signal: watching.signal });
  };
  const end = (): void => {
    watching.abort();
    last = undefined;
    edge.stop();
    marks.show(undefined);
    spring(undefined);
  };
  const stopTaking = dropTargetForElements({
    element: root,
    canDrop: ({ source, input }) => {
      const items = itemsOfDrag(source.data);
      if (items.length === 0) return false;
      follow(items, input);
      return over?.isAllowed === true;
    },
  });
  const stopWatching = monitorForElements({
    canMonitor: ({ source }) => itemsOfDrag(source.data).length > 0,
    onDragStart: ({ source }) => watch(itemsOfDrag(source.data)),
    onDrop: ({ source, location }) => {
      const place = over;
      end();
      const isTaken = location.current.dropTargets.some(({ element }) => element === root);
      const items = itemsOfDrag(source.data);
      if (isTaken && place?.kind === 'folder') target.onMove(items, place.folderId);
      if (isTaken && place?.kind === 'gap') target.onReorder?.(items, place.before);
      target.onEnd?.(location.current.dropTargets.length > 0);
    },
  });
  return () => {
    end();
    stopTaking();
    stopWatching();
  };
};
