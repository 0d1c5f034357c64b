import { textLength } from '@chartdock/contract';
import type { JSX } from 'react';
import { useId } from 'react';
import { joinClasses } from '../../styles/join-classes.ts';
import type { TextInputOptions } from './useTextInput.ts';
import { useTextInput } from './useTextInput.ts';

/** Properties of {@link TextArea}. */
export interface TextAreaProps extends TextInputOptions {
  readonly label: string;
  /** Most characters; how many are used is shown beside the label (VALID-07). */
  readonly maxLength: number;
  /** Writes how many characters are used. */
  readonly countText: (used: number, max: number) => string;
  readonly placeholder?: string;
  /** Says what is wrong and marks the field. */
  readonly error?: string | undefined;
  /** Lines on screen. Default 3. */
  readonly rows?: number;
  /** Takes the focus when its dialog opens. */
  readonly focusFirst?: boolean;
}

/** Draws a labelled text of several lines with its counter, safe for input methods. */
export const TextArea = (props: TextAreaProps): JSX.Element => {
  const { label, countText, maxLength, error, rows = 3, focusFirst = false } = props;
  const id = useId();
  const binding = useTextInput(props);
  const used = textLength(binding.value, props.allNumeric);
  return (
    <div className={joinClasses('cd-field', error !== undefined && 'cd-field--wrong')}>
      <div className="cd-field__head">
        <label className="cd-field__label" htmlFor={id}>
          {label}
        </label>
        <span id={`${id}-count`} className="cd-field__count">
          {countText(used, maxLength)}
        </span>
      </div>
      <textarea
        {...binding}
        id={id}
        className="cd-field__input cd-field__input--tall"
        rows={rows}
        placeholder={props.placeholder}
        data-cd-focus-first={focusFirst || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? `${id}-count` : `${id}-note`}
      />
      {error !== undefined && (
        <p id={`${id}-note`} className="cd-field__note" role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
