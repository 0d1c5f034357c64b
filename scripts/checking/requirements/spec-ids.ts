import ts from 'typescript';
import type { TextFile } from '../check.types.ts';

/** Describes a requirement id that a test title names. */
export interface NamedId {
  readonly id: string;
  readonly place: string;
}

const testFunctions = new Set(['it', 'test', 'describe']);

const calledName = (node: ts.Expression): string | undefined => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return calledName(node.expression);
  return undefined;
};

/** Parses test titles: the first argument of `it`, `test` and `describe` where it is written out. */
export const parseTitles = ({ path, text }: TextFile): { title: string; place: string }[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX);
  const titles: { title: string; place: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && testFunctions.has(calledName(node.expression) ?? '')) {
      const [first] = node.arguments;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const title =
        first !== undefined && ts.isTemplateExpression(first)
          ? first.getText(source).slice(1, -1)
          : undefined;
      const written = first !== undefined && ts.isStringLiteralLike(first) ? first.text : title;
      if (written !== undefined) titles.push({ title: written, place: `${path}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
};

const spanned = (group: string, from: string, to: string | undefined): string[] => {
  const first = Number(from);
  const count = Math.max(0, Number(to ?? from) - first) + 1;
  return Array.from(
    { length: count },
    (_, at) => `${group}-${String(first + at).padStart(from.length, '0')}`,
  );
};

/** Expands the ids of one bracket: single ids, lists with commas, and ranges such as `MENU-24..32`. */
export const parseBracket = (inside: string): string[] | undefined => {
  const parts = inside
    .split(',')
    .map((part) => /^([A-Z]+(?:-[A-Z])?)-(\d{2,3})(?:\.\.(\d{2,3}))?$/.exec(part.trim()));
  return parts.every((part) => part !== null)
    ? parts.flatMap(([, group = '', from = '', to]) => spanned(group, from, to))
    : undefined;
};

/** Lists every id that test titles name in brackets. */
export const namedIds = (files: readonly TextFile[]): NamedId[] =>
  files.flatMap((file) =>
    parseTitles(file).flatMap(({ title, place }) =>
      [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) =>
        (parseBracket(inside) ?? []).map((id) => ({ id, place })),
      ),
    ),
  );

const looksLikeId = /^[A-Z]{2,}(-[A-Z])?-?\d/;

/** Finds bad titles: a bracket at the start that is no id, an unknown id, or a title that begins with "should". */
export const findTitleProblems = (
  files: readonly TextFile[],
  known: ReadonlySet<string> | undefined,
): string[] => {
  const titles = files.flatMap(parseTitles);
  const malformed = titles.flatMap(({ title, place }) =>
    [...title.matchAll(/\[([^\]]+)\]/g)]
      .filter(([, inside = '']) => looksLikeId.test(inside) && parseBracket(inside) === undefined)
      .map(
        ([bracket]) =>
          `${place} ${bracket} is not of the form [GROUP-01], [GROUP-01, GROUP-02] or [GROUP-01..09]`,
      ),
  );
  const wished = titles
    .filter(({ title }) => /^(\[[^\]]*\]\s*)?should\b/i.test(title))
    .map(({ place }) => `${place} says what should be; say what is`);
  const unknown = namedIds(files)
    .filter(({ id }) => known?.has(id) === false)
    .map(({ id, place }) => `${place} names ${id}, which is no requirement`);
  return [...malformed, ...wished, ...unknown];
};

/** Parses the ids out of the requirement table: the first column, without its heading. */
export const parseRequirements = (table: string): Set<string> =>
  new Set(
    table
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t')[0] ?? ''),
  );

/** Parses what each requirement states out of the table: its third column by its first. */
export const parseStatements = (table: string): Map<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t'))
      .map(([id = '', , statement = '']) => [id, statement]),
  );
