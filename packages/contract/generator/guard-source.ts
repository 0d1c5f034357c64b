/** The parts of JSON Schema that schemas of responses use. */
export interface DataSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly DataSchema[];
  readonly properties?: Readonly<Record<string, DataSchema>>;
  readonly required?: readonly string[];
  readonly items?: DataSchema;
  readonly $defs?: Readonly<Record<string, DataSchema>>;
}

/** Names the guard function of a shared schema. */
export const guardName = (id: string): string => `is${id}`;

const nameOfRef = (ref: string): string => guardName(ref.replace('#/$defs/', ''));

const PRIMITIVES: Readonly<Record<string, (value: string) => string>> = {
  string: (value) => `typeof ${value} === 'string'`,
  boolean: (value) => `typeof ${value} === 'boolean'`,
  number: (value) => `typeof ${value} === 'number'`,
  integer: (value) => `Number.isInteger(${value})`,
  null: (value) => `${value} === null`,
};

/** Names of the checks that stand in `guard-parts.ts` or in the engine. */
const SHARED_CHECKS: Readonly<Record<string, string>> = {
  string: 'isText',
  boolean: 'isFlag',
  integer: 'Number.isInteger',
};

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);

/** How many optional fields of one kind are checked by their names; fewer are shorter when each is written out. */
const MANY = 3;

/** Names the check of what a field may hold, where it is one that many fields share. */
const sharedCheck = (field: DataSchema): string | undefined =>
  typeof field.type === 'string' && field.enum === undefined && field.const === undefined
    ? SHARED_CHECKS[field.type]
    : undefined;

const objectCheck = (schema: DataSchema, value: string): string => {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {});
  const byCheck = new Map<string, string[]>();
  for (const [key, field] of fields) {
    const check = required.has(key) ? undefined : sharedCheck(field);
    if (check !== undefined) byCheck.set(check, [...(byCheck.get(check) ?? []), key]);
  }
  const many = [...byCheck].filter(([, keys]) => keys.length >= MANY);
  const inMany = new Set(many.flatMap(([, keys]) => keys));
  const single = fields
    .filter(([key]) => !inMany.has(key))
    .map(([key, field]) => {
      const place = `${value}.${key}`;
      const check = checkSource(field, place);
      return required.has(key) ? check : `(${place} === undefined || ${check})`;
    });
  const grouped = many.map(
    ([check, keys]) => `areOptional(${value}, ${check}, [${keys.map(literal).join(', ')}])`,
  );
  return [`isRecord(${value})`, ...single, ...grouped].join(' && ');
};

/** Writes the expression that tells whether `value` matches a schema. Throws on a keyword it does not know. */
export const checkSource = (schema: DataSchema, value: string): string => {
  if (schema.$ref !== undefined) return `${nameOfRef(schema.$ref)}(${value})`;
  if (schema.const !== undefined) return `${value} === ${literal(schema.const)}`;
  if (schema.enum !== undefined)
    return `(${schema.enum.map((one) => `${value} === ${literal(one)}`).join(' || ')})`;
  if (schema.anyOf !== undefined)
    return `(${schema.anyOf.map((one) => `(${checkSource(one, value)})`).join(' || ')})`;
  if (Array.isArray(schema.type)) {
    return checkSource({ anyOf: schema.type.map((type: string) => ({ type })) }, value);
  }
  if (schema.type === 'object') return objectCheck(schema, value);
  if (schema.type === 'array') return arrayCheck(schema, value);
  const primitive = typeof schema.type === 'string' ? PRIMITIVES[schema.type] : undefined;
  if (primitive === undefined) throw new Error(`No guard can be written for ${JSON.stringify(schema)}`);
  return primitive(value);
};

const arrayCheck = (schema: DataSchema, value: string): string => {
  if (schema.items === undefined) throw new Error(`An array schema needs items: ${JSON.stringify(schema)}`);
  const { $ref } = schema.items;
  const isItem = $ref === undefined ? `(item) => ${checkSource(schema.items, 'item')}` : nameOfRef($ref);
  return `isList(${value}, ${isItem})`;
};
