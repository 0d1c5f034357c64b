/** Describes the address of a call as a document or a test writes it out. */
export interface LiteralAddress {
  /** Requirement that states the address; absent where the documents leave it to us. */
  readonly id?: string;
  readonly method: string;
  readonly path: string;
  readonly encoding: string;
}

/** Describes the address of a requirement; `encoding` is absent where its row does not state one. */
export interface StatedAddress {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly encoding?: string;
}

/** Describes what of a call is compared. */
export interface AddressedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly encoding: string;
  readonly requirements: readonly string[];
}

const encodings: readonly (readonly [pattern: RegExp, encoding: string])[] = [
  [/multipart|form data/i, 'multipart'],
  [/\bas JSON\b/, 'json'],
  [/\bform (fields|orderId)\b/, 'form'],
];

const statedEncoding = (statement: string, method: string): string | undefined =>
  method === 'GET' ? 'query' : encodings.find(([pattern]) => pattern.test(statement))?.[1];

const parseStatement = (id: string, statement: string): StatedAddress[] => {
  const method = /\b(GET|POST)\b/.exec(statement)?.[1];
  const path = /(\/(?:api|chart_image)\/[\w/{}]+)/.exec(statement)?.[1];
  if (method === undefined || path === undefined) return [];
  const encoding = statedEncoding(statement, method);
  return [{ id, method, path, ...(encoding === undefined ? {} : { encoding }) }];
};

/** Parses the addresses out of the requirement table: of every row about a call that states a method and a path. */
export const parseAddresses = (table: string): StatedAddress[] =>
  table.split('\n').flatMap((row) => {
    const [id = '', , statement = ''] = row.split('\t');
    return id.startsWith('CALL-') ? parseStatement(id, statement) : [];
  });

const write = ({ method, path, encoding }: Omit<StatedAddress, 'id'>): string =>
  [method, path, encoding].filter((part) => part !== undefined).join(' ');

const isSame = (stated: Omit<StatedAddress, 'id'>, other: Omit<LiteralAddress, 'id'>): boolean =>
  stated.method === other.method &&
  stated.path === other.path &&
  (stated.encoding === undefined || stated.encoding === other.encoding);

const literalProblems = (call: AddressedCall, literals: readonly LiteralAddress[]): string[] => {
  const literal = literals.find((one) => isSame(one, call));
  if (literal === undefined)
    return [
      `${call.name} is ${write(call)}, which no title of a test begins with, and tests/requirements/call-addresses.ts does not say`,
    ];
  return literal.id !== undefined && !call.requirements.includes(literal.id)
    ? [`${call.name} does not name ${literal.id} among its requirements`]
    : [];
};

const statedProblems = (call: AddressedCall, stated: ReadonlyMap<string, StatedAddress>): string[] =>
  call.requirements.flatMap((id) => {
    const wanted = stated.get(id);
    return wanted === undefined || isSame(wanted, call)
      ? []
      : [`${call.name} is ${write(call)}, but ${id} says ${write(wanted)}`];
  });

/**
 * Finds calls whose method, path or encoding is not what is written out by hand. The literals are compared with the
 * requirement table in turn, where it is at hand; so neither can follow the contract by mistake.
 */
export const findAddressProblems = (
  calls: readonly AddressedCall[],
  literals: readonly LiteralAddress[],
  table: readonly StatedAddress[],
): string[] => {
  const stated = new Map(table.map((one) => [one.id, one]));
  const gone = literals.filter((literal) => !calls.some((call) => isSame(literal, call)));
  const wrong = literals.flatMap((literal) => {
    const wanted = literal.id === undefined ? undefined : stated.get(literal.id);
    return wanted === undefined || isSame(wanted, literal)
      ? []
      : [
          `tests/requirements/call-addresses.ts or a title says ${write(literal)}, but ${wanted.id} says ${write(wanted)}`,
        ];
  });
  return [
    ...calls.flatMap((call) => [...literalProblems(call, literals), ...statedProblems(call, stated)]),
    ...gone.map(
      (literal) => `no call is ${write(literal)}${literal.id === undefined ? '' : `, as ${literal.id} says`}`,
    ),
    ...wrong,
  ];
};
