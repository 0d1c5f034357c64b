import type { ButtonHTMLAttributes, JSX, ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { Spinner } from './Spinner.tsx';

/** Properties of {@link Button}; every attribute of a native button passes through. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Default `secondary`. */
  readonly look?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** Default `medium`, 32 px; `large` is 40 px. */
  readonly scale?: 'medium' | 'large';
  /** Path of an interface icon shown before the text. */
  readonly icon?: string | undefined;
  /** Shows a spinner and refuses presses, with the size unchanged. */
  readonly busy?: boolean;
  /** Takes the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** Draws a button with a text. */
export const Button = (props: ButtonProps): JSX.Element => {
  const {
    look = 'secondary',
    scale = 'medium',
    icon,
    busy = false,
    wide,
    children,
    buttonRef,
    className,
    ...rest
  } = props;
  const classes = joinClasses(
    'cd-button',
    `cd-button--${look}`,
    scale === 'large' && 'cd-button--large',
    wide && 'cd-button--wide',
    busy && 'cd-button--busy',
    className,
  );
  return (
    <button
      type="button"
      {...rest}
      ref={buttonRef}
      className={classes}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    >
      {icon !== undefined && <Icon of={icon} size={16} />}
      <span className="cd-button__text">{children}</span>
      {busy && <Spinner />}
    </button>
  );
};
