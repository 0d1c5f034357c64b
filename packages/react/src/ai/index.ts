export { AiCreateScreen } from './frame/AiCreateScreen.tsx';
export type { AiCreateScreenProps } from './frame/AiCreateScreen.tsx';
export { AI_ADDRESS, AI_PAGE_ADDRESS } from './frame/ai-addresses.ts';
export { AiEntry } from './AiEntry.tsx';
export type { AiEntryProps } from './AiEntry.tsx';
export { AiPageScreen } from './AiPageScreen.tsx';
export { aiTexts } from './texts/ai-texts.ts';
export type { AiTextKey } from './texts/ai-texts.ts';
