import type { JSX } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MenuAnchor, MenuEntry } from './menu.types.ts';
import { hasMovedAnchor, noteScrolling } from './menu-scrolling.ts';
import { MenuList } from './MenuList.tsx';
import { focusedElement } from '../top-layer.ts';
import { useLatest } from '../useLatest.ts';

/** Properties of {@link Menu}. */
export interface MenuProps {
  readonly entries: readonly MenuEntry[];
  readonly anchor: MenuAnchor;
  readonly label: string;
  /** Is told which entry was chosen; the menu has asked to close before. */
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  /** Lines the right edges of menu and anchor up. */
  readonly end?: boolean;
  /** Closes when the pointer leaves it, as the file menu does (MENU-03). */
  readonly closeOnLeave?: boolean;
  /** Says that there is nothing to choose (MENU-54). */
  readonly emptyText?: string;
}

/** How long the pointer may be outside before a menu with `closeOnLeave` closes, in milliseconds. */
export const leaveDelay = 320;

const isTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * Draws an open menu. Arrows, Home, End and typing move, Enter chooses, Esc closes; it closes on choosing (MENU-02), on
 * scrolling (MENU-01), on a press outside and when the window changes. Under a coarse pointer it is a sheet.
 */
export const Menu = (props: MenuProps): JSX.Element => {
  const root = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const [sheet] = useState(isTouch);
  const [scrolling] = useState(() => noteScrolling(props.anchor));
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const close = (): void => latest.current.onClose();
    const closeOutside = (event: Event): void => {
      // Inside a shadow root the target seen from the document is its host, so the path decides.
      if (!event.composedPath().includes(element)) close();
    };
    const closeMoved = (event: Event): void => {
      if (hasMovedAnchor(scrolling, event.target)) close();
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerdown', closeOutside, { capture: true, signal });
    window.addEventListener('scroll', closeMoved, { capture: true, signal });
    window.addEventListener('resize', close, { signal });
    return () => ending.abort();
  }, [latest, scrolling]);
  const leaveTimer = useLeaveTimer(() => latest.current.onClose(), props.closeOnLeave === true && !sheet);
  useReturnFocus(root);
  return (
    <div
      ref={root}
      className="cd-menu-root"
      onPointerMove={leaveTimer.arm}
      onMouseLeave={leaveTimer.start}
      onMouseEnter={leaveTimer.stop}
    >
      {/* The mask takes the press that closes a sheet, so that nothing below is pressed by it. */}
      {sheet && <div className="cd-menu-mask" aria-hidden="true" onClick={props.onClose} />}
      <MenuList
        entries={props.entries}
        anchor={props.anchor}
        side="below"
        end={props.end ?? false}
        label={props.label}
        emptyText={props.emptyText}
        sheet={sheet}
        focusFirst
        onBack={props.onClose}
        onChoose={(id) => {
          props.onClose();
          props.onChoose(id);
        }}
      />
    </div>
  );
};

interface LeaveTimer {
  readonly start: () => void;
  readonly stop: () => void;
  /** Is told that the pointer moves inside. */
  readonly arm: () => void;
}

/** Closes a moment after the pointer left. A menu that slides away from under a resting pointer has not been left. */
const useLeaveTimer = (close: () => void, active: boolean): LeaveTimer => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const armed = useRef(false);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);
  return {
    stop,
    start: () => {
      stop();
      if (active && armed.current) timer.current = setTimeout(close, leaveDelay);
    },
    arm: () => {
      armed.current = true;
    },
  };
};

const useReturnFocus = (root: { readonly current: HTMLElement | null }): void => {
  const [before] = useState(() => focusedElement(document));
  useLayoutEffect(() => {
    const element = root.current;
    // In the layout phase the menu is still there, so a dialog that opens in the same step sees the right element.
    return () => {
      const focused = element === null ? null : focusedElement(element);
      const inside = focused === null || focused === document.body || element?.contains(focused);
      if (inside && before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [before, root]);
};
