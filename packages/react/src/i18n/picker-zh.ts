import { chineseBriefMessages } from '@chartdock/contract';
import { surfaceZh } from './surface-zh.ts';

/** Every Chinese text of a picker. */
export const pickerTexts = { ...chineseBriefMessages, ...surfaceZh };
