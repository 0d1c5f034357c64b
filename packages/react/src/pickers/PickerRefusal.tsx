import type { JSX } from 'react';
import { Icon } from '../foundation/icons/Icon.tsx';
import { alertIcon } from '../foundation/icons/list-icons.ts';

/** Says why a choice was not taken. */
export const PickerRefusal = ({ text }: { readonly text: string }): JSX.Element => (
  <p className="cd-picker__refusal" role="alert">
    <Icon of={alertIcon} />
    {text}
  </p>
);
