import { z } from 'zod';
import { endpoints } from '../src/schema.ts';
import type { Endpoint } from '../src/schema.ts';
import { checkSource, guardName } from './guard-source.ts';
import type { AnswerSchema } from './guard-source.ts';

const HEADER =
  '// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.\n';

const groups = Object.entries(endpoints).map(([group, calls]) => ({
  group,
  calls: Object.entries<Endpoint>(calls),
}));

type Manner = Pick<Endpoint, 'method' | 'encoding' | 'needToken' | 'write' | 'decided'>;

/** How most calls that read, and most that write, are made. */
const MANNERS: Readonly<Record<'reading' | 'writing', Manner>> = {
  reading: { method: 'GET', encoding: 'query', needToken: true, write: false, decided: true },
  writing: { method: 'POST', encoding: 'form', needToken: true, write: true, decided: true },
};

/** Writes a call as what sets it apart from the manner it is made in. */
const descriptorSource = (name: string, endpoint: Endpoint): string => {
  const { method, path, encoding, inQuery, needToken, write, decided } = endpoint;
  const own: Manner = { method, encoding, needToken, write, decided };
  const manner = write ? 'writing' : 'reading';
  const apart = Object.entries(own).filter(([key, value]) => MANNERS[manner][key as keyof Manner] !== value);
  const fields = JSON.stringify({ name, path, inQuery, ...Object.fromEntries(apart) });
  return `{ ...${manner}, ${fields.slice(1)}`;
};

const descriptorRows = (of: typeof groups): readonly string[] =>
  of.map(({ group, calls }) => {
    const lines = calls.map(
      ([name, endpoint]) => `    ${name}: ${descriptorSource(`${group}.${name}`, endpoint)},`,
    );
    return [`  ${group}: {`, ...lines, '  },'].join('\n');
  });

/** Writes the manners that rows are made in. */
const mannerSource = (rows: readonly string[]): readonly string[] =>
  Object.entries(MANNERS)
    .filter(([name]) => rows.some((row) => row.includes(`...${name},`)))
    .flatMap(([name, manner]) => [`const ${name} = ${JSON.stringify(manner)} as const;`, '']);

/** Writes the module that holds the zod-free descriptor of every call. */
export const descriptorsSource = (): string => {
  const rows = descriptorRows(groups);
  return [
    HEADER,
    "import type { CallTable } from '../calls.ts';",
    '',
    ...mannerSource(rows),
    '/** Holds method, path, encoding and token rule of every call, without schemas. */',
    'export const calls: CallTable = {',
    ...rows,
    '};',
    '',
  ].join('\n');
};

/** Calls that are loaded by themselves, because a picker is loaded on other people's pages. */
interface CallPart {
  /** First word of the names in the module. */
  readonly name: 'picker' | 'link';
  /** Whose calls they are, in a sentence. */
  readonly of: string;
  readonly calls: Readonly<Record<string, readonly string[]>>;
}

const pickerPart: CallPart = {
  name: 'picker',
  of: 'a picker makes',
  calls: {
    user: ['info'],
    lists: [
      'loadFiles',
      'historyFiles',
      'trashFiles',
      'favFiles',
      'collaborationFiles',
      'myCollaboration',
      'globalFiles',
    ],
    folders: ['create'],
    charts: ['info'],
    importing: ['importFile'],
  },
};

const linkPart: CallPart = {
  name: 'link',
  of: 'make view links',
  calls: { viewLinks: ['addPassword', 'updateLink'] },
};

const groupsOf = (part: CallPart): typeof groups =>
  groups.flatMap(({ group, calls }) => {
    const wanted = calls.filter(([name]) => part.calls[group]?.includes(name) === true);
    return wanted.length === 0 ? [] : [{ group, calls: wanted }];
  });

const answerSchema = (data: z.ZodType): AnswerSchema =>
  z.toJSONSchema(data, { io: 'output' }) as AnswerSchema;

interface GuardParts {
  readonly rows: readonly string[];
  /** Shared entities as functions of their own. */
  readonly functions: readonly string[];
}

const guardParts = (of: typeof groups): GuardParts => {
  const shared = new Map<string, string>();
  const rows = of.map(({ group, calls }) => {
    const lines = calls.map(([name, { data }]) => {
      const schema = answerSchema(data);
      for (const [id, part] of Object.entries(schema.$defs ?? {})) shared.set(id, checkSource(part, 'value'));
      const type = `CallData<'${group}', '${name}'>`;
      return `    ${name}: (value): value is ${type} => ${checkSource(schema, 'value')},`;
    });
    return [`  ${group}: {`, ...lines, '  },'].join('\n');
  });
  const functions = [...shared]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, source]) => `const ${guardName(id)} = (value: unknown): boolean =>\n  ${source};`);
  return { rows, functions };
};

const RECORD_HELPER = [
  'type Fields = Readonly<Record<string, unknown>>;',
  '',
  'const isRecord = (value: unknown): value is Fields =>',
  "  typeof value === 'object' && value !== null && !Array.isArray(value);",
  '',
];

const LIST_HELPER = [
  'const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>',
  '  Array.isArray(value) && value.every(isItem);',
  '',
];

const TEXT_HELPER = ["const isText = (value: unknown): boolean => typeof value === 'string';", ''];

const FLAG_HELPER = ["const isFlag = (value: unknown): boolean => typeof value === 'boolean';", ''];

const OPTIONAL_HELPER = [
  'const areOptional = (',
  '  value: Fields,',
  '  isValue: (value: unknown) => boolean,',
  '  names: readonly string[],',
  '): boolean => names.every((name) => value[name] === undefined || isValue(value[name]));',
  '',
];

/** Helpers by what is found in the guards that use them. */
const HELPERS = [
  ['isList(', LIST_HELPER],
  ['isText,', TEXT_HELPER],
  ['isFlag,', FLAG_HELPER],
  ['areOptional(', OPTIONAL_HELPER],
] as const;

/** The functions that guards are made of, as far as these need them. */
const helpersFor = ({ rows, functions }: GuardParts): readonly string[] => {
  const source = [...rows, ...functions].join('\n');
  return [...RECORD_HELPER, ...HELPERS.flatMap(([use, helper]) => (source.includes(use) ? helper : []))];
};

/** Writes the module that holds a guard for every answer, with shared entities as functions of their own. */
export const guardsSource = (): string => {
  const parts = guardParts(groups);
  const { rows, functions } = parts;
  return [
    HEADER,
    "import type { AnswerGuards, CallData } from '../calls.ts';",
    '',
    ...helpersFor(parts),
    functions.join('\n\n'),
    '',
    '/** Tells for every call whether a value is what it answers; extra fields are fine. */',
    'export const answerGuards: AnswerGuards = {',
    ...rows,
    '};',
    '',
  ].join('\n');
};

const partSource = (part: CallPart): string => {
  const { name, of } = part;
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Calls`;
  const parts = guardParts(groupsOf(part));
  const { rows, functions } = parts;
  const descriptors = descriptorRows(groupsOf(part));
  const names = Object.entries(part.calls).map(
    ([group, calls]) => `  readonly ${group}: ${calls.map((call) => `'${call}'`).join(' | ')};`,
  );
  return [
    HEADER,
    "import type { AnswerGuards, CallData, CallTable } from '../calls.ts';",
    '',
    `/** Names of the calls that ${of}, by group. */`,
    `export interface ${type} {`,
    ...names,
    '}',
    '',
    `type Part<Table extends Record<keyof ${type}, unknown>> = {`,
    `  readonly [Group in keyof ${type}]: Pick<Table[Group], ${type}[Group] & keyof Table[Group]>;`,
    '};',
    '',
    ...helpersFor(parts),
    functions.join('\n\n'),
    '',
    ...mannerSource(descriptors),
    `/** Holds method, path, encoding and token rule of the calls that ${of}. */`,
    `export const ${name}Calls: Part<CallTable> = {`,
    ...descriptors,
    '};',
    '',
    `/** Tells for the calls that ${of} whether a value is what they answer; extra fields are fine. */`,
    `export const ${name}Guards: Part<AnswerGuards> = {`,
    ...rows,
    '};',
    '',
  ].join('\n');
};

/** Writes the module that holds descriptors and guards of the calls that a picker makes. */
export const pickerCallsSource = (): string => partSource(pickerPart);

/** Writes the module that holds descriptors and guards of the calls that make view links. */
export const linkCallsSource = (): string => partSource(linkPart);
