import type { PickState } from '@chartdock/files/picking';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { infoIcon } from '../../foundation/icons/list-icons.ts';
import { PickerRefusal } from '../PickerRefusal.tsx';

/** Properties of {@link PickerWords}. */
export interface PickerWordsProps {
  /** Why the choice was not taken. Default: nothing was refused. */
  readonly refusal: PickState['refusal'];
  /** Words of a command; empty where it said nothing. */
  readonly said: string;
}

/** Draws what has to be said above the bar of a picker. */
export const PickerWords = ({ refusal, said }: PickerWordsProps): JSX.Element => {
  const t = useT();
  return (
    <>
      {refusal !== undefined && refusal.message !== '' && (
        <PickerRefusal text={refusal.message ?? t(refusal.failed ? 'error.generic' : 'picker.refused')} />
      )}
      {said !== '' && (
        <p className="cd-picker__said" role="status">
          <Icon of={infoIcon} />
          {said}
        </p>
      )}
    </>
  );
};
