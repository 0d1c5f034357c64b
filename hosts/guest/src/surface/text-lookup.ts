import type { GuestSession } from '@chartdock/embed/guest';
import type { PickerTexts, TranslateText } from '@chartdock/react/picker';
import { createPickerTextLookup } from '@chartdock/react/picker';

const made = new WeakMap<PickerTexts, TranslateText>();

/**
 * Gives the look-up of a language's texts, in which the partner's labels stand in for those of ours. The same texts have the
 * same look-up, so that a text written with it before need not be written again.
 */
export const lookupOf = (texts: PickerTexts, config: GuestSession['config']): TranslateText => {
  const { confirmLabel, labels } = config;
  const confirm =
    confirmLabel === undefined
      ? {}
      : {
          'picker.choose': confirmLabel,
          'picker.chooseMany': confirmLabel,
          'picker.chooseHere': confirmLabel,
        };
  const known = made.get(texts);
  const lookup = known ?? createPickerTextLookup(texts, { ...confirm, ...labels });
  made.set(texts, lookup);
  return lookup;
};
