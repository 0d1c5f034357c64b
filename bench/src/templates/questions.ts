/** One question that the bench asks of the library. */
export interface Question {
  readonly name: string;
  readonly input: Readonly<Record<string, string | number>>;
  /** Asks for the page behind the first one, by its cursor. */
  readonly isNext?: boolean;
}

/** Lists the questions, each of a library of every size. */
export const QUESTIONS: readonly Question[] = [
  { name: 'everything', input: {} },
  { name: 'everything, next page', input: {}, isNext: true },
  { name: 'one kind', input: { kind: 'flow' } },
  { name: 'one scene', input: { kind: 'flow', category: 'er' } },
  { name: 'one price', input: { price: 'paid' } },
  { name: 'one length', input: { length: 'short' } },
  {
    name: 'scene, price and length',
    input: { kind: 'flow', category: 'er', price: 'free', length: 'medium' },
  },
  { name: 'common word of titles', input: { keyword: 'process' } },
  { name: 'common Chinese word', input: { keyword: '流程' } },
  { name: 'common word, next page', input: { keyword: '流程' }, isNext: true },
  { name: 'common word, page 5', input: { keyword: '流程', page: 5 } },
  { name: 'common word in a scene', input: { keyword: '流程', kind: 'flow', category: 'er' } },
  {
    name: 'common word, kind, price, length',
    input: { keyword: '流程', kind: 'flow', price: 'member', length: 'medium' },
  },
  { name: 'one Chinese character', input: { keyword: '流' } },
  { name: 'word in many drawings, no title', input: { keyword: '客户' } },
  { name: 'word in drawings of authors alone', input: { keyword: '社区' } },
  { name: 'word of one in a hundred titles', input: { keyword: '季度' } },
  { name: 'word in one of a hundred drawings', input: { keyword: '海关' } },
  { name: 'rare word', input: { keyword: 'needle' } },
  { name: 'rare Chinese word', input: { keyword: '稀土' } },
  { name: 'rare word, price and length', input: { keyword: 'needle', price: 'free', length: 'medium' } },
  { name: 'two words', input: { keyword: '流程 客户' } },
  { name: 'pinyin', input: { keyword: 'kehu' } },
  { name: 'first letters of pinyin', input: { keyword: 'hgsb' } },
  { name: 'mistyped word', input: { keyword: 'quartrely' } },
  { name: 'no hit', input: { keyword: 'zzqqxx' } },
];
