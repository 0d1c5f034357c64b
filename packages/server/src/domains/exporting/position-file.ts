import { holdsAllCanvases } from '@chartdock/contract';
import type { ExportType, Locale } from '@chartdock/contract';
import type { CallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { Body } from '../definitions/index.ts';
import type { NodeRow } from '../nodes/index.ts';
import { nameOfExport } from './files.ts';
import type { ExportedFile } from './files.ts';

interface PositionCanvas {
  readonly title: string;
  readonly def: unknown;
}

/** Source of a position file: the definitions that its form carries, and the stored data of the file. */
export interface PositionSource {
  /** JSON of one definition, or of a list of `{title, def}` for all canvases. */
  readonly def: string;
  readonly title: string;
  readonly node: Pick<NodeRow, 'category'>;
  readonly bodies: readonly Body[];
}

/** Makes a position file. Throws `invalidInput` for a form that holds no definition, or not every canvas where all are asked for (EXPORT-40). */
export const makePositionFile = (
  { def, title, node, bodies }: PositionSource,
  { type, locale }: { readonly type: ExportType; readonly locale: Locale },
): ExportedFile => {
  const parsed = parse(def);
  const all = holdsAllCanvases(type);
  const canvases = all ? readCanvases(parsed) : [{ title, def: readDefinition(parsed) }];
  if (all && canvases.length !== bodies.length) throw refuse('The list does not have every canvas');
  const content = { format: 'chartdock-position', v: 1, title, category: node.category, canvases };
  return {
    name: nameOfExport(title, type, locale),
    contentType: 'application/json; charset=utf-8',
    body: Buffer.from(JSON.stringify(content)),
  };
};

const refuse = (message: string): CallError => refuseInput('def', message);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('The definitions are no JSON');
  }
};

const readDefinition = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw refuse('There is no definition');
};

const readCanvases = (value: unknown): PositionCanvas[] => {
  if (!Array.isArray(value)) throw refuse('The definitions are no list of canvases');
  return value.map((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('title' in one) || !('def' in one))
      throw refuse('An item of the list is no canvas');
    if (typeof one.title !== 'string') throw refuse('A canvas has no title');
    return { title: one.title, def: readDefinition(one.def) };
  });
};
