import type { GuestSession } from '@chartdock/embed/guest';
import type { KeyboardEvent, RefObject } from 'react';
import { useRef } from 'react';
import { followTab } from '../surface/leaving.ts';
import { isComposing } from '@chartdock/react';

/** Keys of a surface beyond those of its content. */
export interface GuestKeys {
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  readonly onPointerDownCapture: () => void;
  /** Ends the surface, or hands Escape to the page around where it belongs. */
  readonly leave: () => void;
}

interface Tools {
  readonly session: GuestSession;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onLeave: () => void;
}

/**
 * Follows Tab and Escape: a modal goes round, a container lets the focus and Escape go to the page around and says so, and a
 * window of its own keeps to the ways of browsers.
 */
export const useGuestKeys = ({ session, frame, onLeave }: Tools): GuestKeys => {
  const byEscape = useRef(false);
  const { surface } = session.config;
  return {
    onKeyDownCapture: (event) => {
      byEscape.current = event.key === 'Escape' && !isComposing(event.nativeEvent);
      const root = frame.current;
      // An open dialog keeps the focus by itself.
      if (root === null || root.querySelector('dialog') !== null) return;
      followTab(session, root, event.nativeEvent);
    },
    onPointerDownCapture: () => {
      byEscape.current = false;
    },
    leave: () => {
      if (byEscape.current && surface === 'container') session.emit('shortcut', { key: 'Escape' });
      else onLeave();
    },
  };
};
