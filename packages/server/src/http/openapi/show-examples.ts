import * as CODE from '@chartdock/contract/codes';
import { messageOf } from '../answer.ts';
import { EXAMPLES } from './generated/examples.ts';

interface Content {
  readonly [type: string]: { example?: unknown };
}

/** The parts of an operation that examples are put into. */
export interface ShownOperation {
  readonly operationId?: string | undefined;
  readonly parameters?: readonly object[] | undefined;
  readonly requestBody?: object | undefined;
  readonly responses?: object | undefined;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), value);

const isContent = (value: unknown): value is Content => isNode(value);

/** Shows at an operation a request that a test sent, and its response. */
export const showExample = (operation: ShownOperation): void => {
  const example = EXAMPLES[operation.operationId ?? ''];
  if (example === undefined) return;
  const { request, data } = example;
  const msg = messageOf(CODE.ok, 'en');
  const answer = at(operation.responses, '200', 'content', 'application/json');
  if (isNode(answer)) Object.assign(answer, { example: { code: CODE.ok, msg, data } });
  const content = at(operation.requestBody, 'content');
  if (isContent(content)) for (const body of Object.values(content)) showBody(body, request);
  for (const parameter of operation.parameters ?? []) {
    const value = request[String(at(parameter, 'name'))];
    if (value !== undefined && at(parameter, '$ref') === undefined)
      Object.assign(parameter, { example: sentAs(at(parameter, 'schema', 'type'), value) });
  }
};

/** Digits and words of a query or a form, as the number or the truth that they stand for. */
const sentAs = (type: unknown, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (type === 'integer' || type === 'number') return Number(value);
  if (type === 'boolean') return value === 'true' || value === '1';
  return type === 'array' ? [value] : value;
};

const showBody = (body: { example?: unknown }, request: Node): void => {
  const properties = at(body, 'schema', 'properties');
  if (!isNode(properties)) return;
  const fields = Object.entries(properties).filter(([name]) => request[name] !== undefined);
  // A file is no text that could stand here.
  if (Object.values(properties).some((field) => at(field, 'format') === 'binary')) return;
  body.example = Object.fromEntries(
    fields.map(([name, field]) => [name, sentAs(at(field, 'type'), request[name])]),
  );
};
