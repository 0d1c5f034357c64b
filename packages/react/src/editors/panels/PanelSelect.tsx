import type { JSX } from 'react';
import { useId } from 'react';

/** Properties of {@link PanelSelect}. */
export interface PanelSelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly onChoose: (id: string) => void;
}

/** Draws a labelled choice of a panel. */
export const PanelSelect = ({ label, value, choices, onChoose }: PanelSelectProps): JSX.Element => {
  const id = useId();
  return (
    <div className="cd-panel__row">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="cd-panel__select"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
};
