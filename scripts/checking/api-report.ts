import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { WorkspacePackage } from '../repository/packages.ts';
import { root } from '../repository/paths.ts';
import type { EntryExport } from './package-program.ts';
import { loadPackage } from './package-program.ts';

const longest = 900;
const printer = ts.createPrinter({ removeComments: true });
const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Shortens a long signature to its start and a hash of the whole, so that every change still shows. */
export const shortenSignature = (text: string): string => {
  if (text.length <= longest) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.slice(0, 300)} … (${text.length} characters, ${hash})`;
};

const printed = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/^export (default )?/, '');

const functionText = (name: string, type: ts.Type, checker: ts.TypeChecker): string =>
  type
    .getCallSignatures()
    .map(
      (signature) =>
        `function ${name}${checker.signatureToString(signature, undefined, flags & ~ts.TypeFormatFlags.WriteArrowStyleSignature)}`,
    )
    .join('\n');

const classText = (name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string => {
  const made = checker.getTypeOfSymbol(symbol).getConstructSignatures();
  const base = checker.getDeclaredTypeOfSymbol(symbol);
  const parents = (base.getBaseTypes() ?? []).map((parent) => checker.typeToString(parent, undefined, flags));
  const members = base
    .getProperties()
    .filter((member) =>
      member.declarations?.some(({ parent }) => symbol.declarations?.includes(parent as ts.Declaration)),
    )
    .map(
      (member) =>
        `  ${member.name}: ${checker.typeToString(checker.getTypeOfSymbol(member), undefined, flags)}`,
    );
  const constructors = made.map(
    (signature) => `  new ${checker.signatureToString(signature, undefined, flags)}`,
  );
  const heritage = parents.length === 0 ? '' : ` extends ${parents.join(', ')}`;
  return [`class ${name}${heritage} {`, ...constructors, ...members.sort(), '}'].join('\n');
};

const valueText = (name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string => {
  const declaration = symbol.valueDeclaration;
  if (declaration !== undefined && ts.isVariableDeclaration(declaration) && declaration.type !== undefined)
    return `const ${name}: ${printed(declaration.type)}`;
  const type = checker.getTypeOfSymbol(symbol);
  if ((symbol.flags & ts.SymbolFlags.Function) !== 0) return functionText(name, type, checker);
  return `const ${name}: ${checker.typeToString(type, undefined, flags)}`;
};

const signatureOf = ({ name, symbol }: EntryExport, checker: ts.TypeChecker): string => {
  if ((symbol.flags & ts.SymbolFlags.Class) !== 0) return classText(name, symbol, checker);
  const types = (symbol.declarations ?? []).filter(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  const values = (symbol.flags & ts.SymbolFlags.Value) === 0 ? [] : [valueText(name, symbol, checker)];
  return [...types.map(printed), ...values].join('\n');
};

const withoutPlaces = (text: string): string => text.replaceAll(root, '').replaceAll('\r\n', '\n');

/** Writes down what a package's entries export, one block per entry, in a stable order. */
export const formatApiReport = (one: WorkspacePackage): string => {
  const { checker, entries } = loadPackage(one);
  const blocks = entries.map(({ subpath, exports }) => {
    const signatures = exports.map((each) => shortenSignature(withoutPlaces(signatureOf(each, checker))));
    return [`## \`${subpath}\``, '', '```ts', signatures.join('\n\n'), '```', ''].join('\n');
  });
  const head = `# What ${one.manifest.name} exports\n\nWritten by \`npx --yes pnpm@12 check --write\`; review a change here as a change of the public face.\n\n`;
  return `${head}${blocks.join('\n')}`;
};

const reportPath = (one: WorkspacePackage): string => join(one.path, 'api-report.md');

/** Writes the report of a package to its folder. */
export const writeApiReport = (one: WorkspacePackage): void => {
  writeFileSync(reportPath(one), formatApiReport(one));
};

/** Tells what is wrong with a package's report file: missing, or not what the source exports now. */
export const findReportProblem = (one: WorkspacePackage): string | undefined => {
  const path = reportPath(one);
  const name = `${one.folder}/api-report.md`;
  if (!existsSync(path)) return `${name} is missing: run check --only api-report --write`;
  if (readFileSync(path, 'utf8') === formatApiReport(one)) return undefined;
  return `${name} is out of date: run check --only api-report --write and review the difference`;
};
