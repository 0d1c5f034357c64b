import { posix } from 'node:path';
import ts from 'typescript';
import type { TextFile } from '../check.types.ts';

/** Describes one import of a file, in whatever form it is written. */
export interface ImportEdge {
  readonly specifier: string;
  /** True when the import disappears at run time. */
  readonly typeOnly: boolean;
  /** Line, from 1. */
  readonly line: number;
}

const literalText = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;

const onlyTypes = (clause: ts.ImportClause | undefined): boolean => {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name !== undefined || named === undefined || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
};

const edgeOf = (
  node: ts.Node,
): Omit<ImportEdge, 'line' | 'specifier'> & { specifier?: string | undefined } => {
  if (ts.isImportDeclaration(node))
    return { specifier: literalText(node.moduleSpecifier), typeOnly: onlyTypes(node.importClause) };
  if (ts.isExportDeclaration(node))
    return { specifier: literalText(node.moduleSpecifier), typeOnly: node.isTypeOnly };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { specifier: literalText(node.argument.literal), typeOnly: true };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { specifier: literalText(node.arguments[0]), typeOnly: false };
  return { typeOnly: false };
};

/** Parses every import, re-export, dynamic import and import type out of a TypeScript file. */
export const parseImports = ({ path, text }: TextFile): ImportEdge[] => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, kind);
  const edges: ImportEdge[] = [];
  const visit = (node: ts.Node): void => {
    const { specifier, typeOnly } = edgeOf(node);
    if (specifier !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      edges.push({ specifier, typeOnly, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edges;
};

/** Resolves a relative import to a path from the root; other imports give undefined. */
export const resolveRelative = (from: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), specifier)) : undefined;

/** Splits a workspace import into its package and its subpath in the form of an exports key. */
export const parseWorkspaceImport = (specifier: string): { name: string; subpath: string } | undefined => {
  const match = /^@chartdock\/([^/]+)(\/.*)?$/.exec(specifier);
  return match?.[1] === undefined ? undefined : { name: match[1], subpath: `.${match[2] ?? ''}` };
};
