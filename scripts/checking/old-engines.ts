import type { AnyNode } from 'acorn';
import { parse } from 'acorn';

/** Something in a script that an old engine does not know. */
export interface TooNew {
  /** E.g. `??` or `structuredClone`. */
  readonly what: string;
  /** Place in the script, from 0. */
  readonly at: number;
}

const operators = new Set(['??', '??=', '||=', '&&=']);

/** Syntax that the engines of the meeting app (Chrome 77, Safari 13) refuse to parse: one test per kind. */
const newSyntax: readonly ((node: AnyNode) => string | undefined)[] = [
  (node) => (node.type === 'ChainExpression' ? '?.' : undefined),
  (node) => ('operator' in node && operators.has(node.operator) ? node.operator : undefined),
  (node) => (node.type === 'PropertyDefinition' ? 'class field' : undefined),
  (node) => (node.type === 'PrivateIdentifier' ? 'private name' : undefined),
  (node) => (node.type === 'StaticBlock' ? 'static block' : undefined),
  (node) => (node.type === 'ExportAllDeclaration' && node.exported ? 'export * as' : undefined),
  (node) => (node.type === 'Literal' && typeof node.bigint === 'string' ? 'bigint' : undefined),
  (node) =>
    node.type === 'Literal' && node.regex !== undefined
      ? newRegExp(node.regex.pattern, node.regex.flags)
      : undefined,
];

const newRegExp = (pattern: string, flags: string): string | undefined => {
  if (/[dv]/.test(flags)) return `regular expression flag in /${flags}`;
  return /\(\?<[=!]/.test(pattern) ? 'look-behind' : undefined;
};

/** Global names that came later; `X.name` stands for a member of a global. */
const newGlobals = new Set([
  'structuredClone',
  'reportError',
  'WeakRef',
  'FinalizationRegistry',
  'AggregateError',
  'ResizeObserver',
  'BroadcastChannel',
  'requestIdleCallback',
  'Object.hasOwn',
  'Object.groupBy',
  'Promise.any',
  'Promise.try',
  'Promise.withResolvers',
  'Array.fromAsync',
  'AbortSignal.timeout',
  'AbortSignal.any',
  'URL.canParse',
  'Intl.ListFormat',
  'Intl.DisplayNames',
  'Intl.Segmenter',
  'crypto.randomUUID',
]);

/** Methods that came later, whatever they are called on. */
const newMethods = new Set([
  'at',
  'replaceAll',
  'findLast',
  'findLastIndex',
  'toSorted',
  'toReversed',
  'toSpliced',
  'replaceChildren',
  'showModal',
  'showPopover',
  'hidePopover',
  'togglePopover',
  'checkVisibility',
  'isWellFormed',
]);

const nameOf = (node: AnyNode): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier'
    ? `${node.object.name}.${node.property.type === 'Identifier' ? node.property.name : ''}`
    : undefined;
};

/** A name counts where it is called or made; asking whether it is there is how code gets along without it. */
const newCall = (node: AnyNode): string | undefined => {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const { callee } = node;
  const name = callee.type === 'Super' ? undefined : nameOf(callee);
  if (name !== undefined && newGlobals.has(name)) return name;
  const method = callee.type === 'MemberExpression' && !callee.computed ? callee.property : undefined;
  return method?.type === 'Identifier' && newMethods.has(method.name) ? `.${method.name}()` : undefined;
};

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);

/**
 * Finds what the engines of the meeting app (Chrome 77 on Windows, Safari 13 on a Mac) cannot parse or do not have, in the
 * order of the script. Throws a `SyntaxError` for what is no script at all.
 */
export const findTooNew = (script: string): TooNew[] => {
  const found: TooNew[] = [];
  const stack: AnyNode[] = [parse(script, { ecmaVersion: 'latest', sourceType: 'module' })];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const { start } = node;
    for (const test of [...newSyntax, newCall]) {
      const what = test(node);
      if (what !== undefined) found.push({ what, at: start });
    }
    stack.push(...childrenOf(node));
  }
  return found.sort((one, other) => one.at - other.at);
};
