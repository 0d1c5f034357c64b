import ts from 'typescript';

/** Words that a title may have beside its ids. */
const MOST_WORDS = 9;

const rootOf = (node: ts.Expression): ts.Expression => {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootOf(node.tag) : node;
};

const isTest = (callee: ts.Expression): boolean => {
  const root = rootOf(callee);
  return ts.isIdentifier(root) && /^(?:it|test)$/.test(root.text);
};

const textOf = (title: ts.Expression): string | undefined => {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return undefined;
  // A place counts as the word that fills it.
  return title.head.text + title.templateSpans.map(({ literal }) => `X${literal.text}`).join('');
};

/** Returns the title of a call that declares a test when it has more than nine words beside its ids. */
export const longTitleOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || !isTest(node.expression)) return undefined;
  const [first] = node.arguments;
  const text = first === undefined ? undefined : textOf(first);
  const words = text?.replace(/^(?:\[[^\]]*\]\s*)+/, '').match(/\S+/g) ?? [];
  return words.length > MOST_WORDS ? text : undefined;
};
