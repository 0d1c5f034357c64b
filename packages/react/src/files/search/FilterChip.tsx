import type { JSX } from 'react';
import { useState } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { chevronDownIcon } from '../../foundation/icons/interface-icons.ts';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import type { MenuEntry } from '../../foundation/primitives/menus/menu.types.ts';
import { joinClasses } from '../../foundation/styles/join-classes.ts';

/** Properties of {@link FilterChip}. */
export interface FilterChipProps {
  /** Name of the filter. */
  readonly label: string;
  /** The choice in words; undefined while nothing is narrowed. */
  readonly value: string | undefined;
  readonly entries: readonly MenuEntry[];
  readonly onChoose: (id: string) => void;
}

/** Draws a chip that narrows a search by a menu, and names its value. */
export const FilterChip = ({ label, value, entries, onChoose }: FilterChipProps): JSX.Element => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button
        type="button"
        className={joinClasses('cd-chip', value !== undefined && 'cd-chip--set')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={value === undefined ? label : `${label}: ${value}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {value ?? label}
        <Icon of={chevronDownIcon} size={14} />
      </button>
      {anchor !== null && (
        <Menu
          anchor={anchor}
          label={label}
          entries={entries}
          onChoose={onChoose}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};
