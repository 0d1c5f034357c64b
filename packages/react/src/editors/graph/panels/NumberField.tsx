import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { isComposing } from '../../../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link NumberField}. */
export interface NumberFieldProps {
  readonly label: string;
  /** Undefined where several have different ones. */
  readonly value: number | undefined;
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** Draws a number that counts when Enter is pressed or the field is left. */
export const NumberField = ({
  label,
  value,
  least,
  most,
  step = 1,
  onChange,
}: NumberFieldProps): JSX.Element => {
  const [text, setText] = useState('');
  const shown = value === undefined ? '' : `${Math.round(value * 100) / 100}`;
  useEffect(() => setText(shown), [shown]);
  const put = (): void => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number)) return setText(shown);
    const limited = Math.max(least ?? -Infinity, Math.min(most ?? Infinity, number));
    if (limited !== value) onChange(limited);
    else setText(shown);
  };
  return (
    <label className="cd-format__number">
      <span>{label}</span>
      <input
        type="number"
        value={text}
        min={least}
        max={most}
        step={step}
        onChange={({ target }) => setText(target.value)}
        onBlur={put}
        onKeyDown={(event) => {
          if (!isComposing(event.nativeEvent) && event.key === 'Enter') put();
        }}
      />
    </label>
  );
};
