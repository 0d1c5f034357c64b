import type { JSX, KeyboardEvent, Ref } from 'react';
import { useId } from 'react';
import { joinClasses } from '../../styles/join-classes.ts';
import type { TextInputOptions } from './useTextInput.ts';
import { useTextInput } from './useTextInput.ts';

/** Properties of {@link TextField}. */
export interface TextFieldProps extends TextInputOptions {
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  /** Help under the field. */
  readonly hint?: string | undefined;
  /** Says what is wrong; replaces the hint and marks the field. */
  readonly error?: string | undefined;
  readonly placeholder?: string;
  /** Default `text`. */
  readonly type?: 'text' | 'password' | 'email' | 'tel';
  /** Keyboard that touch devices show. Default that of the type. */
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | undefined;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Takes the focus when its dialog opens. */
  readonly focusFirst?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Draws a labelled line of text, safe for input methods. */
export const TextField = (props: TextFieldProps): JSX.Element => {
  const { label, labelHidden = false, hint, error, focusFirst, inputRef } = props;
  const id = useId();
  const binding = useTextInput(props);
  const note = error ?? hint;
  return (
    <div className={joinClasses('cd-field', error !== undefined && 'cd-field--wrong')}>
      <label className={labelHidden ? 'cd-hidden' : 'cd-field__label'} htmlFor={id}>
        {label}
      </label>
      <input
        {...binding}
        ref={inputRef}
        id={id}
        className="cd-field__input"
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        name={props.name}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete ?? 'off'}
        disabled={props.disabled}
        required={props.required}
        data-cd-focus-first={focusFirst || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onKeyDown={props.onKeyDown}
        onBlur={props.onBlur}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className="cd-field__note" role={error === undefined ? undefined : 'alert'}>
          {note}
        </p>
      )}
    </div>
  );
};
