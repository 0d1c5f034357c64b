import type { JSX, KeyboardEvent } from 'react';
import { useEffect } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { PickerHead } from '../PickerHead.tsx';
import { PickerMakingButtons } from '../PickerMakingButtons.tsx';
import { useCanMake } from '../useCanMake.ts';
import { LocationFolders } from './LocationFolders.tsx';
import { LocationTray } from './LocationTray.tsx';
import type { LocationPickerProps } from './location.types.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Draws the folder picker: folders only, the way to them, a name where one is wanted, and a bar with Choose and Cancel. */
export const LocationPicker = (props: LocationPickerProps): JSX.Element => {
  const { area, options = {}, onCancel } = props;
  const { hide = [], create = false } = options;
  const t = useT();
  const canMake = useCanMake(area, area);
  useEffect(() => {
    if (area.getState().list.status === 'idle') void area.openStartFolder();
  }, [area]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onCancel();
  };
  return (
    <section
      className="cd-picker cd-picker--one"
      aria-label={t('picker.locationLabel')}
      onKeyDown={onKeyDown}
    >
      <PickerHead
        area={area}
        hide={[...hide, 'tabs', 'search']}
        actions={
          create && canMake ? (
            <PickerMakingButtons making={area} create upload={false} onFile={() => undefined} />
          ) : undefined
        }
      />
      <LocationFolders {...props} />
      <LocationTray {...props} />
    </section>
  );
};
