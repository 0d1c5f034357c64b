import { chineseCommonMessages } from '@chartdock/contract';
import { areaZh } from '../../files/texts/area-zh.ts';
import { creatingZh } from '../../files/texts/creating-zh.ts';
import { listZh } from '../../files/texts/list-zh.ts';
import { statesZh } from '../../files/texts/states-zh.ts';
import { pickerZh } from '../../pickers/texts/zh.ts';
import { commonZh } from '../../foundation/primitives/texts/zh.ts';

/** Every Chinese text of a picker. */
export const pickerTexts = {
  ...chineseCommonMessages,
  ...commonZh,
  ...areaZh,
  ...creatingZh,
  ...listZh,
  ...statesZh,
  ...pickerZh,
};
