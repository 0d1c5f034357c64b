import { endpoints } from '@chartdock/contract/schema';
import type { Endpoint } from '@chartdock/contract/schema';
import { z } from 'zod';
import { embedCalls } from '../domains/partners/embed-calls.ts';

/** A call of the contract with its name. */
export interface NamedCall {
  readonly name: string;
  readonly endpoint: Endpoint;
}

const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  ...endpoints,
  embed: embedCalls,
};

/** Lists every call of the contract, and those beside the guest page. */
export const namedCalls: readonly NamedCall[] = Object.entries(groups).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
);

const PROBE = '01890000-0000-7000-8000-00000000abcd';

/** The fields of a call's input by name. */
export const fieldsOf = ({ endpoint }: NamedCall): Readonly<Record<string, z.ZodType>> =>
  endpoint.input instanceof z.ZodObject ? endpoint.input.shape : {};

/** Returns whether a field names a file or folder: it takes an id and no other text. A partner's id may be any word. */
export const isIdField = (schema: z.ZodType): boolean =>
  schema.safeParse(PROBE).success && !['some text', 'word'].some((text) => schema.safeParse(text).success);

/** Returns whether a field names files and folders in a list. */
export const isItemList = (schema: z.ZodType): boolean =>
  schema.safeParse([{ fileId: PROBE, fileType: 'chart' }]).success && !schema.safeParse('some text').success;

/** Fields that name a person, an organisation, an order or a window, which are no files and no folders. */
const NO_ITEMS: ReadonlySet<string> = new Set(['userId', 'userid', 'orderId', 'orgId', 'uuid', 'channel']);

/** Returns whether a field of a call names a file or folder, by its name and by its values. */
export const namesItem = ([field, schema]: readonly [string, z.ZodType]): boolean =>
  !NO_ITEMS.has(field) && (isIdField(schema) || isItemList(schema));

// A partner's backend identifies itself and its person in the body; its own suite proves the items that it may name.
const BY_SECRET: ReadonlySet<string> = new Set(['embed.token']);

/** Lists the calls that name a file or folder, and are made for the person of the token in the header. */
export const callsWithIds: readonly NamedCall[] = namedCalls.filter(
  (call) => !BY_SECRET.has(call.name) && Object.entries(fieldsOf(call)).some(namesItem),
);

const CANDIDATES: readonly unknown[] = [
  'chart',
  'folder',
  'template',
  'clone',
  'viewer',
  'flow',
  'png',
  'move',
  'copy',
  'to_trash',
  'restore',
  'remove_from_trash',
  '1',
  'some text',
  'c0',
  ['c0'],
];

/** Lists the values of a field that its schema takes, out of a fixed few; one is enough where any text is taken. */
const valuesOf = (schema: z.ZodType): readonly unknown[] => {
  if (schema.safeParse('some text').success) return ['some text'];
  return CANDIDATES.filter((value) => schema.safeParse(value).success);
};

/** Builds every input of a call that names one thing, with each combination of its closed choices. */
export const inputsFor = (call: NamedCall, id: string): Record<string, unknown>[] => {
  let inputs: Record<string, unknown>[] = [{}];
  for (const [field, schema] of Object.entries(fieldsOf(call))) {
    const values = fieldValues(schema, id);
    if (values.length === 0) continue;
    inputs = inputs.flatMap((input) => values.map((value) => ({ ...input, [field]: value })));
  }
  return inputs.filter((input) => call.endpoint.input.safeParse(input).success);
};

const fieldValues = (schema: z.ZodType, id: string): readonly unknown[] => {
  if (schema instanceof z.ZodFile) return [new File(['# Text'], 'text.md')];
  if (isIdField(schema)) return [id];
  if (isItemList(schema)) return ['chart', 'folder'].map((fileType) => [{ fileId: id, fileType }]);
  // An optional field that names nothing changes no permissions.
  return schema.safeParse(undefined).success ? [] : valuesOf(schema);
};
