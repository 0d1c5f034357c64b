import { englishBriefMessages } from '@chartdock/contract';
import { surfaceEn } from './surface-en.ts';

/** Every English text of a picker. */
export const pickerTexts = { ...englishBriefMessages, ...surfaceEn };
