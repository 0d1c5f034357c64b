import type { JSX } from 'react';
import { useState } from 'react';
import { concealIcon, previewIcon } from '../../icons/interface-icons.ts';
import { IconButton } from '../IconButton.tsx';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** Properties of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'labelHidden'> {
  /** Label of the button that shows what is typed. */
  readonly showLabel: string;
  /** Label of the button that hides it again. */
  readonly hideLabel: string;
}

/** Draws a labelled password with a button that shows it. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps): JSX.Element => {
  const [shown, setShown] = useState(false);
  return (
    <div className="cd-secret">
      <TextField {...field} type={shown ? 'text' : 'password'} />
      <IconButton
        className="cd-secret__reveal"
        icon={shown ? concealIcon : previewIcon}
        label={shown ? hideLabel : showLabel}
        pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
};
