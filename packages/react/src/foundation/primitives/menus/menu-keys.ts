const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Where the focus is when a key is pressed in a menu. */
export interface MenuFocus {
  /** Index of the entry with the focus, -1 for none. */
  readonly at: number;
  readonly count: number;
  /** Whether the menu is a submenu. */
  readonly nested: boolean;
  /** Whether the entry with the focus has a submenu. */
  readonly hasChildren: boolean;
}

/** Effect of a key in a menu: it leaves the level, opens the submenu, or moves the focus to an entry. */
export type MenuStep = 'leave' | 'open' | { readonly to: number };

/** Reads what a key does in a menu; undefined for a key without a meaning there. */
export const readMenuKey = (
  key: string,
  { at, count, nested, hasChildren }: MenuFocus,
): MenuStep | undefined => {
  if (key === 'Escape' || (key === 'ArrowLeft' && nested)) return 'leave';
  if (key === 'ArrowRight' && hasChildren) return 'open';
  const move = moves[key];
  return move === undefined || count === 0 ? undefined : { to: move(at, count) };
};
