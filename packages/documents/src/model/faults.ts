/** Fault of a value, each with the numbers or names that its message tells. */
export type FaultKind =
  | 'type'
  | 'min'
  | 'max'
  | 'choice'
  | 'long'
  | 'many'
  | 'deep'
  | 'color'
  | 'link'
  | 'id'
  | 'twice'
  | 'missing'
  | 'ring'
  | 'spelling'
  | 'order'
  | 'unknown';

/** A fault of a definition: its place, and its text in the two languages of the product. */
export interface Fault {
  /** The place, such as `cells.c7.w`. */
  readonly path: string;
  readonly kind: FaultKind;
  readonly en: string;
  readonly zh: string;
}

const TEXTS: Readonly<Record<FaultKind, readonly [en: string, zh: string]>> = {
  type: ['must be $', '必须是 $'],
  min: ['must be ≥ $', '必须 ≥ $'],
  max: ['must be ≤ $', '必须 ≤ $'],
  choice: ['must be one of $', '必须是其中之一：$'],
  long: ['must have at most $ characters', '不能超过 $ 个字符'],
  many: ['must have at most $ entries', '不能超过 $ 项'],
  deep: ['must not be deeper than $ levels', '层级不能超过 $'],
  color: ['must be a colour', '必须是颜色值'],
  link: ['must be an address with http, https or mailto', '必须是 http、https 或 mailto 链接'],
  id: ['must be an id', '必须是有效的标识'],
  twice: ['must not be there twice', '不能重复'],
  missing: ['must name one that exists', '必须指向存在的对象'],
  ring: ['must not contain itself', '不能包含自身'],
  spelling: ['must spell the plain text', '必须与纯文本一致'],
  order: ['must be the key of an order', '必须是有效的顺序键'],
  unknown: ['is not a field that is known here', '不是已知的字段'],
};

const MAX_FAULTS = 20;

/** Collects faults while a definition is read; the first twenty are kept. */
export class FaultList {
  readonly #faults: Fault[] = [];
  #text = 0;
  /** Characters that all texts may have together. */
  readonly mostText: number;

  constructor(mostText: number) {
    this.mostText = mostText;
  }

  /** Notes a fault at a place; `detail` goes into its message. */
  add(path: string, kind: FaultKind, detail: string | number = ''): undefined {
    if (this.#faults.length >= MAX_FAULTS) return undefined;
    const [en, zh] = TEXTS[kind];
    const say = (text: string): string => `${path}: ${text.replace('$', () => String(detail))}`;
    this.#faults.push({ path, kind, en: say(en), zh: say(zh) });
    return undefined;
  }

  /** Returns whether nothing was wrong so far. */
  get isEmpty(): boolean {
    return this.#faults.length === 0;
  }

  /** Returns whether no more faults are kept, so that reading on is useless. */
  get isFull(): boolean {
    return this.#faults.length >= MAX_FAULTS;
  }

  /** Counts the length of a text and returns the sum so far. */
  countText(length: number): number {
    return (this.#text += length);
  }

  /** Returns the faults. */
  toArray(): readonly Fault[] {
    return this.#faults;
  }
}
