import { cutText } from '@chartdock/text';
import { readDefinition } from '@chartdock/documents';
import type { Definition, Topic, TreeDefinition, TreeStructure } from '@chartdock/documents';
import { FormatError } from '../model/format-error.ts';
import type { FormatCanvas } from '../model/format.types.ts';
import type { LossCounter } from '../model/losses.ts';

const MAX_TITLE = 20_000;
const SAFE_LINK = /^(https?:\/\/|mailto:)/i;

/** A topic while a reader puts a tree together. */
export interface DraftTopic {
  id: string;
  title: string;
  children: DraftTopic[];
  note?: string;
  href?: string;
  labels?: string[];
  collapsed?: boolean;
  side?: 'left' | 'right';
  style?: { fill?: string; color?: string };
}

/** A tree while a reader puts it together. */
export interface DraftTree {
  readonly title: string;
  readonly structure: TreeStructure;
  readonly root: DraftTopic;
  readonly relations?: readonly { readonly from: string; readonly to: string; readonly text: string }[];
}

/** Hands out ids `t1`, `t2`, … for topics and cells. */
export const createIds = (prefix = 't'): (() => string) => {
  let last = 0;
  return () => `${prefix}${(last += 1)}`;
};

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Returns a colour as six hex digits; undefined for one that drawings do not take. */
export const hexColour = (text: string | undefined): string | undefined => {
  const value = text?.trim() ?? '';
  if (!HEX.test(value)) return undefined;
  if (value.length === 4)
    return `#${[...value.slice(1)].map((digit) => digit + digit).join('')}`.toLowerCase();
  return value.slice(0, 7).toLowerCase();
};

/** Returns an address that drawings may carry; counts any other as a lost link. */
export const safeLink = (address: string | undefined, losses: LossCounter): string | undefined => {
  const value = address?.trim() ?? '';
  if (value === '') return undefined;
  if (SAFE_LINK.test(value) && value.length <= 2_000) return value;
  losses.add('links');
  return undefined;
};

/** Cuts a text to the limit of a topic or cell, and counts the cut. */
export const fitText = (text: string, losses: LossCounter): string => {
  const plain = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
  if (plain.length <= MAX_TITLE) return plain;
  losses.add('texts');
  return cutText(plain, MAX_TITLE);
};

/**
 * Checks the definition of a reader. Throws `damaged` with the place of the first fault, or `too_large` where
 * a limit is passed.
 */
export const definitionOf = (value: unknown, place?: string): Definition => {
  const reading = readDefinition(value);
  if (reading.status === 'read') return reading.definition;
  if (reading.status === 'newer') throw new FormatError('damaged', 'written by a newer program', place);
  const [fault] = reading.faults;
  const isLimit = fault?.kind === 'many' || fault?.kind === 'deep' || fault?.kind === 'long';
  throw new FormatError(isLimit ? 'too_large' : 'damaged', fault?.en ?? 'no drawing', place);
};

/** Makes a canvas of a drafted tree. Throws as {@link definitionOf} does. */
export const treeCanvas = ({ title, structure, root, relations = [] }: DraftTree): FormatCanvas => {
  const definition = definitionOf({
    v: 2,
    type: 'tree',
    page: { name: title },
    structure,
    theme: 'light',
    root,
    ...(relations.length === 0 ? {} : { relations }),
  });
  return { title, definition };
};

/** A topic of a tree with its depth, the root at 0. */
export interface WalkedTopic {
  readonly topic: Topic;
  readonly depth: number;
}

/** Lists all topics from the top, parents before their children. */
export const walkTopics = (root: Topic): readonly WalkedTopic[] => {
  const found: WalkedTopic[] = [];
  const rest: WalkedTopic[] = [{ topic: root, depth: 0 }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    found.push(next);
    const { children } = next.topic;
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const topic = children[at];
      if (topic !== undefined) rest.push({ topic, depth: next.depth + 1 });
    }
  }
  return found;
};

/** A canvas that is a tree. */
export interface TreeCanvas {
  readonly title: string;
  readonly definition: TreeDefinition;
}
