/** Describes a rectangle in window pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Says what to place where. */
export interface Placement {
  readonly anchor: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
  /** `below` a button or a point, `beside` an entry that has a submenu. */
  readonly side: 'below' | 'beside';
  /** Lines up the right edges instead of the left ones. */
  readonly end?: boolean;
}

const gap = 4;
const margin = 8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Finds a place for a menu that stays inside the window and flips to the other side where there is no room. */
export const placeMenu = ({
  anchor,
  size,
  window,
  side,
  end = false,
}: Placement): {
  left: number;
  top: number;
} => {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const highestTop = window.height - size.height - margin;
  if (side === 'beside') {
    const fits = right + size.width + margin <= window.width;
    const left = fits ? right : anchor.left - size.width;
    return {
      left: clamp(left, margin, window.width - size.width - margin),
      top: clamp(anchor.top - gap, margin, highestTop),
    };
  }
  const below = bottom + gap;
  const above = anchor.top - gap - size.height;
  const top =
    below + size.height + margin > window.height && above >= margin
      ? above
      : clamp(below, margin, highestTop);
  const left = end ? right - size.width : anchor.left;
  return {
    left: clamp(left, margin, Math.max(margin, window.width - size.width - margin)),
    top: Math.max(margin, top),
  };
};
