import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { FileItem } from '@chartdock/files';
import { packItems } from './drag-data.ts';
import { drawDragPreview } from './drag-preview.ts';

/** Questions of a drag of files; it asks at the moment it needs an answer. */
export interface FileDragSource {
  /** Lists the dragged items when the drag starts on one; nothing when it may not be dragged. */
  readonly itemsAt: (index: number) => readonly FileItem[];
  /** Counts the items that a drag of these takes along, which may be more. Default: the items. */
  readonly countOf?: ((items: readonly FileItem[]) => number) | undefined;
  /** Returns whether a press at this element is for something else, such as a rubber band. Default: it never is. */
  readonly isOtherPress?: ((target: EventTarget | null) => boolean) | undefined;
}

const makeDraggable = (
  element: HTMLElement,
  root: HTMLElement,
  {
    items,
    countOf,
  }: { readonly items: () => readonly FileItem[]; readonly countOf: FileDragSource['countOf'] },
): (() => void) =>
  draggable({
    element,
    canDrag: () => items().length > 0,
    getInitialData: () => packItems(items()),
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render: ({ container }) => {
          const dragged = items();
          const count = countOf?.(dragged) ?? dragged.length;
          drawDragPreview({ title: dragged[0]?.title ?? '', count }, { container, root });
        },
      }),
    onDragStart: () => element.setAttribute('data-cd-dragging', 'true'),
    onDrop: () => element.removeAttribute('data-cd-dragging'),
  });

/**
 * Lets the items of a surface be dragged. An item becomes draggable when the pointer comes to it, so that a long list costs
 * nothing. Returns the way to stop.
 */
export const attachFileDrag = (root: HTMLElement, source: FileDragSource): (() => void) => {
  let current: HTMLElement | undefined;
  let release: (() => void) | undefined;
  let isOther = false;
  const items = (element: HTMLElement): readonly FileItem[] =>
    isOther ? [] : source.itemsAt(Number(element.dataset['cdIndex']));
  const prepare = (event: PointerEvent): void => {
    if (event.type === 'pointerdown') isOther = source.isOtherPress?.(event.target) === true;
    // A quick hand is over another item before the browser starts the drag of the pressed one, which must stay draggable.
    else if (event.buttons !== 0) return;
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cd-index]') : null;
    if (element === null || element === current || root.querySelector('[data-cd-dragging]') !== null) return;
    release?.();
    current = element;
    release = makeDraggable(element, root, { items: () => items(element), countOf: source.countOf });
  };
  root.addEventListener('pointerover', prepare);
  root.addEventListener('pointerdown', prepare);
  return () => {
    release?.();
    root.removeEventListener('pointerover', prepare);
    root.removeEventListener('pointerdown', prepare);
  };
};
