import type { Theme } from '../pick.types.ts';

/** Describes the frame a surface shows. */
export interface SurfaceOptions {
  readonly address: string;
  /** Accessible name of the frame and the dialog. */
  readonly title: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  readonly theme: Theme;
  readonly onLoad: () => void;
  /** The person closed the surface's own chrome. */
  readonly onDismiss: () => void;
  /** The focus shall enter the frame from its far end. */
  readonly onEnterBackward: () => void;
}

/** A frame on the partner's page: in a container or in a modal. */
export interface Surface {
  readonly frame: HTMLIFrameElement;
  /** Takes the focus over from the frame; false when the page's own order must do it. */
  readonly leave: () => boolean;
  readonly paint: (theme: Theme) => void;
  /** Shows that the guest is ready. */
  readonly ready: () => void;
  /** Takes everything out of the page, and gives the focus back where it was taken. */
  readonly remove: () => void;
}
