import type { Definition } from '@chartdock/documents';

/** Languages that a draft can be written in side by side. */
export type DraftLanguage = 'zh' | 'en';

/** A line of a draft that says something. */
export interface DraftLine {
  /** Its number in the text, from 1. */
  readonly number: number;
  /** How many steps of two spaces it is indented. */
  readonly depth: number;
  /** Text of the line, without the spaces around it. */
  readonly text: string;
}

/** A fault in a draft, with its line. */
export interface DraftFault {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly zh: string;
  readonly en: string;
}

/** Result of a draft: a definition, or all of its faults. */
export type DraftOutcome =
  | { readonly status: 'drawn'; readonly definition: Definition }
  | { readonly status: 'refused'; readonly faults: readonly DraftFault[] };

/** How a draft becomes a definition. */
export interface DraftOptions {
  /** Name of the page, and the middle of a map whose draft names none. */
  readonly title: string;
  /** Which side of `中文 | English` is taken. Default `zh`. */
  readonly language?: DraftLanguage;
  /** Id of a theme. Default `default`. */
  readonly theme?: string;
  /** Number that the first line of the text has in its file. Default 1. */
  readonly firstLine?: number;
}

/** Input of a kind of drawing. */
export interface Sheet {
  /** Words after the kind in the first line. */
  readonly words: readonly string[];
  readonly lines: readonly DraftLine[];
  readonly title: string;
  /** Takes the current language's side of `中文 | English`. */
  readonly say: (text: string) => string;
  /** Notes a fault; drawing goes on with the next line. */
  readonly fault: (line: DraftLine, kind: DraftFaultKind) => void;
}

/** Kind of fault in a line. */
export type DraftFaultKind =
  'kind' | 'line' | 'shape' | 'missing' | 'twice' | 'empty' | 'deep' | 'number' | 'many' | 'itself';
