import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { WorkspacePackage } from '../repository/packages.ts';
import { packageEntries } from '../repository/packages.ts';
import { root } from '../repository/paths.ts';

/** Describes one export of an entry. */
export interface EntryExport {
  readonly name: string;
  /** The symbol behind it, aliases followed. */
  readonly symbol: ts.Symbol;
}

/** Describes a package as the compiler sees it. */
export interface LoadedPackage {
  readonly checker: ts.TypeChecker;
  readonly entries: readonly { readonly subpath: string; readonly exports: readonly EntryExport[] }[];
}

// Parsed files are shared by the programs of all packages, which differ in little but their entries.
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Reads the compiler options of a package; falls back to the base configuration. */
export const compilerOptions = (folder: string): ts.CompilerOptions => {
  const own = join(folder, 'tsconfig.json');
  const config = existsSync(own) ? own : join(root, 'tsconfig.base.json');
  const read = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(read.config, ts.sys, folder).options;
};

/** Creates a compiler host that keeps parsed files, and takes some files from memory instead of the disk. */
export const createHost = (
  options: ts.CompilerOptions,
  memory: ReadonlyMap<string, string> = new Map(),
): ts.CompilerHost => {
  const host = ts.createCompilerHost(options, true);
  const fromDisk = host.getSourceFile.bind(host);
  host.fileExists = (path) => memory.has(path) || ts.sys.fileExists(path);
  host.readFile = (path) => memory.get(path) ?? ts.sys.readFile(path);
  host.getSourceFile = (path, target, onError) => {
    const text = memory.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, target, true);
    const key = JSON.stringify([path, target, options.jsx]);
    if (!parsed.has(key)) parsed.set(key, fromDisk(path, target, onError));
    return parsed.get(key);
  };
  return host;
};

const followAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

const exportsOf = (program: ts.Program, source: string): EntryExport[] => {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  if (module === undefined) return [];
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, symbol: followAlias(checker, symbol) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

const loaded = new Map<string, LoadedPackage>();

/** Loads a package's entries into the compiler; loads each package once. */
export const loadPackage = (one: WorkspacePackage): LoadedPackage => {
  const known = loaded.get(one.path);
  if (known !== undefined) return known;
  const entries = packageEntries(one);
  const options = { ...compilerOptions(one.path), noEmit: true };
  const program = ts.createProgram({
    rootNames: entries.map(({ source }) => source),
    options,
    host: createHost(options),
  });
  const result: LoadedPackage = {
    checker: program.getTypeChecker(),
    entries: entries.map(({ subpath, source }) => ({ subpath, exports: exportsOf(program, source) })),
  };
  loaded.set(one.path, result);
  return result;
};
