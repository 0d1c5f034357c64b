import type { Definition } from './definition.types.ts';
import type { Fault } from './faults.ts';
import { FaultList } from './faults.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { cellWith, graphPage } from './read-graph.ts';
import { element } from './read-pages.ts';
import { anyTopicFields, relation, span, TREE_STRUCTURES } from './read-topic.ts';
import { namedPage } from './read-tree.ts';
import { shared } from './read-shared.ts';
import { objectOf, oneOf, textUpTo } from './readers.ts';
import type { Reader } from './readers.ts';

/** Names where the things of a definition stand; `head` holds the fields of the whole sheet. */
export type ThingPlace = 'head' | 'topics' | 'relations' | 'summaries' | 'boundaries' | 'cells' | 'elements';

/** Outcome of checking one thing. */
export type ThingReading =
  | { readonly status: 'read'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly status: 'refused'; readonly faults: readonly Fault[] };

/** Checks the fields of one thing of a kind of definition, by themselves; it never throws. */
export type ThingChecker = (
  place: { readonly type: Definition['type']; readonly in: ThingPlace },
  fields: Readonly<Record<string, unknown>>,
  path: string,
) => ThingReading;

const { data } = shared;
const theme = textUpTo(100);
const text = textUpTo(LIMITS.page);

const HEADS: Readonly<Record<Definition['type'], Reader<unknown>>> = {
  graph: objectOf({ page: graphPage, theme }, { data }),
  tree: objectOf({ page: namedPage, structure: oneOf(TREE_STRUCTURES), theme }, { data }),
  markdown: objectOf({ page: namedPage, text }, { data }),
  board: objectOf({ page: namedPage }, { data }),
  source: objectOf({ page: namedPage, lang: oneOf(['mermaid', 'latex'] as const), text }, { data }),
};

/** Returns a function that checks single things of definitions whose shapes are among some ids, with the rules that whole ones are read with. */
export const createThingChecker = (shapeIds: readonly string[]): ThingChecker => {
  const tree = { topics: anyTopicFields, relations: relation, summaries: span, boundaries: span } as const;
  const things: Readonly<Record<Definition['type'], Readonly<Partial<Record<ThingPlace, Reader<unknown>>>>>> =
    {
      graph: { head: HEADS.graph, cells: cellWith(shapeIds) },
      tree: { head: HEADS.tree, ...tree },
      markdown: { head: HEADS.markdown },
      board: { head: HEADS.board, elements: element },
      source: { head: HEADS.source },
    };
  return ({ type, in: place }, fields, path) => {
    const faults = new FaultList(LIMITS.page);
    const reader = things[type][place];
    if (reader === undefined)
      faults.add(path === '' ? 'in' : `${path}.in`, 'choice', Object.keys(things[type]).join(', '));
    const read = reader?.(fields, path, faults);
    return faults.isEmpty && read !== undefined
      ? { status: 'read', fields: read as Readonly<Record<string, unknown>> }
      : { status: 'refused', faults: faults.toArray() };
  };
};
