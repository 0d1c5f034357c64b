import type { FileCategory } from '@chartdock/contract';
import type { Definition } from '@chartdock/documents';

/** Kind of drawing that a text can become. */
export type DrawingKind = 'mind' | 'outline' | 'flow' | 'org' | 'timeline' | 'gantt';

/** Kind of fault in a line of a text. */
export type TextFaultKind =
  'long' | 'many' | 'cells' | 'time' | 'order' | 'mixed' | 'wide' | 'ends' | 'unknown' | 'loop';

/** A fault in a text, with its line. */
export interface TextFault {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly kind: TextFaultKind;
  readonly zh: string;
  readonly en: string;
}

/** Result of drawing a text: a drawing with the category of its file, nothing yet, or all of its faults. */
export type Drawing =
  | { readonly status: 'drawn'; readonly definition: Definition; readonly category: FileCategory }
  | { readonly status: 'empty' }
  | { readonly status: 'refused'; readonly faults: readonly TextFault[] };

/** Notes a fault; drawing goes on with the next line. */
export type NoteFault = (line: number, kind: TextFaultKind) => void;
