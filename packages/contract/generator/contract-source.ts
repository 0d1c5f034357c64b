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

/** Writes the module that holds the zod-free descriptor of every call. */
export const descriptorsSource = (): string => {
  const rows = groups.map(({ group, calls }) => {
    const lines = calls.map(
      ([name, { method, path, encoding, inQuery, needToken, write, decided }]) =>
        `    ${name}: ${JSON.stringify({ name: `${group}.${name}`, method, path, encoding, inQuery, needToken, write, decided })},`,
    );
    return [`  ${group}: {`, ...lines, '  },'].join('\n');
  });
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

const answerSchema = (data: z.ZodType): AnswerSchema =>
  z.toJSONSchema(data, { io: 'output' }) as AnswerSchema;

/** Writes the module that holds a guard for every answer, with shared entities as functions of their own. */
export const guardsSource = (): string => {
  const shared = new Map<string, string>();
  const rows = groups.map(({ group, calls }) => {
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
  return [
    HEADER,
    "import type { AnswerGuards, CallData } from '../calls.ts';",
    '',
    'type Fields = Readonly<Record<string, unknown>>;',
    '',
    'const isRecord = (value: unknown): value is Fields =>',
    "  typeof value === 'object' && value !== null && !Array.isArray(value);",
    '',
    'const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>',
    '  Array.isArray(value) && value.every(isItem);',
    '',
    functions.join('\n\n'),
    '',
    '/** Tells for every call whether a value is what it answers; extra fields are fine. */',
    'export const answerGuards: AnswerGuards = {',
    ...rows,
    '};',
    '',
  ].join('\n');
};
