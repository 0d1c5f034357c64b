import ts from 'typescript';
import type { TextFile } from '../check.types.ts';
import { parseBracket } from './spec-ids.ts';

const isTableName = (name: string): boolean => /^[A-Z][A-Z\d_]+$/.test(name);
const isTestModule = (specifier: string): boolean =>
  /\.(suite|test)\.ts|\/(testing|tests|e2e)\//.test(specifier);
const loops = new Set(['map', 'filter', 'flatMap', 'forEach', 'every', 'some', 'each']);
const comparisons = new Set(['toEqual', 'toStrictEqual', 'toMatchObject']);
const sayEvery = /\b(every|each|all)\b/i;

const importedTables = (source: ts.SourceFile): Set<string> =>
  new Set(
    source.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
      const named = statement.importClause?.namedBindings;
      if (isTestModule(statement.moduleSpecifier.text) || named === undefined || !ts.isNamedImports(named))
        return [];
      return named.elements.map(({ name }) => name.text).filter(isTableName);
    }),
  );

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
};

const tablesIn = (node: ts.Node, tables: ReadonlySet<string>): string[] => {
  const found = new Set<string>();
  walk(node, (inner) => {
    if (ts.isIdentifier(inner) && tables.has(inner.text)) found.add(inner.text);
  });
  return [...found];
};

// A list of words may be written as one text that is split.
const isSplitText = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'split' &&
  ts.isStringLiteralLike(node.expression.expression);

const isLiteralList = (node: ts.Node | undefined): boolean => {
  if (node === undefined) return false;
  if (isSplitText(node)) return true;
  if (!ts.isArrayLiteralExpression(node) && !ts.isObjectLiteralExpression(node)) return false;
  let literals = 0;
  walk(node, (inner) => {
    if (ts.isStringLiteralLike(inner) || ts.isNumericLiteral(inner)) literals += 1;
  });
  return literals > 1;
};

/** Finds tables that the file compares as a whole with a list written out by hand. */
const pinnedTables = (source: ts.SourceFile, tables: ReadonlySet<string>): Set<string> => {
  const pinned = new Set<string>();
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression } = node.expression;
    if (!comparisons.has(name.text) || !isLiteralList(node.arguments[0])) return;
    for (const table of tablesIn(expression, tables)) pinned.add(table);
  });
  return pinned;
};

/** Finds tables that a test goes through: in `each`, in a `for`, or with a method such as `map`. */
const loopedTables = (test: ts.CallExpression, tables: ReadonlySet<string>): string[] => {
  const found = new Set<string>();
  walk(test, (node) => {
    if (ts.isForOfStatement(node)) for (const name of tablesIn(node.expression, tables)) found.add(name);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression } = node.expression;
    if (!loops.has(name.text)) return;
    const gone = name.text === 'each' ? node.arguments[0] : expression;
    if (gone !== undefined) for (const table of tablesIn(gone, tables)) found.add(table);
  });
  return [...found];
};

const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) => parseBracket(inside) ?? []);

/**
 * Finds tests of a requirement that speaks of every one of something and that take the ones from the product's own table:
 * a row that is missing there is missed here too. A list written out in the same file and compared with the table mends it.
 * `statements` tells what requirements say, where that is known; otherwise the title decides.
 */
export const findUnpinnedLoops = (
  files: readonly TextFile[],
  statements: ReadonlyMap<string, string>,
): string[] =>
  files.flatMap(({ path, text }) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
    const tables = importedTables(source);
    if (tables.size === 0) return [];
    const pinned = pinnedTables(source, tables);
    const problems: string[] = [];
    walk(source, (node) => {
      if (!ts.isCallExpression(node)) return;
      const [first] = node.arguments;
      if (first === undefined || !ts.isStringLiteralLike(first)) return;
      const ids = idsIn(first.text);
      const speaksOfEvery =
        sayEvery.test(first.text) || ids.some((id) => sayEvery.test(statements.get(id) ?? ''));
      if (ids.length === 0 || !speaksOfEvery) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      for (const table of loopedTables(node, tables).filter((name) => !pinned.has(name)))
        problems.push(
          `${path}:${line + 1} goes through ${table} for ${ids.join(', ')}; compare it with a list written out here`,
        );
    });
    return problems;
  });
