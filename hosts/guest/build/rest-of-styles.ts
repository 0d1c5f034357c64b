import type { AtRule, Container, Declaration, Document, Root, Rule } from 'postcss';
import { parse } from 'postcss';
import { isFrame } from '../../../scripts/building/flatten-layers.ts';

/** A declaration for one selector, as the order of a sheet counts. */
interface Said {
  /** Key that stands for it in any sheet. */
  readonly key: string;
  /** Groups around it, which say whether it holds at all. */
  readonly selector: string;
  readonly layer: string;
  readonly property: string;
  readonly isImportant: boolean;
}

type Parent = Container | Document | undefined;

const isAtRule = (node: Parent): node is AtRule => node?.type === 'atrule';

const groupsOf = (rule: Rule): readonly AtRule[] => {
  const groups: AtRule[] = [];
  for (let node: Parent = rule.parent; isAtRule(node); node = node.parent) groups.unshift(node);
  return groups;
};

const saidBy = (declaration: Declaration, rule: Rule, selector: string): Said => {
  const groups = groupsOf(rule);
  const around = groups.map(({ name, params }) => `${name} ${params}`).join('|');
  const isImportant = declaration.important === true;
  return {
    key: [around, selector, declaration.prop, declaration.value, isImportant].join('\n'),
    selector,
    layer: groups.find(({ name }) => name === 'layer')?.params ?? '',
    property: declaration.prop,
    isImportant,
  };
};

const declarationsOf = (rule: Rule): readonly Declaration[] =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl');

const allSaid = (root: Root): ReadonlySet<string> => {
  const keys = new Set<string>();
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    for (const selector of rule.selectors)
      for (const declaration of declarationsOf(rule)) keys.add(saidBy(declaration, rule, selector).key);
  });
  return keys;
};

const framesOf = (root: Root): ReadonlySet<string> => {
  const found = new Set<string>();
  root.walkAtRules('keyframes', ({ params }) => void found.add(params));
  return found;
};

/** Weighs a selector as browsers do; undefined where that takes more than counting. The selector inside counts by itself. */
const weightOf = (selector: string): string | undefined => {
  const plain = selector
    .replace(/\\./g, 'x')
    .replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:not\(([^(),]*)\)/g, ' $1');
  if (/:(?:is|not|has|host)\(/.test(plain)) return undefined;
  const count = (pattern: RegExp): number => plain.match(pattern)?.length ?? 0;
  const elements = count(/::[\w-]+|(?<![\w.#:[=\-"'(])[a-z][\w-]*/gi);
  return `${count(/#[\w-]+/g)} ${count(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+/g)} ${elements}`;
};

/** Properties that set one another although neither name begins with the other. */
const FAMILIES: readonly RegExp[] = [
  /^(top|right|bottom|left|inset)\b/,
  /-radius$/,
  /^border\b/,
  /^(font|line-height)\b/,
  /\bgap$/,
];

const familyOf = (property: string): number => FAMILIES.findIndex((family) => family.test(property));

/** Returns whether one property sets the other, or a part of it. */
const touches = (one: string, other: string): boolean =>
  one === other ||
  one.startsWith(`${other}-`) ||
  other.startsWith(`${one}-`) ||
  (familyOf(one) >= 0 && familyOf(one) === familyOf(other));

/** Returns whether of two declarations the later one may win because it is later. */
const mayTie = (one: Said, other: Said): boolean => {
  if (one.layer !== other.layer || one.isImportant !== other.isImportant) return false;
  if (!touches(one.property, other.property)) return false;
  const [first, second] = [weightOf(one.selector), weightOf(other.selector)];
  return first === undefined || second === undefined || first === second;
};

/**
 * Takes from a style sheet the rules that earlier sheets of a page hold already. A rule that has to stay behind something that
 * they lack is said once more, so that of two declarations the same one wins as in the whole sheet.
 */
export const restOfStyles = (css: string, earlier: readonly string[]): string => {
  const root = parse(css);
  const given = earlier.map((sheet) => parse(sheet));
  const known = new Set(given.flatMap((sheet) => [...allSaid(sheet)]));
  const frames = new Set(given.flatMap((sheet) => [...framesOf(sheet)]));
  const kept: Said[] = [];
  const stays = (said: Said): boolean => {
    const isKept = !known.has(said.key) || kept.some((before) => mayTie(before, said));
    if (isKept) kept.push(said);
    return isKept;
  };
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const wanted = new Map<
      string,
      { readonly selectors: string[]; readonly nodes: readonly Declaration[] }
    >();
    for (const selector of rule.selectors) {
      const nodes = declarationsOf(rule).filter((declaration) => stays(saidBy(declaration, rule, selector)));
      const shape = nodes.map(String).join(';');
      if (nodes.length > 0)
        wanted.set(shape, { selectors: [...(wanted.get(shape)?.selectors ?? []), selector], nodes });
    }
    for (const { selectors, nodes } of wanted.values()) {
      const part = rule.clone({ selectors, nodes: [] });
      part.append(nodes.map((node) => node.clone()));
      rule.before(part);
    }
    rule.remove();
  });
  root.walkAtRules('keyframes', (group) => {
    if (frames.has(group.params)) group.remove();
  });
  dropEmpty(root);
  return root.toString();
};

const dropEmpty = (root: Root): void => {
  const before = root.toString();
  root.walkAtRules((group) => {
    if (group.nodes?.length === 0) group.remove();
  });
  if (root.toString() !== before) dropEmpty(root);
};
