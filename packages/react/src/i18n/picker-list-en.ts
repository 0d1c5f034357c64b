import { englishBriefMessages } from '@chartdock/contract';
import { listEn } from './list-en.ts';

/** The English texts that a file picker shows with its first list. */
export const pickerTexts = { ...englishBriefMessages, ...listEn };
