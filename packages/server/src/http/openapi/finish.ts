import type { ZodOpenApiOverride, createDocument } from 'zod-openapi';
import { showExample } from './show-examples.ts';
import { INPUT_FIELDS } from './words/input-fields.ts';
import { OUTPUT_FIELDS } from './words/output-fields.ts';

/** The OpenAPI document of the server. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

type Node = Record<string, unknown>;
type Words = Readonly<Record<string, string>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Shows an input as callers send it best, where the contract says how: a number as a number, though digits are taken too. */
export const showSent: ZodOpenApiOverride = ({ jsonSchema }) => {
  const node: Node = jsonSchema;
  const { sentAs } = node;
  if (!isNode(sentAs)) return;
  for (const key of Object.keys(node)) if (key !== 'description') Reflect.deleteProperty(node, key);
  Object.assign(node, sentAs);
};

/**
 * Describes every field and parameter, and leaves every object open: the contract's guards take fields that they do not know, and
 * so must clients.
 */
export const finish = (document: OpenApiDocument): OpenApiDocument => {
  const { schemas } = document.components ?? {};
  const words = { ...INPUT_FIELDS, ...OUTPUT_FIELDS };
  for (const [name, schema] of Object.entries(schemas ?? {}))
    walk(schema, name.replace(/Output$/, ''), words);
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item).filter(isNode)) {
      finishOperation(operation);
      showExample(operation);
    }
  }
  return document;
};

const finishOperation = (operation: Node): void => {
  const name = String(operation['operationId']);
  const sent = { ...OUTPUT_FIELDS, ...INPUT_FIELDS };
  for (const parameter of listOf(operation['parameters'])) {
    const field = parameter['name'];
    if (typeof field === 'string') parameter['description'] ??= wordsFor(sent, name, field);
    walk(parameter, name, sent);
  }
  walk(operation['requestBody'], name, sent);
  walk(operation['responses'], name, { ...INPUT_FIELDS, ...OUTPUT_FIELDS });
};

const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const wordsFor = (words: Words, place: string, field: string): string | undefined =>
  words[`${place}.${field}`] ?? words[field];

const walk = (value: unknown, place: string, words: Words): void => {
  if (!isNode(value)) return;
  if (value['additionalProperties'] === false) delete value['additionalProperties'];
  tidyBounds(value);
  const { properties } = value;
  if (isNode(properties)) {
    for (const [field, schema] of Object.entries(properties)) {
      if (isNode(schema)) schema['description'] ??= wordsFor(words, place, field);
    }
  }
  for (const inner of Object.values(value)) walk(inner, place, words);
};

/** The bounds of JavaScript's exact integers say nothing about the field. */
const tidyBounds = (schema: Node): void => {
  if (schema['type'] !== 'integer') return;
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] !== Number.MAX_SAFE_INTEGER) return;
  delete schema['maximum'];
  schema['format'] = 'int64';
};
