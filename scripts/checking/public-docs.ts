import ts from 'typescript';
import type { WorkspacePackage } from '../repository/packages.ts';
import { fromRoot } from '../repository/paths.ts';
import { loadPackage } from './package-program.ts';

const placeOf = (symbol: ts.Symbol): string => {
  const declaration = symbol.declarations?.[0];
  if (declaration === undefined) return 'unknown place';
  const source = declaration.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart(source));
  return `${fromRoot(source.fileName)}:${line + 1}`;
};

/** Finds exports of a package's entries, values and types, that carry no doc comment. */
export const findUndocumented = (one: WorkspacePackage): string[] => {
  const { checker, entries } = loadPackage(one);
  return entries.flatMap(({ subpath, exports }) =>
    exports
      .filter(({ symbol }) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() === '')
      .map(
        ({ name, symbol }) =>
          `${placeOf(symbol)} ${name} (${one.manifest.name} ${subpath}) has no doc comment`,
      ),
  );
};

/** Counts the exports of a package's entries. */
export const countExports = (one: WorkspacePackage): number =>
  loadPackage(one).entries.reduce((sum, { exports }) => sum + exports.length, 0);
