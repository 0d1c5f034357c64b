import type { Loss, LossKind } from './format.types.ts';

/** Counts losses while a file is read. */
export class LossCounter {
  readonly #counts = new Map<LossKind, number>();

  /** Adds to a kind, by default one. */
  add(kind: LossKind, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  /** Returns the counts in the order in which the kinds came up. */
  toArray(): readonly Loss[] {
    return [...this.#counts].map(([kind, count]) => ({ kind, count }));
  }
}

type Sentence = (count: number) => string;

const thing =
  (one: string, many: string): Sentence =>
  (count) =>
    count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Holds a sentence for each kind of loss in both languages. */
export const LOSS_WORDS: Readonly<Record<LossKind, { readonly en: Sentence; readonly zh: Sentence }>> = {
  shapes: {
    en: thing('unknown shape became a rectangle', 'unknown shapes became rectangles'),
    zh: (n) => `${n} 个未知图形变为矩形`,
  },
  pictures: { en: thing('picture was left out', 'pictures were left out'), zh: (n) => `${n} 张图片未导入` },
  attachments: {
    en: thing('attachment was left out', 'attachments were left out'),
    zh: (n) => `${n} 个附件未导入`,
  },
  formulas: {
    en: thing('formula became plain text', 'formulas became plain text'),
    zh: (n) => `${n} 个公式变为纯文本`,
  },
  relations: {
    en: thing('relation was left out', 'relations were left out'),
    zh: (n) => `${n} 条关联线未导入`,
  },
  summaries: { en: thing('summary was left out', 'summaries were left out'), zh: (n) => `${n} 个概要未导入` },
  boundaries: {
    en: thing('boundary was left out', 'boundaries were left out'),
    zh: (n) => `${n} 个外框未导入`,
  },
  floating: {
    en: thing('floating topic became a branch', 'floating topics became branches'),
    zh: (n) => `${n} 个自由主题变为分支`,
  },
  markers: { en: thing('marker became a label', 'markers became labels'), zh: (n) => `${n} 个图标变为标签` },
  styles: { en: thing('style was left out', 'styles were left out'), zh: (n) => `${n} 处样式未保留` },
  links: { en: thing('link was left out', 'links were left out'), zh: (n) => `${n} 个链接未保留` },
  comments: { en: thing('comment was left out', 'comments were left out'), zh: (n) => `${n} 条评论未导入` },
  connectors: {
    en: thing('connector without ends was left out', 'connectors without ends were left out'),
    zh: (n) => `${n} 条没有端点的连线未导入`,
  },
  statements: {
    en: thing('line was not understood', 'lines were not understood'),
    zh: (n) => `${n} 行无法识别`,
  },
  texts: { en: thing('text was cut', 'texts were cut'), zh: (n) => `${n} 处文字被截断` },
  canvases: {
    en: thing('empty canvas was left out', 'empty canvases were left out'),
    zh: (n) => `${n} 个空画布未导入`,
  },
};

/** Says a loss in a language. */
export const describeLoss = ({ kind, count }: Loss, locale: 'zh' | 'en'): string =>
  LOSS_WORDS[kind][locale](count);
