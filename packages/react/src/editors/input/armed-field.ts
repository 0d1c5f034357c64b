import {
  afterCompositionEnd,
  afterCompositionStart,
  belongsToInputMethod,
  noComposition,
} from '@chartdock/editing/tree';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Below this real size iOS zooms the page when a field gets the focus, in pixels. */
const SMALLEST = 16;

/** Where the field lies and how its text is set. */
export interface FieldPlace {
  /** Left top corner in the window, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Lengths of the document in pixels, and how large one is shown. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly size: number;
  readonly line: number;
  readonly isBold: boolean;
  readonly align: 'left' | 'center' | 'right';
  readonly ink: string;
}

/** Listeners of an {@link ArmedField}. */
export interface FieldEvents {
  /** Receives the text of the field after each change, also while an input method composes. */
  readonly onText: (text: string) => void;
  /** Is told a key that no input method has; returns whether it was a command. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onCopy: (event: ClipboardEvent, cuts: boolean) => void;
  /** Receives pastes, and whether each is meant as plain text. */
  readonly onPaste: (event: ClipboardEvent, isPlain: boolean) => void;
  readonly onBlur: () => void;
}

/**
 * The only text input of an editor: always focused, transparent and empty over the selection, so that the first key already
 * belongs to the input method; visible over the title that is written.
 */
export interface ArmedField {
  readonly element: HTMLTextAreaElement;
  readonly place: (place: FieldPlace) => void;
  /** Empties it and hides it over the selection; `label` names that for screen readers. */
  readonly arm: (label: string) => void;
  /** Shows a text in it, with the caret at its end or at a place, or all of it selected. */
  readonly take: (text: string, caret: 'all' | 'end' | number) => void;
  /** Shows the text that it has. */
  readonly keep: () => void;
  /** Sets its label for screen readers. */
  readonly name: (label: string) => void;
  readonly focus: () => void;
  readonly isComposing: () => boolean;
  /** Calls back at once, or when the input method is done. */
  readonly whenDone: (act: () => void) => void;
  readonly stop: () => void;
}

/** Creates the field in an element that it is placed in. */
export const createArmedField = (host: HTMLElement, events: FieldEvents): ArmedField => {
  const element = document.createElement('textarea');
  element.className = 'cd-field-armed';
  for (const [name, value] of Object.entries({
    autocomplete: 'off',
    autocapitalize: 'sentences',
    spellcheck: 'false',
    rows: '1',
    enterkeyhint: 'done',
    'aria-multiline': 'true',
  }))
    element.setAttribute(name, value);
  host.appendChild(element);
  const isCoarse = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

  let composition = noComposition;
  let waiting: (() => void)[] = [];

  const release = (): void => {
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  };

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => element.addEventListener(name, listener);

  listen('compositionstart', () => {
    composition = afterCompositionStart(composition);
  });
  listen('compositionend', (event) => {
    composition = afterCompositionEnd(event.timeStamp);
    // The last input of a composition comes before or after its end, by browser; both have been told then.
    events.onText(element.value);
    setTimeout(release, 0);
  });
  listen('input', () => events.onText(element.value));
  let isShifted = false;
  listen('keyup', (event) => {
    isShifted = event.shiftKey;
  });
  listen('keydown', (event) => {
    isShifted = event.shiftKey;
    if (belongsToInputMethod(composition, event)) {
      // The Enter that confirms a word writes no line; one that is still composing is the input method's own.
      if (event.key === 'Enter' && !composition.isOpen && !isComposing(event)) event.preventDefault();
      return;
    }
    if (events.onKey(event)) event.preventDefault();
  });
  listen('copy', (event) => events.onCopy(event, false));
  listen('cut', (event) => events.onCopy(event, true));
  listen('paste', (event) => events.onPaste(event, isShifted));
  // Without a selected text a browser copies only where someone says that there is something.
  for (const name of ['beforecopy', 'beforecut'] as const)
    element.addEventListener(name, (event) => event.preventDefault());
  listen('blur', () => {
    // The composed text is in the field now.
    composition = noComposition;
    events.onBlur();
    release();
  });

  const show = (isShown: boolean): void => {
    element.classList.toggle('cd-field-armed--writing', isShown);
    // A finger that only selects must not bring the keyboard up.
    element.inputMode = isShown || !isCoarse ? 'text' : 'none';
  };

  return {
    element,
    place: ({ x, y, width, height, scale, size, line, isBold, align, ink }) => {
      const real = Math.max(size, SMALLEST);
      const grown = real / size;
      const { style } = element;
      style.transform = `translate(${x}px, ${y}px) scale(${scale / grown})`;
      style.width = `${width * grown}px`;
      style.height = `${height * grown}px`;
      style.fontSize = `${real}px`;
      style.lineHeight = `${line * grown}px`;
      style.fontWeight = isBold ? '700' : '400';
      style.textAlign = align;
      style.setProperty('--cd-field-ink', ink);
    },
    arm: (label) => {
      show(false);
      if (element.value !== '' && !composition.isOpen) element.value = '';
      element.setAttribute('aria-label', label);
    },
    take: (text, caret) => {
      show(true);
      if (composition.isOpen) return;
      if (element.value !== text) element.value = text;
      if (caret === 'all') element.setSelectionRange(0, text.length);
      else {
        const at = caret === 'end' ? text.length : caret;
        element.setSelectionRange(at, at);
      }
      element.scrollTop = 0;
    },
    keep: () => show(true),
    name: (label) => element.setAttribute('aria-label', label),
    focus: () => {
      if (document.activeElement !== element) element.focus({ preventScroll: true });
    },
    isComposing: () => composition.isOpen,
    whenDone: (act) => {
      if (composition.isOpen) waiting.push(act);
      else act();
    },
    stop: () => {
      host.removeChild(element);
    },
  };
};
