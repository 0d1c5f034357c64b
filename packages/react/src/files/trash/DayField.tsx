import type { JSX } from 'react';
import { useId } from 'react';

/** Properties of {@link DayField}. */
export interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (value: string) => void;
}

/** Draws a labelled field for a day, with the calendar of the browser. */
export const DayField = ({ label, value, min, max, onChange }: DayFieldProps): JSX.Element => {
  const id = useId();
  return (
    <span className="cd-day">
      <label className="cd-day__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="cd-field__input cd-day__input"
        type="date"
        value={value}
        min={min === '' ? undefined : min}
        max={max === '' ? undefined : max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  );
};
