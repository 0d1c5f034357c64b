import { chineseBriefMessages } from '@chartdock/contract';
import { listZh } from './list-zh.ts';

/** The Chinese texts that a file picker shows with its first list. */
export const pickerTexts = { ...chineseBriefMessages, ...listZh };
