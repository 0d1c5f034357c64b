import type { JSX } from 'react';

/** Properties of {@link ChoiceField}. */
export interface ChoiceFieldProps {
  readonly label: string;
  /** Empty where several have different ones. */
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly onChange: (id: string) => void;
}

/** Draws a choice of one among several. */
export const ChoiceField = ({ label, value, choices, onChange }: ChoiceFieldProps): JSX.Element => (
  <label className="cd-format__row">
    <span className="cd-format__name">{label}</span>
    <select className="cd-format__choice" value={value} onChange={({ target }) => onChange(target.value)}>
      {value === '' && <option value="" />}
      {choices.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
