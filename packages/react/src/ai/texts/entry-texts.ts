import type { Catalogue } from '@chartdock/contract';

const zh = { 'ai.entry.ai': 'AI 新建', 'ai.entry.text': '文字转图' } as const;

/** Key of a text that leads to the AI page. */
export type AiEntryTextKey = keyof typeof zh;

/** Texts that lead to the AI page, apart from its own, which come with it. */
export const entryTexts: Catalogue<AiEntryTextKey> = {
  zh,
  en: { 'ai.entry.ai': 'Create with AI', 'ai.entry.text': 'Draw a text' },
};
