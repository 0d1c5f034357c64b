import type { JSX } from 'react';
import { useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { checkIcon, chevronDownIcon, chevronRightIcon } from '../../icons/interface-icons.ts';
import type { MenuEntry } from './menu.types.ts';

/** Properties of {@link MenuRow}. */
export interface MenuRowProps {
  readonly entry: MenuEntry;
  /** Whether its submenu is open. */
  readonly open: boolean;
  readonly onHover: () => void;
  readonly onLeave: () => void;
  readonly onPress: (byKey: boolean) => void;
  /** Draws the submenu, given the button it belongs to. */
  readonly children: (button: HTMLButtonElement) => JSX.Element | null;
}

/** Draws one entry of a menu, with its submenu inside so that the pointer never leaves it on the way. */
export const MenuRow = ({ entry, open, onHover, onLeave, onPress, children }: MenuRowProps): JSX.Element => {
  const button = useRef<HTMLButtonElement>(null);
  const nesting =
    entry.children === undefined ? {} : ({ 'aria-haspopup': 'menu', 'aria-expanded': open } as const);
  const folding = entry.unfolds === undefined ? {} : ({ 'aria-expanded': false } as const);
  return (
    <li
      role="none"
      className={entry.startsGroup ? 'cd-menu__item cd-menu__item--group' : 'cd-menu__item'}
      onMouseLeave={onLeave}
    >
      <button
        {...entry.attributes}
        {...nesting}
        {...folding}
        ref={button}
        type="button"
        role={entry.checked === undefined ? 'menuitem' : 'menuitemradio'}
        className={entry.tone === 'danger' ? 'cd-menu__entry cd-menu__entry--danger' : 'cd-menu__entry'}
        aria-checked={entry.checked}
        aria-disabled={entry.disabled || undefined}
        tabIndex={-1}
        // Only a pointer that moves takes the focus: one that rests where the menu comes up leaves it to the keys.
        onPointerMove={({ currentTarget, pointerType }) => {
          if (pointerType === 'touch') return;
          if (!currentTarget.matches(':focus')) currentTarget.focus({ preventScroll: true });
          onHover();
        }}
        onClick={(event) => onPress(event.detail === 0)}
      >
        <MenuRowContent entry={entry} />
      </button>
      {button.current !== null && children(button.current)}
    </li>
  );
};

const MenuRowContent = ({ entry }: { readonly entry: MenuEntry }): JSX.Element => (
  <>
    {entry.checked !== undefined && (
      <span className="cd-menu__mark">{entry.checked && <Icon of={checkIcon} size={16} />}</span>
    )}
    {entry.icon !== undefined && <Icon of={entry.icon} size={16} />}
    {entry.art}
    <span className="cd-menu__label">{entry.label}</span>
    {[entry.badge ?? []].flat().map((badge) => (
      <span key={badge} className="cd-badge cd-badge--accent">
        {badge}
      </span>
    ))}
    {entry.note !== undefined && (
      <>
        <span className="cd-menu__note" aria-hidden="true">
          {entry.note.text}
        </span>
        <span className="cd-hidden">{entry.note.spoken}</span>
      </>
    )}
    {entry.hint !== undefined && <kbd className="cd-menu__hint">{entry.hint}</kbd>}
    {entry.children !== undefined && <Icon of={chevronRightIcon} size={16} />}
    {entry.unfolds !== undefined && <Icon of={chevronDownIcon} size={16} />}
  </>
);
