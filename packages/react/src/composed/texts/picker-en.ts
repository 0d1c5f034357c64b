import { englishCommonMessages } from '@chartdock/contract';
import { areaEn } from '../../files/texts/area-en.ts';
import { creatingEn } from '../../files/texts/creating-en.ts';
import { listEn } from '../../files/texts/list-en.ts';
import { statesEn } from '../../files/texts/states-en.ts';
import { pickerEn } from '../../pickers/texts/en.ts';
import { commonEn } from '../../foundation/primitives/texts/en.ts';

/** Every English text of a picker. */
export const pickerTexts = {
  ...englishCommonMessages,
  ...commonEn,
  ...areaEn,
  ...creatingEn,
  ...listEn,
  ...statesEn,
  ...pickerEn,
};
