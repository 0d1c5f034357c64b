import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { FileItem } from '@chartdock/files';

/** What a drag of files needs to know; it asks at the moment it needs it. */
export interface FileDragSource {
  /** Lists what is dragged when the drag starts on an item; nothing when it may not be dragged. */
  readonly itemsAt: (index: number) => readonly FileItem[];
  readonly canMoveTo: (items: readonly FileItem[], folderId: string) => boolean;
  readonly onMove: (items: readonly FileItem[], folderId: string) => void;
  /** Writes the words beside the pointer. */
  readonly previewText: (items: readonly FileItem[]) => string;
}

const kind = Symbol('chartdock.items');

interface DropPlace {
  readonly element: HTMLElement;
  readonly folderId: string;
}

const placeAt = (
  root: HTMLElement,
  point: { readonly clientX: number; readonly clientY: number },
): DropPlace | undefined => {
  const owner = root.getRootNode();
  const tree = owner instanceof ShadowRoot ? owner : document;
  const element = tree
    .elementFromPoint(point.clientX, point.clientY)
    ?.closest<HTMLElement>('[data-cd-folder],[data-cd-crumb]');
  if (!element || !root.contains(element)) return undefined;
  const folderId = element.dataset['cdFolder'] ?? element.dataset['cdCrumb'];
  return folderId === undefined ? undefined : { element, folderId };
};

/** Marks one element at a time as the place of the drop. */
const createHighlight = (): ((element: HTMLElement | undefined) => void) => {
  let marked: HTMLElement | undefined;
  return (element) => {
    if (marked === element) return;
    marked?.removeAttribute('data-cd-drop');
    element?.setAttribute('data-cd-drop', 'over');
    marked = element;
  };
};

const drawPreview = (text: string, container: HTMLElement, root: HTMLElement): void => {
  const preview = document.createElement('div');
  preview.className = 'cd-drag-preview';
  preview.textContent = text;
  // The preview is drawn outside of the surface; it takes the surface's colours along.
  const look = getComputedStyle(root);
  for (const name of [
    '--cd-inverse',
    '--cd-on-inverse',
    '--cd-font',
    '--cd-space-2',
    '--cd-radius-card',
    '--cd-text-13',
    '--cd-weight-medium',
  ]) {
    preview.style.setProperty(name, look.getPropertyValue(name));
  }
  container.append(preview);
};

const makeDraggable = (element: HTMLElement, root: HTMLElement, source: FileDragSource): (() => void) => {
  const items = (): readonly FileItem[] => source.itemsAt(Number(element.dataset['cdIndex']));
  return draggable({
    element,
    canDrag: () => items().length > 0,
    getInitialData: () => ({ kind, items: items() }),
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render: ({ container }) => drawPreview(source.previewText(items()), container, root),
      }),
    onDragStart: () => element.setAttribute('data-cd-dragging', 'true'),
    onDrop: () => element.removeAttribute('data-cd-dragging'),
  });
};

const draggedItems = (data: Record<string | symbol, unknown>): readonly FileItem[] =>
  data['kind'] === kind ? (data['items'] as readonly FileItem[]) : [];

/** Watches drops on the folders and crumbs of a surface; one drop target serves them all. */
const watchDrops = (root: HTMLElement, source: FileDragSource): (() => void) => {
  const highlight = createHighlight();
  // On the drop itself an element of the library may lie below the pointer, so the last place dragged over counts.
  let over: DropPlace | undefined;
  const setOver = (place: DropPlace | undefined): void => {
    over = place;
    highlight(place?.element);
  };
  return dropTargetForElements({
    element: root,
    canDrop: (args) => draggedItems(args.source.data).length > 0,
    onDrag: (args) => {
      const place = placeAt(root, args.location.current.input);
      const allowed = place !== undefined && source.canMoveTo(draggedItems(args.source.data), place.folderId);
      setOver(allowed ? place : undefined);
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (args) => {
      const place = over;
      setOver(undefined);
      if (place !== undefined) source.onMove(draggedItems(args.source.data), place.folderId);
    },
  });
};

/**
 * Lets the items of a surface be dragged onto its folders and crumbs (CRUMB-06, CRUMB-07). An item becomes draggable when
 * the pointer comes to it, so that a long list costs nothing. Answers the way to stop.
 */
export const attachFileDrag = (root: HTMLElement, source: FileDragSource): (() => void) => {
  let current: HTMLElement | undefined;
  let release: (() => void) | undefined;
  const prepare = (event: Event): void => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cd-index]') : null;
    if (element === null || element === current || root.querySelector('[data-cd-dragging]') !== null) return;
    release?.();
    current = element;
    release = makeDraggable(element, root, source);
  };
  const stopWatching = watchDrops(root, source);
  root.addEventListener('pointerover', prepare);
  root.addEventListener('pointerdown', prepare);
  return () => {
    release?.();
    stopWatching();
    root.removeEventListener('pointerover', prepare);
    root.removeEventListener('pointerdown', prepare);
  };
};
