import { XMLParser } from 'fast-xml-parser';
import { FormatError } from '../model/format-error.ts';

/** An element of a parsed XML document; names come without their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text directly inside, put together. */
  readonly text: string;
  /** Children and texts in their order. */
  readonly content: readonly (XmlElement | string)[];
}

const MAX_DEPTH = 400;
const ATTRIBUTES = ':@';
const TEXT = '#text';
// Declares entities: a document that brings its own is refused, so none can point outside or grow.
const OWN_ENTITIES = /<!ENTITY|<!DOCTYPE[^>[]*\[/i;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
});

type Node = Readonly<Record<string, unknown>>;

const attributesOf = (node: Node): Record<string, string> => {
  const found = node[ATTRIBUTES];
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]));
};

const elementOf = (name: string, node: Node): XmlElement => {
  const list = node[name];
  const content = (Array.isArray(list) ? (list as Node[]) : []).flatMap((child) => contentOf(child));
  return {
    name,
    attributes: attributesOf(node),
    children: content.filter((one): one is XmlElement => typeof one !== 'string'),
    text: content.filter((one) => typeof one === 'string').join(''),
    content,
  };
};

const contentOf = (node: Node): (XmlElement | string)[] => {
  if (TEXT in node) return [String(node[TEXT])];
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES);
  return name === undefined ? [] : [elementOf(name, node)];
};

/**
 * Parses XML and returns its outermost element. Throws `unsafe` for a document with entities of its own, and `damaged` for one that
 * does not parse or nests deeper than 400 elements.
 */
export const parseXml = (text: string, place?: string): XmlElement => {
  if (OWN_ENTITIES.test(text)) throw new FormatError('unsafe', 'entities of its own are not read', place);
  let nodes: unknown;
  try {
    nodes = parser.parse(text);
  } catch (error) {
    throw new FormatError('damaged', error instanceof Error ? error.message : 'broken XML', place);
  }
  const root = (Array.isArray(nodes) ? (nodes as Node[]) : [])
    .flatMap((node) => contentOf(node))
    .find((one): one is XmlElement => typeof one !== 'string');
  if (root === undefined) throw new FormatError('damaged', 'no element', place);
  return root;
};

/** Returns the first child with a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** Returns the children with a name. */
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** Returns the text of an element and everything inside it. */
export const deepText = (element: XmlElement): string =>
  element.content.map((one) => (typeof one === 'string' ? one : deepText(one))).join('');
