import { englishCommonMessages } from '@chartdock/contract';
import { listEn } from '../files/texts/list-en.ts';
import { statesEn } from '../files/texts/states-en.ts';
import { pickerEn } from '../pickers/texts/en.ts';
import { commonEn } from '../primitives/texts/en.ts';

/** Every English text of a picker. */
export const pickerTexts = { ...englishCommonMessages, ...commonEn, ...listEn, ...statesEn, ...pickerEn };
