import { Ajv2020 } from 'ajv/dist/2020.js';

/** An answer of the server as a client sees it. */
export interface SeenAnswer {
  readonly method: string;
  /** Path of its address, without a query. */
  readonly path: string;
  readonly status: number;
  /** Its body as text, JSON. */
  readonly text: string;
}

/** Returns what is wrong with an answer by the document; undefined when nothing is, or when the document has no such operation. */
export type CheckAnswer = (answer: SeenAnswer) => string | undefined;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), value);

interface Operation {
  readonly method: string;
  readonly path: RegExp;
  readonly responses: Node;
}

const operationsOf = (document: unknown): readonly Operation[] =>
  Object.entries(isNode(at(document, 'paths')) ? (at(document, 'paths') as Node) : {}).flatMap(
    ([path, item]) =>
      Object.entries(isNode(item) ? item : {}).map(([method, operation]) => {
        const responses = at(operation, 'responses');
        const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
        return {
          method: method.toUpperCase(),
          path: new RegExp(`^${pattern}$`),
          responses: isNode(responses) ? responses : {},
        };
      }),
  );

/** Compares answers with an OpenAPI document: the code has to be one of the operation’s, and the rest what it says of that code. */
export const createAnswerCheck = (document: object): CheckAnswer => {
  const operations = operationsOf(document);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  ajv.addSchema(document, 'openapi');
  const findFault = (pointer: string, value: unknown): string | undefined => {
    const validate = ajv.getSchema(`openapi${pointer}`);
    if (validate === undefined) return `there is no schema ${pointer}`;
    return validate(value) === true ? undefined : ajv.errorsText(validate.errors, { dataVar: 'answer' });
  };
  return ({ method, path, status, text }) => {
    const operation = operations.find((one) => one.method === method && one.path.test(path));
    if (operation === undefined) return undefined;
    const schema = at(operation.responses, String(status), 'content', 'application/json', 'schema');
    if (schema === undefined) return `no JSON with HTTP status ${status} is described`;
    // A file that happens to be JSON has no envelope.
    if (at(schema, '$ref') === undefined && at(schema, 'discriminator') === undefined) return undefined;
    const value: unknown = JSON.parse(text);
    const code = at(value, 'code');
    const pointer = at(schema, '$ref') ?? at(schema, 'discriminator', 'mapping', String(code));
    if (typeof pointer !== 'string') return `code ${String(code)} is not described`;
    return findFault(pointer, value);
  };
};
