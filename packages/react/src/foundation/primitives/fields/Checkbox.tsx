import type { JSX } from 'react';
import { useEffect, useRef } from 'react';

/** Properties of {@link Checkbox}. */
export interface CheckboxProps {
  readonly checked: boolean;
  /** Shows that some but not all are on. */
  readonly mixed?: boolean;
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Draws a check box with three states. */
export const Checkbox = ({
  checked,
  mixed = false,
  label,
  labelHidden = false,
  disabled,
  onChange,
}: CheckboxProps): JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="cd-checkbox">
      <input
        ref={input}
        type="checkbox"
        className="cd-checkbox__input"
        checked={checked}
        disabled={disabled}
        aria-label={labelHidden ? label : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {!labelHidden && <span className="cd-checkbox__label">{label}</span>}
    </label>
  );
};
