import type { JSX, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useContext, useId } from 'react';
import { closeIcon } from '../../icons/interface-icons.ts';
import { IconButton } from '../IconButton.tsx';
import { focusedElement } from '../top-layer.ts';
import { DialogSign } from './dialog-sign.ts';
import { useDialogDrag } from './useDialogDrag.ts';
import { focusableIn, hasModalDialogs, useDialogElement } from './useDialogElement.ts';
import { isComposing } from '../fields/is-composing.ts';

/** Says how a dialog was asked to close. */
export type DialogCloseReason = 'escape' | 'button' | 'mask';

/** Properties of {@link Dialog}. */
export interface DialogProps {
  readonly title: string;
  /** Names the button in the title bar. */
  readonly closeLabel: string;
  readonly onClose: (reason: DialogCloseReason) => void;
  readonly children: ReactNode;
  /** The row of buttons; the default pair is Cancel and OK (DLG-19). */
  readonly footer?: ReactNode;
  /** In pixels. Default 386 (DLG-18). */
  readonly width?: number;
  /** In pixels, or `content`. Default 443 (DLG-18). */
  readonly height?: number | 'content';
  /** Closes on a press outside. Default false: what was typed is not lost by a slip. */
  readonly closeOnMask?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** Enter anywhere in the body, outside of buttons and compositions. */
  readonly onEnter?: () => void;
  /** Finds what gets the focus when it closes. Default what had it before. */
  readonly returnFocus?: () => HTMLElement | null | undefined;
}

const keepTabInside = (event: KeyboardEvent<HTMLDialogElement>): void => {
  const stops = focusableIn(event.currentTarget);
  const focused = focusedElement(event.currentTarget);
  const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
  const other = event.shiftKey ? stops[stops.length - 1] : stops[0];
  if (focused !== edge && focused !== event.currentTarget) return;
  event.preventDefault();
  other?.focus();
};

/**
 * Draws an open modal dialog: centred, dragged by its title bar, scaled when taller than the window, with the focus kept
 * inside and returned on closing. Mount it to open, unmount it to close.
 */
export const Dialog = (props: DialogProps): JSX.Element => {
  const {
    title,
    closeLabel,
    onClose,
    children,
    footer,
    width,
    height,
    closeOnMask = false,
    role = 'dialog',
    onEnter,
    returnFocus,
  } = props;
  const ref = useDialogElement(returnFocus);
  const handle = useDialogDrag(ref);
  const titleId = useId();
  const sign = useContext(DialogSign);
  const style: Record<string, string> = {};
  if (width !== undefined) style['--cd-dialog-width'] = `${width}px`;
  if (height !== undefined)
    style['--cd-dialog-height'] = height === 'content' ? 'fit-content' : `${height}px`;
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Tab') keepTabInside(event);
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose('escape');
    }
    const onButton = event.target instanceof Element && event.target.closest('button,a,textarea') !== null;
    if (event.key === 'Enter' && onEnter !== undefined && !onButton) {
      event.preventDefault();
      onEnter();
    }
  };
  const onMask = (event: MouseEvent<HTMLDialogElement>): void => {
    // Presses on the mask reach the dialog element itself, never something inside it.
    if (closeOnMask && event.target === event.currentTarget) onClose('mask');
  };
  const onPlainMask = (): void => {
    if (closeOnMask) onClose('mask');
  };
  return (
    <>
      {/* A web view without modal dialogs has no backdrop that keeps presses away from the page. */}
      {!hasModalDialogs() && <div className="cd-dialog-mask" onMouseDown={onPlainMask} />}
      <dialog
        ref={ref}
        className="cd-dialog"
        style={style}
        role={role}
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onMouseDown={onMask}
        onCancel={(event) => {
          event.preventDefault();
          if (event.target === event.currentTarget) onClose('escape');
        }}
      >
        <div className="cd-dialog__panel">
          <div className="cd-dialog__title" {...handle} onPointerCancel={handle.onPointerUp}>
            <h2 id={titleId} className="cd-dialog__heading">
              {title}
            </h2>
            <IconButton icon={closeIcon} label={closeLabel} scale="small" onClick={() => onClose('button')} />
          </div>
          {sign !== undefined && <p className="cd-dialog__sign">{sign}</p>}
          <div className="cd-dialog__body">{children}</div>
          {footer !== undefined && <div className="cd-dialog__footer">{footer}</div>}
        </div>
      </dialog>
    </>
  );
};
