import type { ButtonHTMLAttributes, JSX, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../styles/join-classes.ts';

/** Properties of {@link IconButton}; every attribute of a native button passes through. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Path of an interface icon. */
  readonly icon: string;
  /** Names the button and is shown as its tooltip. */
  readonly label: string;
  /** Makes it a toggle and says whether it is on. */
  readonly pressed?: boolean;
  /** Fills the icon while pressed, as a set star does. */
  readonly filled?: boolean;
  /** Default `medium`, 32 px; `small` is 28 px. */
  readonly scale?: 'small' | 'medium';
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** Draws a square button with an icon, a name and a tooltip. */
export const IconButton = (props: IconButtonProps): JSX.Element => {
  const { icon, label, pressed, filled = false, scale = 'medium', buttonRef, className, ...rest } = props;
  return (
    <button
      type="button"
      data-cd-tip={label}
      {...rest}
      ref={buttonRef}
      className={joinClasses('cd-icon-button', scale === 'small' && 'cd-icon-button--small', className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon of={icon} filled={filled} />
    </button>
  );
};
