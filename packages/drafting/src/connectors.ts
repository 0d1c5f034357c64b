import type { EdgeStyle } from '@chartdock/documents';
import type { DraftLine, Sheet } from './draft.types.ts';

/** The signs between two names, and the connector that each means. */
export const CONNECTORS: Readonly<Record<string, EdgeStyle>> = {
  '->': { begin: 'none', end: 'arrow' },
  '--': { begin: 'none', end: 'none' },
  '~>': { begin: 'none', end: 'arrow', dash: 'dashed' },
  '<->': { begin: 'arrow', end: 'arrow' },
  '--|>': { begin: 'none', end: 'triangle' },
  '..|>': { begin: 'none', end: 'triangle', dash: 'dashed' },
  '..>': { begin: 'none', end: 'open', dash: 'dashed' },
  '*--': { begin: 'diamond-filled', end: 'none' },
  'o--': { begin: 'diamond', end: 'none' },
  '1-1': { begin: 'one', end: 'one' },
  '1-0': { begin: 'one', end: 'zero-one' },
  '1-*': { begin: 'one', end: 'one-many' },
  '1-0*': { begin: 'one', end: 'zero-many' },
  '0-1': { begin: 'zero-one', end: 'one' },
  '*-1': { begin: 'one-many', end: 'one' },
  '0*-1': { begin: 'zero-many', end: 'one' },
  '*-*': { begin: 'one-many', end: 'one-many' },
};

/** A connector as a draft writes it. */
export interface DraftEdge {
  readonly from: string;
  readonly to: string;
  readonly style: EdgeStyle;
  readonly label: string;
  readonly line: DraftLine;
}

const NAME = /^[A-Za-z]\w*$/;

const styleOf = (sign: string): EdgeStyle | undefined =>
  Object.hasOwn(CONNECTORS, sign) ? CONNECTORS[sign] : undefined;

/**
 * Reads `a -> b -> c : label` as connectors, each with the label; undefined when the line is none. Their ends
 * are not checked here.
 */
export const readConnectors = (line: DraftLine, { say, fault }: Sheet): readonly DraftEdge[] | undefined => {
  const [chain = '', ...rest] = line.text.split(/ ?: (?=.)/);
  const words = chain.trim().split(/\s+/);
  const names = words.filter((_, index) => index % 2 === 0);
  const signs = words.filter((_, index) => index % 2 === 1);
  if (signs.length === 0 || names.length !== signs.length + 1) return undefined;
  if (!names.every((name) => NAME.test(name))) return undefined;
  const label = say(rest.join(' : '));
  const edges: DraftEdge[] = [];
  for (const [index, sign] of signs.entries()) {
    const [from = '', to = ''] = names.slice(index, index + 2);
    const style = styleOf(sign);
    if (style === undefined) return undefined;
    if (from === to) fault(line, 'itself');
    else edges.push({ from, to, style, label, line });
  }
  return edges;
};

/** Keeps the connectors whose ends exist, and notes the others. */
export const keepJoined = (
  edges: readonly DraftEdge[],
  names: { readonly has: (name: string) => boolean },
  { fault }: Sheet,
): readonly DraftEdge[] =>
  edges.filter(({ from, to, line }) => {
    const isJoined = names.has(from) && names.has(to);
    if (!isJoined) fault(line, 'missing');
    return isJoined;
  });
