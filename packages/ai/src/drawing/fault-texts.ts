import type { TextFaultKind } from './drawing.types.ts';

/** Describes each fault of a line in both languages, and the correct form. */
export const FAULT_TEXTS: Readonly<Record<TextFaultKind, { readonly zh: string; readonly en: string }>> = {
  long: { zh: '文本超过 40,000 字，请拆成几张图', en: 'The text is longer than 40,000 characters; split it' },
  many: { zh: '内容太多，请拆成几张图', en: 'That is too much for one drawing; split it' },
  cells: { zh: '这一行的列比表头多', en: 'This row has more columns than the heading' },
  time: {
    zh: '这里要写时间，例如“设计：2026-03-02 - 2026-03-06”或“设计：2-5”',
    en: 'A time belongs here, such as “Design: 2026-03-02 - 2026-03-06” or “Design: 2-5”',
  },
  order: { zh: '结束早于开始', en: 'It ends before it begins' },
  mixed: { zh: '请全部写日期，或全部写数字', en: 'Write dates everywhere, or numbers everywhere' },
  wide: {
    zh: '时间跨度太大，最多 15 年或 60 个单位',
    en: 'That spans too much: at most 15 years, or 60 units',
  },
  ends: { zh: '这一行缺少起点步骤', en: 'This row names no step to begin with' },
  unknown: { zh: '没有叫这个名字的步骤', en: 'No step has this name' },
  loop: { zh: '上级关系绕成了圈', en: 'These people report to one another in a circle' },
};
