/** Visible part of a document: the point of it that stands in the middle of the window, and how large it is shown. */
export interface View {
  readonly x: number;
  readonly y: number;
  /** Pixels of the window for one of the document. */
  readonly scale: number;
}

/** A rectangle of a document. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Size of a window in pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Smallest and largest scale of a view. */
export const SCALES = { min: 0.02, max: 8 } as const;

/** How a document is brought into a window. */
export interface FitOptions {
  /** Pixels of the window that stay free on each side. Default 24. */
  readonly margin?: number;
  /** Pixels at the bottom of the window that something else covers. Default 0. */
  readonly below?: number;
  /** Scale that is not exceeded. Default 1.5. */
  readonly largest?: number;
  /** Shows the top at a width that can be read, as texts want it. */
  readonly fromTop?: boolean;
}

const limit = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Brings a scale into its limits. */
export const limitScale = (scale: number): number => limit(scale, SCALES.min, SCALES.max);

/** Returns the view that shows all of an area, or the beginning of a text. */
export const fitArea = (area: Area, size: WindowSize, options: FitOptions = {}): View => {
  const { margin = 24, below = 0, largest = 1.5, fromTop = false } = options;
  const across = Math.max(1, size.width - margin * 2) / Math.max(1, area.w);
  const down = Math.max(1, size.height - below - margin * 2) / Math.max(1, area.h);
  const scale = limitScale(Math.min(largest, fromTop ? across : Math.min(across, down)));
  const isTall = fromTop && area.h * scale > size.height - below;
  return {
    x: area.x + area.w / 2,
    y: isTall ? area.y + (size.height / 2 - margin) / scale : area.y + area.h / 2 + below / 2 / scale,
    scale,
  };
};

/** Moves a view by pixels of the window: the part there goes along with the finger. */
export const panBy = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});

/** A place in a window, in pixels from its middle. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Changes the scale so that the part at a spot of the window stays there. */
export const zoomAt = (view: View, factor: number, spot: Spot = { x: 0, y: 0 }): View => {
  const scale = limitScale(view.scale * factor);
  const change = 1 / view.scale - 1 / scale;
  return { x: view.x + spot.x * change, y: view.y + spot.y * change, scale };
};

/** Returns the part of a document that a window shows. */
export const areaIn = ({ x, y, scale }: View, { width, height }: WindowSize): Area => ({
  x: x - width / 2 / scale,
  y: y - height / 2 / scale,
  w: width / scale,
  h: height / scale,
});

/** Returns whether two areas have a point in common. */
export const overlaps = (a: Area, b: Area): boolean =>
  a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h;

/** Returns whether an area lies within another. */
export const contains = (outer: Area, inner: Area): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.w >= inner.x + inner.w &&
  outer.y + outer.h >= inner.y + inner.h;

/** Widens an area on each side by a share of its own size. */
export const growBy = ({ x, y, w, h }: Area, share: number): Area => ({
  x: x - w * share,
  y: y - h * share,
  w: w * (1 + share * 2),
  h: h * (1 + share * 2),
});

/** Keeps a document from being lost: its box and the middle of the window never lie apart. */
export const holdNear = (view: View, box: Area): View => ({
  ...view,
  x: limit(view.x, box.x, box.x + box.w),
  y: limit(view.y, box.y, box.y + box.h),
});

/** Returns the view that brings an area into sight, as it is when it stands there already; a scale too small to read becomes 1. */
export const reveal = (view: View, area: Area, size: WindowSize): View => {
  const readable = view.scale < 0.5 ? { ...view, scale: 1 } : view;
  const seen = growBy(areaIn(readable, size), -0.08);
  if (readable === view && contains(seen, area)) return view;
  return { ...readable, x: area.x + area.w / 2, y: area.y + area.h / 2 };
};
