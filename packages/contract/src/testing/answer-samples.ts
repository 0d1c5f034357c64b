import fc from 'fast-check';
import { z } from 'zod';

/** The parts of JSON Schema that answers use. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

type Arbitrary = fc.Arbitrary<unknown>;

const plain: Readonly<Record<string, Arbitrary>> = {
  string: fc.string({ maxLength: 6 }),
  integer: fc.integer({ min: 0, max: 1_000_000 }),
  number: fc.integer({ min: -1000, max: 1000 }),
  boolean: fc.boolean(),
  null: fc.constant(null),
};

const recordOf = ({ properties = {}, required = [] }: JsonSchema, root: JsonSchema): Arbitrary => {
  const fields = Object.entries(properties).map(([name, one]) => [name, sampleOf(one, root)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
};

const typedSampleOf = (schema: JsonSchema, root: JsonSchema): Arbitrary => {
  const { items, type = '' } = schema;
  if (items !== undefined) return fc.array(sampleOf(items, root), { maxLength: 3 });
  if (typeof type === 'object') return fc.oneof(...type.map((one) => sampleOf({ type: one }, root)));
  if (type === 'object') return recordOf(schema, root);
  const known = plain[type];
  if (known === undefined) throw new Error(`no samples for ${JSON.stringify(schema)}`);
  return known;
};

const sampleOf = (schema: JsonSchema, root: JsonSchema): Arbitrary => {
  const { $ref, anyOf, enum: values } = schema;
  if ($ref !== undefined) return sampleOf(root.$defs?.[$ref.replace('#/$defs/', '')] ?? {}, root);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => sampleOf(one, root)));
  if (values !== undefined) return fc.constantFrom(...values);
  return 'const' in schema ? fc.constant(schema.const) : typedSampleOf(schema, root);
};

/** Creates values that a schema of a response accepts. */
export const createSamples = (data: z.ZodType): Arbitrary => {
  const schema = z.toJSONSchema(data, { io: 'output' }) as JsonSchema;
  return sampleOf(schema, schema);
};

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
    : []),
];

/** Values that JSON of a broken server may hold in place of anything; undefined stands for a missing field. */
const wrong = [undefined, null, 'x', '', 3, 1.5, true, [], {}, [null], { userId: 1 }] as const;

const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item: unknown, at): unknown => (at === Number(key) ? replaced(item, rest, by) : item));
  const fields = Object.entries(value as Readonly<Record<string, unknown>>).map(
    ([name, inner]): [string, unknown] => [name, name === key ? replaced(inner, rest, by) : inner],
  );
  return Object.fromEntries(fields);
};

/** Creates values of a response of which one place, picked at random, holds something else. */
export const createDamagedSamples = (data: z.ZodType): Arbitrary =>
  createSamples(data).chain((value) =>
    fc
      .tuple(fc.constantFrom(...pathsOf(value)), fc.constantFrom(...wrong))
      .map(([path, by]) => replaced(value, path, by)),
  );
