import { englishCommonMessages } from '@chartdock/contract';
import { listEn } from '../../files/texts/list-en.ts';
import { firstPickerEn } from '../../pickers/texts/first-en.ts';
import { firstCommonEn } from '../../foundation/primitives/texts/first-en.ts';

/** The English texts that a file picker shows with its first list. */
export const pickerTexts = { ...englishCommonMessages, ...firstCommonEn, ...listEn, ...firstPickerEn };
