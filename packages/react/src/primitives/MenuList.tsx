import type { JSX, KeyboardEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { checkIcon, chevronRightIcon } from '../icons/interface-icons.ts';
import { joinClasses } from '../styles/join-classes.ts';
import type { MenuAnchor, MenuEntry } from './menu.types.ts';
import { boxOf } from './menu.types.ts';
import { placeMenu } from './place-menu.ts';
import { findByTyping } from './type-ahead.ts';
import { liftElement } from './top-layer.ts';

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

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function buttonsOf(list: HTMLElement): HTMLButtonElement[] {
  return Array.from(list.querySelectorAll<HTMLButtonElement>(':scope > li > button'));
}

/** Draws one level of a menu in the top layer and runs its keys. */
export function MenuList(props: MenuListProps): JSX.Element {
  const { entries, anchor, side, end = false, sheet, focusFirst } = props;
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<{ readonly id: string; readonly byKey: boolean } | null>(null);
  const typed = useRef({ text: '', at: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const lower = liftElement(element);
    if (!sheet) {
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const viewport = { width: window.innerWidth, height: window.innerHeight };
      const place = placeMenu({ anchor: boxOf(anchor), size, window: viewport, side, end });
      element.style.left = `${place.left}px`;
      element.style.top = `${place.top}px`;
    }
    if (focusFirst) (buttonsOf(element)[0] ?? element).focus({ preventScroll: true });
    return lower;
    // A menu is placed once, when it opens; it closes when its anchor moves.
  }, []);
  const open = (entry: MenuEntry, byKey: boolean): void =>
    setOpened(entry.children === undefined ? null : { id: entry.id, byKey });
  const press = (entry: MenuEntry, byKey: boolean): void => {
    if (entry.disabled) return;
    if (entry.children === undefined) props.onChoose(entry.id);
    else if (sheet && opened?.id === entry.id) setOpened(null);
    else open(entry, byKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const buttons = buttonsOf(event.currentTarget);
    const at = buttons.findIndex((button) => button === event.target);
    const entry = entries[at];
    const move = moves[event.key];
    if (event.key === 'ArrowLeft' && side === 'beside') props.onBack();
    else if (event.key === 'Escape') props.onBack();
    else if (event.key === 'ArrowRight' && entry?.children !== undefined) open(entry, true);
    else if (move !== undefined && buttons.length > 0) buttons[move(at, buttons.length)]?.focus();
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const labels = entries.map((candidate) => candidate.label);
      const found = findByTyping(
        typed.current,
        { key: event.key, now: event.timeStamp },
        { labels, from: at },
      );
      if (found >= 0) buttons[found]?.focus();
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
          onHover={() => !sheet && open(entry, false)}
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
}

interface MenuRowProps {
  readonly entry: MenuEntry;
  readonly open: boolean;
  readonly onHover: () => void;
  readonly onLeave: () => void;
  readonly onPress: (byKey: boolean) => void;
  readonly children: (button: HTMLButtonElement) => JSX.Element | null;
}

function MenuRow({ entry, open, onHover, onLeave, onPress, children }: MenuRowProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const choice = entry.checked !== undefined;
  return (
    <li
      role="none"
      className={entry.startsGroup ? 'cd-menu__item cd-menu__item--group' : 'cd-menu__item'}
      onMouseLeave={onLeave}
    >
      <button
        {...entry.attributes}
        ref={button}
        type="button"
        role={choice ? 'menuitemradio' : 'menuitem'}
        className={entry.tone === 'danger' ? 'cd-menu__entry cd-menu__entry--danger' : 'cd-menu__entry'}
        aria-checked={entry.checked}
        aria-disabled={entry.disabled || undefined}
        aria-haspopup={entry.children === undefined ? undefined : 'menu'}
        aria-expanded={entry.children === undefined ? undefined : open}
        tabIndex={-1}
        onMouseEnter={(event) => {
          event.currentTarget.focus({ preventScroll: true });
          onHover();
        }}
        onClick={(event) => onPress(event.detail === 0)}
      >
        {choice && (
          <span className="cd-menu__mark">{entry.checked && <Icon of={checkIcon} size={16} />}</span>
        )}
        {entry.icon !== undefined && <Icon of={entry.icon} size={16} />}
        {entry.art}
        <span className="cd-menu__label">{entry.label}</span>
        {entry.badge !== undefined && <span className="cd-badge cd-badge--accent">{entry.badge}</span>}
        {entry.hint !== undefined && <kbd className="cd-menu__hint">{entry.hint}</kbd>}
        {entry.children !== undefined && <Icon of={chevronRightIcon} size={16} />}
      </button>
      {button.current !== null && children(button.current)}
    </li>
  );
}
