import type { FileItem } from '@chartdock/files';
import { isPicked } from '@chartdock/files';
import type { MouseEvent } from 'react';
import type { FileViewProps, ItemShortcut, PickManner } from './file-view.types.ts';
import type { KeyCommand } from '../keys/key-table.ts';

/** Part of an item that was pressed. */
export type ItemPart = 'body' | 'open' | 'check' | 'star' | 'menu';

/** An item of a view and the part of it that an event is about. */
export interface ItemTarget {
  readonly index: number;
  readonly element: HTMLElement;
  readonly part: ItemPart;
  readonly control: HTMLElement | null;
}

const parts: ReadonlySet<string> = new Set<ItemPart>(['open', 'check', 'star', 'menu']);
const isPart = (name: string | undefined): name is ItemPart => name !== undefined && parts.has(name);

/** Finds the item and part that an event happened on; undefined between items. */
export const targetOf = (target: EventTarget | null): ItemTarget | undefined => {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>('[data-cd-index]');
  if (element === null) return undefined;
  const control = target.closest<HTMLElement>('[data-cd-part]');
  const part = control?.dataset['cdPart'];
  return { index: Number(element.dataset['cdIndex']), element, control, part: isPart(part) ? part : 'body' };
};

/** Reads from the modifier keys how a press picks. */
export const mannerOf = (event: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): PickManner => {
  if (event.shiftKey) return 'range';
  return event.ctrlKey || event.metaKey ? 'toggle' : 'only';
};

/** Returns whether a press came from a finger. */
export const isTouchPress = (event: MouseEvent): boolean =>
  'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';

type Handlers = Pick<FileViewProps, 'onOpen' | 'onPick' | 'onStar' | 'onMenu' | 'selection' | 'pressOpens'>;

const partActions: Readonly<
  Record<Exclude<ItemPart, 'body' | 'open'>, (handlers: Handlers, item: FileItem, target: ItemTarget) => void>
> = {
  check: ({ onPick }, item) => onPick(item, 'toggle'),
  star: ({ onStar }, item) => onStar?.(item),
  menu: ({ onMenu }, item, { control, element }) => onMenu?.(item, control ?? element),
};

/**
 * Carries out a press on an item: its name opens, its buttons act, the rest picks. A finger opens, and picks while
 * something is picked already.
 */
export const pressItem = (
  handlers: Handlers,
  press: { item: FileItem; target: ItemTarget; event: MouseEvent },
): void => {
  const { item, target, event } = press;
  const manner = mannerOf(event);
  const opens = handlers.pressOpens !== false;
  if (target.part === 'check' && event.shiftKey) handlers.onPick(item, 'range');
  else if (target.part !== 'body' && target.part !== 'open') partActions[target.part](handlers, item, target);
  else if (isTouchPress(event)) {
    if (opens && handlers.selection.mode === 'off') handlers.onOpen(item);
    else handlers.onPick(item, 'toggle');
  } else if (target.part === 'open' && manner === 'only' && opens) handlers.onOpen(item);
  else handlers.onPick(item, manner);
};

type KeyHandlers = Pick<
  FileViewProps,
  | 'onOpen'
  | 'onPeek'
  | 'onPick'
  | 'onPickAll'
  | 'onClearPicks'
  | 'onShortcut'
  | 'onMenu'
  | 'onStar'
  | 'selection'
>;

/** Picks an item whose menu is asked for, so that it shows the subject of the menu; a picked one stays. */
export const pickForMenu = (
  { onPick, selection }: Pick<FileViewProps, 'onPick' | 'selection'>,
  item: FileItem,
): void => {
  if (!isPicked(selection, item.id)) onPick(item, 'only');
};

type KeyAction = (handlers: KeyHandlers, item: FileItem, element: HTMLElement) => boolean;

const shortcut =
  (name: ItemShortcut): KeyAction =>
  ({ onShortcut }, item) => {
    onShortcut?.(name, item);
    return onShortcut !== undefined;
  };

/** Keys that press a button which has the focus. */
const pressing: readonly KeyCommand[] = ['open', 'peek', 'toggle'];

const keyActions: Readonly<Partial<Record<KeyCommand, KeyAction>>> = {
  open: ({ onOpen }, item) => {
    onOpen(item);
    return true;
  },
  // An item without a preview, such as a folder, is picked.
  peek: ({ onPeek, onPick }, item) => {
    if (onPeek?.(item) !== true) onPick(item, 'toggle');
    return true;
  },
  toggle: ({ onPick }, item) => {
    onPick(item, 'toggle');
    return true;
  },
  rename: shortcut('rename'),
  delete: shortcut('delete'),
  star: ({ onStar }, item) => {
    onStar?.(item);
    return onStar !== undefined;
  },
  raise: shortcut('raise'),
  lower: shortcut('lower'),
  menu: (handlers, item, element) => {
    if (handlers.onMenu === undefined) return false;
    pickForMenu(handlers, item);
    handlers.onMenu(item, element);
    return true;
  },
  clear: ({ onClearPicks, selection }) => {
    if (onClearPicks === undefined || selection.mode === 'off') return false;
    onClearPicks();
    return true;
  },
  pickAll: ({ onPickAll }) => {
    onPickAll?.();
    return onPickAll !== undefined;
  },
};

/** Carries out a key on an item; returns whether the key meant something. Enter and space on a button stay the button's. */
export const keyOnItem = (
  handlers: KeyHandlers,
  command: KeyCommand,
  { item, target }: { readonly item: FileItem; readonly target: ItemTarget },
): boolean => {
  if (target.control !== null && pressing.includes(command)) return false;
  return keyActions[command]?.(handlers, item, target.element) ?? false;
};
