import type { JSX, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { chevronDownIcon } from '../../foundation/icons/interface-icons.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';

/** One of several ways. */
export interface Choosable {
  readonly id: string;
  readonly label: string;
  /** Shows it. Default nothing. */
  readonly art?: ReactNode;
}

/** Properties of {@link ChoiceButton}. */
export interface ChoiceButtonProps {
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly Choosable[];
  readonly onChoose: (id: string) => void;
}

/** Draws a button that opens a list of ways, the chosen one ticked. */
export const ChoiceButton = ({ label, chosen, choices, onChoose }: ChoiceButtonProps): JSX.Element => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="cd-button cd-button--ghost cd-choice"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon of={chevronDownIcon} />
      </button>
      {isOpen && button.current !== null && (
        <Menu
          entries={choices.map(({ id, label: name, art }) => ({
            id,
            label: name,
            art,
            checked: id === chosen,
          }))}
          anchor={button.current}
          label={label}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
