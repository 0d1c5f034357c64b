import { TITLE_LENGTH } from '@chartdock/contract';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { PickerRefusal } from '../PickerRefusal.tsx';
import type { LocationPickerProps } from './location.types.ts';
import { usePlaceChoice } from './usePlaceChoice.ts';
import type { PlaceChoice } from './usePlaceChoice.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Draws the bar of the folder picker: the open folder or a name, Choose and Cancel, and what stands in the way. */
export const LocationTray = (props: LocationPickerProps): JSX.Element => {
  const { options = {}, onCancel } = props;
  const { hide = [] } = options;
  const t = useT();
  const choice = usePlaceChoice(props);
  const { name, problemText, refusal, busy, canConfirm, confirm } = choice;
  return (
    <>
      {refusal !== undefined && <PickerRefusal text={refusal} />}
      {name === undefined && problemText !== undefined && <PickerRefusal text={problemText} />}
      {!hide.includes('tray') && (
        <footer className={name === undefined ? 'cd-picker__bar' : 'cd-picker__bar cd-picker__bar--named'}>
          {name === undefined ? <OpenPlace {...choice} /> : <PlaceName {...choice} name={name} />}
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button look="primary" busy={busy} disabled={!canConfirm} onClick={() => void confirm()}>
            {t(name === undefined ? 'picker.chooseHere' : 'picker.saveHere')}
          </Button>
        </footer>
      )}
    </>
  );
};

const OpenPlace = ({ title, isClosed }: PlaceChoice): JSX.Element => {
  const t = useT();
  return (
    <span className="cd-picker__count" role="status">
      {isClosed ? t('picker.notHere') : t('picker.here', { title: title === '' ? t('folder.root') : title })}
    </span>
  );
};

type PlaceNameProps = PlaceChoice & { readonly name: string };

const PlaceName = ({ name, setName, problemText, isClosed, confirm }: PlaceNameProps): JSX.Element => {
  const t = useT();
  return (
    <div className="cd-picker__name">
      <TextField
        label={t('picker.name')}
        labelHidden
        placeholder={t('picker.name')}
        value={name}
        onChange={setName}
        maxLength={TITLE_LENGTH}
        allNumeric
        error={isClosed ? t('picker.notHere') : problemText}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !isComposing(nativeEvent)) void confirm();
        }}
      />
    </div>
  );
};
