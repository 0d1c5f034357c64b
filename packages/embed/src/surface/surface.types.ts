import type { FrameAttributes } from '../api/options.types.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import type { PostingWindow } from '../handshake/windows.types.ts';
import type { SurfaceKind, Theme } from '../surface.types.ts';

/** Describes the content of a surface. */
export interface SurfaceView {
  readonly address: string;
  /** Accessible name of the frame and the dialog. */
  readonly title: string;
  readonly theme: Theme;
  readonly attributes: FrameAttributes | undefined;
  readonly onLoad: () => void;
  /** Settles when the guest can be used, or never will. */
  readonly ready: Promise<void>;
  /** The person closed the surface from outside the guest. */
  readonly onDismiss: () => void;
}

/** Where the guest is shown: a frame in a container or in a modal, or a window of its own. */
export interface Surface {
  /** The guest's window, or null while it has none. */
  readonly window: () => PostingWindow | null;
  /** The element the guest is drawn in, where there is one. */
  readonly box: Element | undefined;
  /** Shows that the guest is ready. */
  readonly ready: () => void;
  /** Shows more than the ground while the guest takes its time, where the page that opened it can. */
  readonly hold: (() => void) | undefined;
  readonly focus: () => void;
  /** Makes a frame as high as its content, in pixels. */
  readonly resize: ((height: number) => void) | undefined;
  /**
   * Calls back once when the guest's window has gone, and again and again, where the load of the guest cannot be seen, when it
   * may be greeted. `onLeave` is for a window that outlives this page. Returns the function that stops all of it.
   */
  readonly watch: (
    onGone: (code: SurfaceErrorCode) => void,
    onTick: () => void,
    onLeave: () => void,
  ) => () => void;
  /** Takes everything out of the page, and gives the focus back where it was taken. */
  readonly remove: () => void;
}

/** Opens a surface of its kind. */
export type OpenView = (view: SurfaceView) => Surface;

/** Where a surface will be shown, and how it is opened there. */
export interface Placement {
  readonly kind: SurfaceKind;
  /** The next place may be tried when the guest cannot be shown here. */
  readonly mayFallBack: boolean;
  readonly open: OpenView;
}
