import type { FileItem } from '@chartdock/files';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { findByTyping, isTypedLetter, isTyping } from '../../foundation/primitives/menus/type-ahead.ts';
import type { KeyCommand } from '../keys/key-table.ts';
import { commandOfKey } from '../keys/key-table.ts';
import { createLongPress } from './long-press.ts';
import { isTouchPress, keyOnItem, pickForMenu, pressItem, targetOf } from './view-gestures.ts';
import type { CreateViewGestures } from './view-gestures.types.ts';
import { moveFocus } from '../windowing/roving.ts';

/** Creates the effects of a view on presses, long presses, keys and typing. */
export const createViewGestures: CreateViewGestures = ({ now, followed }) => {
  const typed = { text: '', at: 0 };
  const itemOf = (target: { readonly index: number } | undefined): FileItem | undefined => {
    const { props } = now();
    const item = target === undefined ? undefined : props.rows[target.index];
    return item === undefined || props.isDisabled?.(item) === true ? undefined : item;
  };
  const longPress = createLongPress((target) => {
    const { props } = now();
    const item = itemOf(targetOf(target));
    if (item !== undefined && props.plain !== true) props.onPick(item, 'toggle');
  });

  const onClick = (event: MouseEvent): void => {
    if (longPress.takeFired()) return;
    const target = targetOf(event.target);
    const item = itemOf(target);
    if (target !== undefined && item !== undefined) pressItem(now().props, { item, target, event });
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const { props } = now();
    const target = targetOf(event.target);
    const item = itemOf(target);
    const opens = target?.part === 'body' || (target?.part === 'open' && props.pressOpens === false);
    if (opens && item !== undefined && !isTouchPress(event)) props.onOpen(item);
  };
  const onContextMenu = (event: MouseEvent): void => {
    const { props } = now();
    const item = itemOf(targetOf(event.target));
    if (item === undefined || props.onMenu === undefined) return;
    event.preventDefault();
    if (isTouchPress(event)) return;
    pickForMenu(props, item);
    props.onMenu(item, { x: event.clientX, y: event.clientY });
  };
  const tellReached = (command: KeyCommand, from: number, next: number): void => {
    const { props } = now();
    const reached = itemOf({ index: next });
    if (command === 'stretch' && props.onStretch !== undefined) props.onStretch(from, next);
    else if (command === 'stretch' && reached !== undefined) props.onPick(reached, 'range');
    else if (command === 'walk' && reached !== undefined && next !== from) props.onWalk?.(reached);
  };
  const walk = (command: KeyCommand, { key }: KeyboardEvent, from: number): boolean => {
    if (command !== 'walk' && command !== 'walkOnly' && command !== 'stretch') return false;
    const { props, columns, lead = 0, pageRows, moveTo } = now();
    const next = moveFocus(key, from, { count: props.rows.length, columns, lead, pageRows: pageRows() });
    if (next === undefined) return false;
    moveTo(next);
    tellReached(command, from, next);
    return true;
  };
  const search = (event: KeyboardEvent, from: number): boolean => {
    if (!isTypedLetter(event)) return false;
    const { props, moveTo } = now();
    const labels = props.rows.map((row) => row?.title);
    const found = findByTyping(typed, { key: event.key, now: event.timeStamp }, { labels, from });
    if (found >= 0) moveTo(found);
    return found >= 0;
  };
  // A letter that is a key, too, goes on with the typed text, and is one where the page has no such key.
  const isLetterKey = (command: ReturnType<typeof commandOfKey>, event: KeyboardEvent): boolean =>
    command === 'details' && (now().props.onShortcut === undefined || isTyping(typed, event));
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(event.target);
    if (target === undefined) return;
    const item = itemOf(target);
    const command = commandOfKey(event);
    followed.current = command === 'raise' || command === 'lower' ? item?.id : undefined;
    const isLetter = isLetterKey(command, event);
    const acted =
      command === undefined || isLetter
        ? search(event, target.index)
        : walk(command, event, target.index) ||
          (item !== undefined && keyOnItem(now().props, command, { item, target }));
    if (!acted && !isLetter) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = (event: FocusEvent): void => {
    const { active, setActive } = now();
    const target = targetOf(event.target);
    if (target === undefined || target.index === active) return;
    followed.current = undefined;
    setActive(target.index);
  };
  return {
    handlers: { onClick, onDoubleClick, onContextMenu, onKeyDown, onFocus, ...longPress.handlers },
    stop: longPress.stop,
  };
};
