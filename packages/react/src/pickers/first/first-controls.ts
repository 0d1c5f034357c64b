import { htmlElement } from '../../foundation/drawing/dom-element.ts';
import { iconElement } from '../../foundation/icons/icon-element.ts';

/** Writes a square button as `IconButton` draws it. */
export const iconButtonElement = (icon: string, label: string, classes = 'cd-icon-button'): HTMLElement =>
  htmlElement(
    'button',
    { type: 'button', 'data-cd-tip': label, class: classes, 'aria-label': label },
    iconElement(icon),
  );

/** How a button with a text looks at first. */
export interface ButtonShape {
  readonly look: 'primary' | 'secondary' | 'ghost';
  /** Default false. */
  readonly disabled?: boolean;
}

/** Writes a button with a text as `Button` draws it. */
export const buttonElement = (text: string, { look, disabled = false }: ButtonShape): HTMLElement =>
  htmlElement(
    'button',
    { type: 'button', class: `cd-button cd-button--${look}`, disabled: disabled ? '' : undefined },
    htmlElement('span', { class: 'cd-button__text' }, text),
  );
