import { contractCalls } from '../../domains/domains.ts';
import { embeddedCalls } from '../../domains/partners/embedded-calls.ts';
import { fieldsOf, namesItem } from '../call-inputs.ts';
import type { NamedCall } from '../call-inputs.ts';
import type { Asker, Cast } from './actors.ts';
import { CALL_ROWS } from './call-rows.ts';
import type { CallRow, Named, NamingField } from './call-rows.ts';
import type { Thing } from './victim.ts';

/** One question: may someone make a call, and about which thing. */
export interface Cell {
  readonly call: NamedCall;
  readonly row: CallRow;
  readonly asker: Asker;
  /** The field that names the thing; undefined for a call that names none. */
  readonly asked?: { readonly field: string; readonly naming: NamingField; readonly thing: Thing };
}

/** Questions of one asker through one field of one call: among them answers for foreign and missing things are compared. */
export type CellGroup = readonly [Cell, ...Cell[]];

/** Lists every call that the server implements. */
export const implementedCalls: readonly NamedCall[] = [...contractCalls, ...embeddedCalls];

/** Lists faults of the declarations: calls and fields that no row speaks of, and rows that speak of none. */
export const findUndeclared = (
  calls: readonly NamedCall[] = implementedCalls,
  rows: Readonly<Record<string, readonly CallRow[]>> = CALL_ROWS,
): readonly string[] => {
  const unknown = Object.keys(rows).filter((name) => !calls.some((call) => call.name === name));
  const missing = calls.flatMap((call) => {
    const declared = rows[call.name] ?? [];
    if (declared.length === 0) return [`${call.name} stands in no row`];
    const named = new Set(declared.flatMap(({ fields = {} }) => Object.keys(fields)));
    return Object.entries(fieldsOf(call))
      .filter(([field, schema]) => namesItem([field, schema]) && !named.has(field))
      .map(([field]) => `${call.name} names something in ${field}, which stands in no row`);
  });
  return [...unknown.map((name) => `${name} is no call`), ...missing];
};

const KINDS: Readonly<Record<Named, readonly Thing['kind'][]>> = {
  file: ['file'],
  folder: ['folder'],
  either: ['file', 'folder'],
  notice: ['notice'],
};

/** Those without a token that is good for anything are asked about one thing and one that is missing: it must make no difference. */
const isAskedAbout = ({ token, shows }: Asker, { place }: Thing): boolean => {
  if (token.is === 'dead' || token.is === 'expired') return place === 'private' || place === 'gone';
  return shows === undefined || place !== 'inside';
};

const takesLink = (call: NamedCall): boolean => 'link' in fieldsOf(call);

/** Lists every question that the rows make possible, in the order of the calls. */
export const listGroups = ({ victim, askers }: Cast): readonly CellGroup[] =>
  implementedCalls.flatMap((call) =>
    (CALL_ROWS[call.name] ?? []).flatMap((row) =>
      askers
        .filter(({ shows }) => shows === undefined || takesLink(call))
        .flatMap((asker) => groupsOf({ call, row, asker }, victim.things)),
    ),
  );

const groupsOf = (base: Omit<Cell, 'asked'>, things: readonly Thing[]): CellGroup[] => {
  const fields = Object.entries(base.row.fields ?? {});
  if (fields.length === 0) return [[base]];
  return fields.flatMap(([field, naming]) =>
    KINDS[naming.names].flatMap((kind) => {
      const cells = things
        .filter((thing) => thing.kind === kind && isAskedAbout(base.asker, thing))
        .map((thing): Cell => ({ ...base, asked: { field, naming, thing } }));
      const [first, ...others] = cells;
      return first === undefined ? [] : [[first, ...others] as const];
    }),
  );
};

const typeWord = (kind: Thing['kind']): 'chart' | 'folder' => (kind === 'folder' ? 'folder' : 'chart');

/** Writes the value of a naming field, and its type where the call wants that. */
const fill = (
  [field, { typeIn, isList }]: readonly [string, NamingField],
  { id, kind }: Pick<Thing, 'id' | 'kind'>,
): Record<string, unknown> => {
  const type = typeWord(kind);
  if (isList === true) return { [field]: [{ fileId: id, fileType: type }] };
  return { [field]: id, ...(typeIn === undefined ? {} : { [typeIn]: type }) };
};

/** Builds the input of a question: the thing in its field, the asker's own things in the others. Throws for an input that the call would not take. */
export const inputOf = (
  { call, row, asker, asked }: Cell,
  { victim, rivalSecret }: Cast,
): Record<string, unknown> => {
  const { helpers, shows } = asker;
  const words: Readonly<Record<string, string>> = {
    VICTIM: call.name === 'session.signIn' ? victim.person.email : victim.person.id,
    RIVAL: rivalSecret,
  };
  const filled = Object.entries(row.fill ?? {}).map(
    ([field, value]) => [field, (typeof value === 'string' && words[value]) || value] as const,
  );
  const named = Object.entries(row.fields ?? {}).map(([field, naming]) => {
    if (asked?.field === field) return fill([field, naming], asked.thing);
    const kind = naming.names === 'folder' ? 'folder' : 'file';
    return fill([field, naming], { id: helpers[kind], kind });
  });
  const link =
    shows === undefined
      ? {}
      : {
          link: shows.link,
          ...(shows.viewPassword === undefined ? {} : { viewPassword: shows.viewPassword }),
        };
  const input: Record<string, unknown> = Object.assign(Object.fromEntries(filled), ...named, link);
  if (!call.endpoint.input.safeParse(input).success)
    throw new Error(`The row of ${call.name} fills in what it does not take: ${JSON.stringify(input)}`);
  return input;
};
