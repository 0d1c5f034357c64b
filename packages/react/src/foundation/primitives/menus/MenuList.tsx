import type { JSX, KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { joinClasses } from '../../styles/join-classes.ts';
import type { MenuAnchor, MenuEntry } from './menu.types.ts';
import { boxOf } from './menu.types.ts';
import { placeMenu } from './place-menu.ts';
import { readMenuKey } from './menu-keys.ts';
import { MenuRow } from './MenuRow.tsx';
import { findByTyping, isTypedLetter } from './type-ahead.ts';
import { liftElement } from '../top-layer.ts';

/** Properties of {@link MenuList}; Menu and its submenus share them. */
export interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  readonly anchor: MenuAnchor;
  readonly side: 'below' | 'beside';
  readonly end?: boolean;
  readonly label: string;
  readonly emptyText?: string | undefined;
  /** Shows the menu as a sheet at the bottom of the window. */
  readonly sheet: boolean;
  /** Moves the focus to the first entry when it opens. */
  readonly focusFirst: boolean;
  readonly onChoose: (id: string) => void;
  /** Closes this level only; the root menu closes whole. */
  readonly onBack: () => void;
}

const buttonsOf = (list: HTMLElement): HTMLButtonElement[] =>
  Array.from(list.querySelectorAll<HTMLButtonElement>(':scope > li > button'));

interface Unfolding {
  readonly entries: readonly MenuEntry[];
  /** Puts what an entry holds in its place. */
  readonly unfold: (entry: MenuEntry, at: number) => void;
}

/** Keeps which entries have given their place to what they hold; the focus goes to the first of those. */
const useUnfolding = (
  all: readonly MenuEntry[],
  { list, place }: { readonly list: RefObject<HTMLUListElement | null>; readonly place: () => void },
): Unfolding => {
  const [unfolded, setUnfolded] = useState<{ readonly ids: readonly string[]; readonly at: number }>();
  useLayoutEffect(() => {
    if (unfolded === undefined || list.current === null) return;
    place();
    buttonsOf(list.current)[unfolded.at]?.focus({ preventScroll: true });
    // The menu is placed again only because it has grown.
  }, [unfolded]);
  return {
    entries: all.flatMap((entry) => (unfolded?.ids.includes(entry.id) ? (entry.unfolds ?? []) : [entry])),
    unfold: (entry, at) => setUnfolded({ ids: [...(unfolded?.ids ?? []), entry.id], at }),
  };
};

/** Draws one level of a menu in the top layer and runs its keys. */
export const MenuList = (props: MenuListProps): JSX.Element => {
  const { anchor, side, end = false, sheet, focusFirst } = props;
  const list = useRef<HTMLUListElement>(null);
  const place = (): void => {
    const element = list.current;
    if (element === null || sheet) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const viewport = { width: window.innerWidth, height: window.innerHeight };
    const at = placeMenu({ anchor: boxOf(anchor), size, window: viewport, side, end });
    element.style.left = `${at.left}px`;
    element.style.top = `${at.top}px`;
  };
  const { entries, unfold } = useUnfolding(props.entries, { list, place });
  const [opened, setOpened] = useState<{ readonly id: string; readonly byKey: boolean } | null>(null);
  const typed = useRef({ text: '', at: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    // On a sheet the submenu unfolds in its place; lifted, it would lie over the menu it belongs to.
    const lower = sheet && side === 'beside' ? undefined : liftElement(element);
    place();
    return lower;
    // A menu is placed once, when it opens; it closes when its anchor moves.
  }, []);
  useLayoutEffect(() => {
    const element = list.current;
    // Asked again later: a submenu that the pointer has opened takes the focus when a key asks for it.
    if (focusFirst && element !== null) (buttonsOf(element)[0] ?? element).focus({ preventScroll: true });
  }, [focusFirst]);
  const open = (entry: MenuEntry, byKey: boolean): void =>
    setOpened(entry.children === undefined ? null : { id: entry.id, byKey });
  const hover = (entry: MenuEntry): void => {
    if (!sheet && opened?.id !== entry.id) open(entry, false);
  };
  const press = (entry: MenuEntry, byKey: boolean): void => {
    if (entry.disabled) return;
    if (entry.unfolds !== undefined) unfold(entry, entries.indexOf(entry));
    else if (entry.children === undefined) props.onChoose(entry.id);
    else if (sheet && opened?.id === entry.id) setOpened(null);
    else open(entry, byKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const buttons = buttonsOf(event.currentTarget);
    const at = buttons.findIndex((button) => button === event.target);
    const entry = entries[at];
    const hasChildren = entry?.children !== undefined;
    const step = readMenuKey(event.key, {
      at,
      count: buttons.length,
      nested: side === 'beside',
      hasChildren,
    });
    if (step === 'leave') props.onBack();
    else if (step === 'open' && entry !== undefined) open(entry, true);
    else if (typeof step === 'object') buttons[step.to]?.focus();
    else if (isTypedLetter(event)) {
      const labels = entries.map((candidate) => candidate.label);
      const input = { key: event.key, now: event.timeStamp };
      buttons[findByTyping(typed.current, input, { labels, from: at })]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const closeChild = (): void => {
    const at = entries.findIndex((entry) => entry.id === opened?.id);
    setOpened(null);
    if (list.current) buttonsOf(list.current)[at]?.focus();
  };
  return (
    <ul
      ref={list}
      className={joinClasses('cd-menu', sheet && (side === 'beside' ? 'cd-menu--inline' : 'cd-menu--sheet'))}
      role="menu"
      aria-label={props.label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {entries.length === 0 && <li className="cd-menu__empty">{props.emptyText}</li>}
      {entries.map((entry) => (
        <MenuRow
          key={entry.id}
          entry={entry}
          open={opened?.id === entry.id}
          onHover={() => hover(entry)}
          onPress={(byKey) => press(entry, byKey)}
          onLeave={() => !sheet && setOpened(null)}
        >
          {(button) =>
            opened?.id === entry.id && entry.children !== undefined ? (
              <MenuList
                {...props}
                entries={entry.children}
                anchor={button}
                side="beside"
                label={entry.label}
                focusFirst={opened.byKey}
                onBack={closeChild}
              />
            ) : null
          }
        </MenuRow>
      ))}
    </ul>
  );
};
