import type { DraftFaultKind } from './draft.types.ts';

/** Describes each fault of a line in both languages, and the correct form. */
export const FAULT_TEXTS: Readonly<Record<DraftFaultKind, { readonly zh: string; readonly en: string }>> = {
  kind: {
    zh: '第一行必须是图的种类，例如 flow、mind、gantt',
    en: 'The first line must name a kind of drawing, such as flow, mind or gantt',
  },
  line: { zh: '看不懂这一行', en: 'This line is not understood' },
  shape: { zh: '没有这种图形', en: 'There is no such shape' },
  missing: { zh: '连线的一端没有定义', en: 'One end of this connector is not defined' },
  twice: { zh: '这个名字已经用过', en: 'This name is taken already' },
  empty: { zh: '这里还没有内容', en: 'There is nothing here yet' },
  deep: { zh: '缩进只能比上一行多一级', en: 'A line may be one step deeper than the one above it' },
  number: { zh: '这里要写数字范围，例如 2-5', en: 'A range of numbers belongs here, such as 2-5' },
  many: { zh: '内容太多，请拆成几张图', en: 'That is too much for one drawing; split it' },
  itself: { zh: '不能连到自己', en: 'A connector cannot lead to where it begins' },
};
