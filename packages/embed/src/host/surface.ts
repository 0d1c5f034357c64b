import type { Theme } from '../pick.types.ts';

/** Describes the frame a surface shows. */
export interface SurfaceOptions {
  readonly address: string;
  /** Accessible name of the frame and the dialog. */
  readonly title: string;
  readonly theme: Theme;
  readonly onLoad: () => void;
  /** The person closed the surface from outside the frame. */
  readonly onDismiss: () => void;
}

/** A frame on the partner's page: in a container or in a modal. */
export interface Surface {
  readonly frame: HTMLIFrameElement;
  /** Shows that the guest is ready. */
  readonly ready: () => void;
  /** Takes everything out of the page, and gives the focus back where it was taken. */
  readonly remove: () => void;
}
