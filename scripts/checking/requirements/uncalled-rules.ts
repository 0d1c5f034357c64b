import ts from 'typescript';
import type { TextFile } from '../check.types.ts';
import type { EntryLookup } from '../imports/cycles.ts';
import { parseWorkspaceImport, resolveRelative } from '../imports/imports.ts';
import { parseBracket } from './spec-ids.ts';

interface Binding {
  readonly specifier: string;
  readonly imported: string;
  readonly local: string;
}

/** Facts that the check reads off one file. */
interface Outline {
  readonly path: string;
  /** Top-level names with the identifiers that stand in each. */
  readonly declared: ReadonlyMap<string, ReadonlySet<string>>;
  /** Identifiers of statements that run when the file loads. */
  readonly atLoad: ReadonlySet<string>;
  readonly imports: readonly Binding[];
  readonly reexports: readonly Binding[];
  /** Modules that are loaded whole, with `import()` or as a namespace. */
  readonly whole: readonly string[];
  readonly source: ts.SourceFile;
}

/** Names an exported value by the file that declares it. */
interface Rule {
  readonly path: string;
  readonly name: string;
}

const everything = '*';

const identifiersIn = (node: ts.Node): Set<string> => {
  const found = new Set<string>();
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) found.add(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
};

const specifierOf = (node: ts.Expression | undefined): string =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : '';

const bindingsOf = (
  specifier: string,
  elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
): Binding[] =>
  elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => ({
      specifier,
      imported: (propertyName ?? name).text,
      local: name.text,
    }));

const importsOf = (statement: ts.ImportDeclaration): { bindings: Binding[]; whole: string[] } => {
  const specifier = specifierOf(statement.moduleSpecifier);
  const named = statement.importClause?.namedBindings;
  const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (named === undefined || isType) return { bindings: [], whole: [] };
  return ts.isNamedImports(named)
    ? { bindings: bindingsOf(specifier, [...named.elements]), whole: [] }
    : { bindings: [], whole: [specifier] };
};

const reexportsOf = (statement: ts.ExportDeclaration): Binding[] => {
  if (statement.moduleSpecifier === undefined || statement.isTypeOnly) return [];
  const specifier = specifierOf(statement.moduleSpecifier);
  const clause = statement.exportClause;
  return clause !== undefined && ts.isNamedExports(clause)
    ? bindingsOf(specifier, [...clause.elements])
    : [{ specifier, imported: everything, local: everything }];
};

const dynamicImports = (source: ts.SourceFile): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(specifierOf(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** A closed list is used by the type that is made of it; other types use no values. */
const usedByStatement = (statement: ts.Statement): ReadonlySet<string> => {
  if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement))
    return identifiersIn(statement);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) found.add(node.exprName.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
};

type Declaring = ts.VariableStatement | ts.FunctionDeclaration | ts.ClassDeclaration;

const isDeclaring = (statement: ts.Statement): statement is Declaring =>
  ts.isVariableStatement(statement) ||
  ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name !== undefined);

/** Lists the names that a statement declares, each with the names that its value uses. */
const declarationsOf = (statement: Declaring): readonly (readonly [string, ReadonlySet<string>])[] => {
  if (!ts.isVariableStatement(statement))
    return statement.name === undefined ? [] : [[statement.name.text, identifiersIn(statement)]];
  return statement.declarationList.declarations.flatMap((declaration) => {
    const inside = identifiersIn(declaration);
    return [...identifiersIn(declaration.name)].map((name) => [name, inside] as const);
  });
};

const outline = ({ path, text }: TextFile): Outline => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, kind);
  const declared = new Map<string, ReadonlySet<string>>();
  const atLoad = new Set<string>();
  const imports: Binding[] = [];
  const reexports: Binding[] = [];
  const whole: string[] = text.includes('import(') ? dynamicImports(source) : [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const found = importsOf(statement);
      imports.push(...found.bindings);
      whole.push(...found.whole);
    } else if (ts.isExportDeclaration(statement)) reexports.push(...reexportsOf(statement));
    else if (isDeclaring(statement))
      for (const [name, inside] of declarationsOf(statement)) declared.set(name, inside);
    else for (const name of usedByStatement(statement)) atLoad.add(name);
  }
  return { path, declared, atLoad, imports, reexports, whole, source };
};

/** Follows names from where they are imported to where they are declared. */
class Resolver {
  readonly #files: ReadonlyMap<string, Outline>;
  readonly #entryOf: EntryLookup;

  constructor(files: ReadonlyMap<string, Outline>, entryOf: EntryLookup) {
    this.#files = files;
    this.#entryOf = entryOf;
  }

  fileOf(from: string, specifier: string): string | undefined {
    const inside = parseWorkspaceImport(specifier);
    return inside === undefined
      ? resolveRelative(from, specifier)
      : this.#entryOf(inside.name, inside.subpath);
  }

  declarationOf(path: string | undefined, name: string): Rule | undefined {
    const file = path === undefined ? undefined : this.#files.get(path);
    if (file === undefined) return undefined;
    if (file.declared.has(name)) return { path: file.path, name };
    for (const { specifier, imported, local } of file.reexports) {
      if (local !== name && local !== everything) continue;
      const wanted = local === everything ? name : imported;
      const found = this.declarationOf(this.fileOf(file.path, specifier), wanted);
      if (found !== undefined) return found;
    }
    // A file may import a name and export it in a statement of its own.
    const own = file.imports.find(({ local }) => local === name);
    return own === undefined
      ? undefined
      : this.declarationOf(this.fileOf(file.path, own.specifier), own.imported);
  }
}

const keyOf = ({ path, name }: Rule): string => `${path} ${name}`;

const isIndex = (path: string): boolean => /(^|\/)index\.tsx?$/.test(path);

/** Collects what product files import from one another. */
const importedRules = (files: readonly Outline[], resolver: Resolver): Set<string> => {
  const called = new Set<string>();
  for (const file of files.filter(({ path }) => !isIndex(path))) {
    for (const { specifier, imported } of file.imports) {
      const rule = resolver.declarationOf(resolver.fileOf(file.path, specifier), imported);
      if (rule !== undefined && rule.path !== file.path) called.add(keyOf(rule));
    }
    if (file.whole.length === 0) continue;
    for (const specifier of file.whole)
      for (const name of identifiersIn(file.source)) {
        const rule = resolver.declarationOf(resolver.fileOf(file.path, specifier), name);
        if (rule !== undefined) called.add(keyOf(rule));
      }
  }
  return called;
};

/** Adds what called names of a file use within it, until nothing new comes. */
const spreadWithin = ({ path, declared, atLoad }: Outline, called: Set<string>): void => {
  const open = [...declared.keys()].filter((name) => atLoad.has(name) || called.has(keyOf({ path, name })));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    called.add(keyOf({ path, name }));
    for (const used of declared.get(name) ?? [])
      if (declared.has(used) && !called.has(keyOf({ path, name: used }))) open.push(used);
  }
};

interface TitledTest {
  readonly ids: readonly string[];
  readonly uses: ReadonlySet<string>;
}

const idsOf = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) => parseBracket(inside) ?? []);

const closure = (start: ReadonlySet<string>, declared: Outline['declared']): ReadonlySet<string> => {
  const seen = new Set(start);
  const open = [...start];
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const used of declared.get(name) ?? [])
      if (!seen.has(used)) {
        seen.add(used);
        open.push(used);
      }
  return seen;
};

const titledTests = ({ source, declared }: Outline): TitledTest[] => {
  const found: TitledTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const ids = first !== undefined && ts.isStringLiteralLike(first) ? idsOf(first.text) : [];
      if (ids.length > 0) found.push({ ids, uses: closure(identifiersIn(node), declared) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Describes what the check compares. */
export interface RuleSources {
  /** Files that are shipped. */
  readonly product: readonly TextFile[];
  /** Tests and suites. */
  readonly tests: readonly TextFile[];
  readonly entryOf: EntryLookup;
  /** Rules that wait for their system, by name, with the reason; the list may only shrink. */
  readonly waiting: Readonly<Record<string, string>>;
}

/**
 * Finds rules that carry a requirement in their test and that no product code calls: the title is true of the rule and
 * says nothing about the product.
 */
export const findUncalledRules = ({ product, tests, entryOf, waiting }: RuleSources): string[] => {
  const files = product.map(outline);
  const resolver = new Resolver(new Map(files.map((file) => [file.path, file])), entryOf);
  const called = importedRules(files, resolver);
  for (const file of files) spreadWithin(file, called);

  const uncalled = new Map<string, { rule: Rule; ids: Set<string> }>();
  for (const test of tests.map(outline))
    for (const { ids, uses } of titledTests(test))
      for (const { specifier, imported } of test.imports.filter(({ local }) => uses.has(local))) {
        const rule = resolver.declarationOf(resolver.fileOf(test.path, specifier), imported);
        if (rule === undefined || called.has(keyOf(rule))) continue;
        const one = uncalled.get(keyOf(rule)) ?? { rule, ids: new Set() };
        for (const id of ids) one.ids.add(id);
        uncalled.set(keyOf(rule), one);
      }

  const found = [...uncalled.values()];
  const names = new Set(found.map(({ rule }) => rule.name));
  return [
    ...found
      .filter(({ rule }) => waiting[rule.name] === undefined)
      .map(
        ({ rule, ids }) =>
          `${rule.path} ${rule.name} carries ${[...ids].sort().join(', ')} and is called by no product code`,
      ),
    ...Object.keys(waiting)
      .filter((name) => !names.has(name))
      .map((name) => `${name} no longer waits; take it off the list in scripts/checking/waiting-rules.ts`),
  ];
};
