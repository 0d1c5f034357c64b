import type { JSX } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { alertIcon, infoIcon, successIcon, warningIcon } from '../icons/interface-icons.ts';
import { liftElement } from './top-layer.ts';
import { useLatest } from './useLatest.ts';

/** Describes one notice. */
export interface Toast {
  readonly id: string;
  readonly text: string;
  /** A second line: which item, or where to. */
  readonly detail?: string | undefined;
  /** Default `info`. */
  readonly tone?: 'info' | 'success' | 'warning' | 'error';
  /** In milliseconds. Default 1500, or 6000 with an action so that it can be reached. */
  readonly duration?: number;
  /** A way back or on, such as Undo. */
  readonly action?: ToastAction | undefined;
  /** A second way, such as Show beside Undo. */
  readonly further?: ToastAction | undefined;
}

/** A button of a notice. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Properties of {@link ToastRegion}. */
export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  /** Names the region for screen readers. */
  readonly label: string;
  readonly onDone: (id: string) => void;
}

/** How long a toast stays, in milliseconds (CONST-03). */
export const toastDuration = 1500;

/** How long a toast with an action stays, in milliseconds. */
export const actionToastDuration = 6000;

const icons = { info: infoIcon, success: successIcon, warning: warningIcon, error: alertIcon };

const isWarning = ({ tone }: Toast): boolean => tone === 'warning' || tone === 'error';

/**
 * Shows notices above everything, dialogs too: what warns at the top, below the header, and what was done at the bottom
 * left, where nothing is pressed. They wait while the pointer or the focus is on them.
 */
export const ToastRegion = ({ toasts, label, onDone }: ToastRegionProps): JSX.Element => {
  const ref = useRef<HTMLDivElement>(null);
  const some = toasts.length > 0;
  const newest = toasts[toasts.length - 1]?.id;
  useLayoutEffect(
    () =>
      // Lifted again with every notice, so that it lies above a dialog opened in between.
      some && ref.current ? liftElement(ref.current) : undefined,
    [some, newest],
  );
  return (
    <div ref={ref} className="cd-toasts" role="region" aria-label={label} aria-live="polite">
      <Lane name="warnings" toasts={toasts.filter(isWarning)} onDone={onDone} />
      <Lane name="told" toasts={toasts.filter((toast) => !isWarning(toast))} onDone={onDone} />
    </div>
  );
};

const Lane = ({
  name,
  toasts,
  onDone,
}: {
  readonly name: 'warnings' | 'told';
  readonly toasts: readonly Toast[];
  readonly onDone: (id: string) => void;
}): JSX.Element | null =>
  toasts.length === 0 ? null : (
    <div className={`cd-toasts__lane cd-toasts__lane--${name}`}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDone={onDone} />
      ))}
    </div>
  );

const ToastCard = ({
  toast,
  onDone,
}: {
  readonly toast: Toast;
  readonly onDone: (id: string) => void;
}): JSX.Element => {
  const { id, tone = 'info', action, further, detail } = toast;
  const done = useLatest(onDone);
  const [held, setHeld] = useState(false);
  const actions = [action, further].filter((each) => each !== undefined);
  const duration = toast.duration ?? (actions.length === 0 ? toastDuration : actionToastDuration);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => done.current(id), duration);
    return () => clearTimeout(timer);
  }, [done, duration, held, id]);
  const press = (pressed: ToastAction): void => {
    pressed.onPress();
    onDone(id);
  };
  return (
    <div
      className={`cd-toast cd-toast--${tone}`}
      role={tone === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icons[tone]} />
      <span className="cd-toast__text">
        {toast.text}
        {detail !== undefined && <span className="cd-toast__detail">{detail}</span>}
      </span>
      {actions.map((each) => (
        <button key={each.label} type="button" className="cd-toast__action" onClick={() => press(each)}>
          {each.label}
        </button>
      ))}
    </div>
  );
};
