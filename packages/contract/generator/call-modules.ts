import { z } from 'zod';
import type { CallDescriptor } from '../src/call.ts';
import type { Endpoint } from '../src/endpoint.ts';
import type { EndpointGroup } from './endpoint-groups.ts';
import { checkSource, guardName } from './guard-source.ts';
import type { DataSchema } from './guard-source.ts';

const HEADER =
  '// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.\n';

/** Names of the functions that guards are made of, as `guard-parts.ts` exports them. */
const GUARD_PARTS = ['areOptional', 'isFlag', 'isList', 'isRecord', 'isText'];

const schemaOf = (data: z.ZodType): DataSchema => z.toJSONSchema(data, { io: 'output' }) as DataSchema;

/** Guards of entities by their names, as functions. */
type Entities = ReadonlyMap<string, string>;

const entitiesOf = ({ endpoints }: EndpointGroup): Entities =>
  new Map(
    Object.values(endpoints).flatMap(({ data }) =>
      Object.entries(schemaOf(data).$defs ?? {}).map(([id, part]): [string, string] => [
        guardName(id),
        checkSource(part, 'value'),
      ]),
    ),
  );

const isUsedIn = (source: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(source);

const importLine = (from: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${from}';`];

const entityLines = (entities: Entities, exported: boolean): string =>
  [...entities]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, source]) =>
        `${exported ? `/** Returns whether a value is a ${name.slice(2)}. */\nexport ` : ''}const ${name} = (value: unknown): boolean =>\n  ${source};\n`,
    )
    .join('\n');

type Manner = Pick<CallDescriptor, 'method' | 'encoding' | 'needToken'>;

/** Defaults of `readCall` and `writeCall`. */
const MANNERS: Readonly<Record<'readCall' | 'writeCall', Manner>> = {
  readCall: { method: 'GET', encoding: 'query', needToken: true },
  writeCall: { method: 'POST', encoding: 'form', needToken: true },
};

/** Writes a call as what sets it apart from the others of its manner. */
const callSource = (group: string, name: string, endpoint: Endpoint): string => {
  const { method, path, encoding, inQuery, inHeaders, needToken, write, data } = endpoint;
  const make = write ? 'writeCall' : 'readCall';
  const { [make]: usual } = MANNERS;
  const own: Manner = { method, encoding, needToken };
  const apart = Object.fromEntries(
    Object.entries(own).filter(([key, value]) => usual[key as keyof Manner] !== value),
  );
  const fields = JSON.stringify({ name: `${group}.${name}`, path, inQuery, inHeaders, ...apart }).slice(
    1,
    -1,
  );
  const type = `typeof ${group}.${name}`;
  const guard = `(value): value is EndpointData<${type}> => ${checkSource(schemaOf(data), 'value')}`;
  return [
    `/** ${endpoint.summary} */`,
    `export const ${name}: EndpointCall<${type}> = /* @__PURE__ */ ${make}({ ${fields}, isData: ${guard} });`,
    '',
  ].join('\n');
};

const groupSource = (one: EndpointGroup, shared: Entities): string => {
  const { group, file, endpoints } = one;
  const calls = Object.entries(endpoints).map(([name, endpoint]) => callSource(group, name, endpoint));
  const own = new Map([...entitiesOf(one)].filter(([name]) => !shared.has(name)));
  const body = [entityLines(own, false), ...calls].join('\n');
  const used = (names: Iterable<string>): string[] => [...names].filter((name) => isUsedIn(body, name));
  return [
    HEADER,
    ...importLine('../../call.ts', used(Object.keys(MANNERS))),
    "import type { EndpointCall, EndpointData } from '../../endpoint.ts';",
    `import type { ${group} } from '../../endpoints/${file}.ts';`,
    ...importLine('../../guard-parts.ts', used(GUARD_PARTS)),
    ...importLine('../entities.ts', used(shared.keys()).sort()),
    '',
    body,
  ].join('\n');
};

/** Finds the guards that more than one group needs. */
const sharedEntities = (groups: readonly EndpointGroup[]): Entities => {
  const all = groups.flatMap((group) => [...entitiesOf(group)]);
  return new Map(all.filter(([name], at) => all.findIndex(([other]) => other === name) !== at));
};

const entitiesSource = (shared: Entities): string => {
  const body = entityLines(shared, true);
  return [
    HEADER,
    ...importLine(
      '../guard-parts.ts',
      GUARD_PARTS.filter((name) => isUsedIn(body, name)),
    ),
    '',
    body,
  ].join('\n');
};

const longName = (group: string, name: string): string =>
  `${group}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

// Each call is named by itself: a bundler keeps what makes a namespace, used or not.
const allCallsSource = (groups: readonly EndpointGroup[]): string => {
  const imports = groups.map(({ group, file, endpoints }) => {
    const names = Object.keys(endpoints).map((name) => `${name} as ${longName(group, name)}`);
    return `import { ${names.join(', ')} } from './calls/${file}.ts';`;
  });
  const rows = groups.map(({ group, endpoints }) => {
    const names = Object.keys(endpoints).map((name) => `${name}: ${longName(group, name)}`);
    return `  ${group}: { ${names.join(', ')} },`;
  });
  return [
    HEADER,
    ...imports,
    '',
    '/** Holds every call by group and name. Who needs a few takes them from `@chartdock/contract/calls/<group>`. */',
    'export const calls = {',
    ...rows,
    '};',
    '',
  ].join('\n');
};

const endpointsSource = (groups: readonly EndpointGroup[]): string =>
  [
    HEADER,
    ...groups.map(({ group, file }) => `import { ${group} } from '../endpoints/${file}.ts';`),
    '',
    '/** Holds every endpoint value by group: the server must implement each, the client offers each. */',
    `export const endpoints = { ${groups.map(({ group }) => group).join(', ')} };`,
    '',
    '/** The endpoint table, as a type. */',
    'export type Endpoints = typeof endpoints;',
    '',
  ].join('\n');

/** Writes the generated modules by their paths in `src/generated`: every call of a group is a value of its own. */
export const generateModules = (groups: readonly EndpointGroup[]): ReadonlyMap<string, string> => {
  const shared = sharedEntities(groups);
  return new Map([
    ['endpoints.ts', endpointsSource(groups)],
    ['entities.ts', entitiesSource(shared)],
    ['calls.ts', allCallsSource(groups)],
    ...groups.map((one): [string, string] => [`calls/${one.file}.ts`, groupSource(one, shared)]),
  ]);
};
