import type { ReactNode } from 'react';
import type { Box } from './place-menu.ts';

/** Describes one entry of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Path of an interface icon. */
  readonly icon?: string | undefined;
  /** A drawing in place of the icon, such as that of a file kind. */
  readonly art?: ReactNode;
  /** A short text at the end, such as a shortcut. */
  readonly hint?: string | undefined;
  /** A mark such as beta or VIP, or several. */
  readonly badge?: string | readonly string[] | undefined;
  /** A quiet word at the end, such as what is still to come, and what screen readers say in its place. */
  readonly note?: { readonly text: string; readonly spoken: string } | undefined;
  /** Default `plain`. */
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  /** Makes it a choice and says whether it is on. */
  readonly checked?: boolean;
  /** Draws a line above it. */
  readonly startsGroup?: boolean;
  /** Data attributes for the entry's button. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Opens a submenu instead of being chosen. */
  readonly children?: readonly MenuEntry[] | undefined;
  /** Gives its place to these when it is chosen, while the menu stays open. */
  readonly unfolds?: readonly MenuEntry[] | undefined;
}

/** Where a menu opens: at an element, or at a point of the window. */
export type MenuAnchor = Element | { readonly x: number; readonly y: number };

/** Reads the window rectangle of an anchor. */
export const boxOf = (anchor: MenuAnchor): Box => {
  if (!(anchor instanceof Element)) return { left: anchor.x, top: anchor.y - 4, width: 0, height: 0 };
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return { left, top, width, height };
};
