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

const descriptorRows = (of: typeof groups): readonly string[] =>
  of.map(({ group, calls }) => {
    const lines = calls.map(
      ([name, { method, path, encoding, inQuery, needToken, write, decided }]) =>
        `    ${name}: ${JSON.stringify({ name: `${group}.${name}`, method, path, encoding, inQuery, needToken, write, decided })},`,
    );
    return [`  ${group}: {`, ...lines, '  },'].join('\n');
  });

/** Writes the module that holds the zod-free descriptor of every call. */
export const descriptorsSource = (): string => {
  const rows = descriptorRows(groups);
  return [
    HEADER,
    "import type { CallTable } from '../calls.ts';",
    '',
    '/** Holds method, path, encoding and token rule of every call, without schemas. */',
    'export const calls: CallTable = {',
    ...rows,
    '};',
    '',
  ].join('\n');
};

/** The calls of a picker: few enough to be worth a table of their own, since a picker is loaded on other people's pages. */
const PICKER_CALLS: Readonly<Record<string, readonly string[]>> = {
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
};

const pickerGroups = (): typeof groups =>
  groups.flatMap(({ group, calls }) => {
    const wanted = calls.filter(([name]) => PICKER_CALLS[group]?.includes(name) === true);
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

const GUARD_HELPERS = [
  'type Fields = Readonly<Record<string, unknown>>;',
  '',
  'const isRecord = (value: unknown): value is Fields =>',
  "  typeof value === 'object' && value !== null && !Array.isArray(value);",
  '',
  'const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>',
  '  Array.isArray(value) && value.every(isItem);',
  '',
];

/** Writes the module that holds a guard for every answer, with shared entities as functions of their own. */
export const guardsSource = (): string => {
  const { rows, functions } = guardParts(groups);
  return [
    HEADER,
    "import type { AnswerGuards, CallData } from '../calls.ts';",
    '',
    ...GUARD_HELPERS,
    functions.join('\n\n'),
    '',
    '/** Tells for every call whether a value is what it answers; extra fields are fine. */',
    'export const answerGuards: AnswerGuards = {',
    ...rows,
    '};',
    '',
  ].join('\n');
};

/** Writes the module that holds descriptors and guards of the calls that a picker makes. */
export const pickerCallsSource = (): string => {
  const { rows, functions } = guardParts(pickerGroups());
  const names = Object.entries(PICKER_CALLS).map(
    ([group, calls]) => `  readonly ${group}: ${calls.map((name) => `'${name}'`).join(' | ')};`,
  );
  return [
    HEADER,
    "import type { AnswerGuards, CallData, CallTable } from '../calls.ts';",
    '',
    '/** Names of the calls that a picker makes, by group. */',
    'export interface PickerCalls {',
    ...names,
    '}',
    '',
    'type Part<Table extends Record<keyof PickerCalls, unknown>> = {',
    '  readonly [Group in keyof PickerCalls]: Pick<Table[Group], PickerCalls[Group] & keyof Table[Group]>;',
    '};',
    '',
    ...GUARD_HELPERS,
    functions.join('\n\n'),
    '',
    '/** Holds method, path, encoding and token rule of the calls that a picker makes. */',
    'export const pickerCalls: Part<CallTable> = {',
    ...descriptorRows(pickerGroups()),
    '};',
    '',
    '/** Tells for the calls that a picker makes whether a value is what they answer; extra fields are fine. */',
    'export const pickerGuards: Part<AnswerGuards> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
};
