import type { FileCategory } from '@chartdock/contract';
import type { Definition } from '@chartdock/documents';

/** What a text can become. */
export type DrawingKind = 'mind' | 'outline' | 'flow' | 'org' | 'timeline' | 'gantt';

/** What can be wrong with a line of a text. */
export type TextFaultKind =
  'long' | 'many' | 'cells' | 'time' | 'order' | 'mixed' | 'wide' | 'ends' | 'unknown' | 'loop';

/** What is wrong with a text, and where. */
export interface TextFault {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly kind: TextFaultKind;
  readonly zh: string;
  readonly en: string;
}

/** What came of a text: a drawing with the category that its file has, nothing yet, or everything that is wrong with it. */
export type Drawing =
  | { readonly status: 'drawn'; readonly definition: Definition; readonly category: FileCategory }
  | { readonly status: 'empty' }
  | { readonly status: 'refused'; readonly faults: readonly TextFault[] };

/** Notes a fault; drawing goes on with the next line. */
export type NoteFault = (line: number, kind: TextFaultKind) => void;
