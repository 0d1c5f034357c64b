import { chineseCommonMessages } from '@chartdock/contract';
import { listZh } from '../../files/texts/list-zh.ts';
import { firstPickerZh } from '../../pickers/texts/first-zh.ts';
import { firstCommonZh } from '../../foundation/primitives/texts/first-zh.ts';

/** The Chinese texts that a file picker shows with its first list. */
export const pickerTexts = { ...chineseCommonMessages, ...firstCommonZh, ...listZh, ...firstPickerZh };
