import { acceptText } from '@chartdock/contract';
import type { ChangeEvent, CompositionEvent } from 'react';
import { useRef, useState } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Settings of {@link useTextInput}. */
export interface TextInputOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Longest text in length units; input beyond it is rejected (VALID-05). No limit without it. */
  readonly maxLength?: number | undefined;
  /** Counts every character as one unit (VALID-04). */
  readonly allNumeric?: boolean | undefined;
  /** Is told that input was rejected (VALID-06). */
  readonly onMaxLength?: (() => void) | undefined;
}

/** Handlers that make an input element safe for input methods. */
export interface TextInputBinding {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<TextElement>) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: (event: CompositionEvent<TextElement>) => void;
}

/** Binds a controlled text so that an input method can compose freely and the length is checked when it is done. */
export const useTextInput = (options: TextInputOptions): TextInputBinding => {
  const [draft, setDraft] = useState<string | null>(null);
  const composing = useRef(false);
  const commit = (element: TextElement): void => {
    setDraft(null);
    const { maxLength: max = Infinity, allNumeric: isNumeric = false, onMaxLength, value } = options;
    const next = acceptText(value, element.value, { max, isNumeric, onMaxLength });
    // The runtime only writes the value back when it renders; the element must not show rejected text until then.
    if (next !== element.value) element.value = next;
    if (next !== value) options.onChange(next);
  };
  return {
    value: draft ?? options.value,
    onChange: (event) => {
      if (composing.current) setDraft(event.currentTarget.value);
      else commit(event.currentTarget);
    },
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: (event) => {
      composing.current = false;
      commit(event.currentTarget);
    },
  };
};
