import type { EquivalentMutants } from '../leave-out.ts';

const UNDEFINED_EITHER_WAY = 'A function that ends without a value returns undefined too.';
const CAUGHT = 'What has no such field throws, and what throws has no name.';
const FOR_READERS = 'Nothing goes by the name of a middleware: it is for whoever reads the list.';
const SLOWER = 'What writes bodies writes queries the same way; it has to be loaded first.';
const IN_EVERY_KEY = 'It stands in every key of such a call alike.';
const NO_TOKEN = 'Undefined is not a token, and what follows does nothing with it.';

const PAGE =
  "const page = typeof value === 'object' && value !== null && 'page' in value ? value.page : undefined;";
const NAME =
  "const name = typeof page === 'object' && page !== null && 'name' in page ? page.name : undefined;";

/** The conditions before a field is read: without one of them it throws, or is undefined. */
const fieldGuards = (line: string, [value, field]: readonly [string, string]) => {
  const [isObject, isThere] = [`typeof ${value} === 'object'`, `${value} !== null`];
  const both = `${isObject} && ${isThere}`;
  const all = `${both} && '${field}' in ${value}`;
  const changes = [
    [all, 'true'],
    [all, `${both} || '${field}' in ${value}`],
    [both, 'true'],
    [both, `${isObject} || ${isThere}`],
    [isObject, 'true'],
    [isThere, 'true'],
  ] as const;
  return changes.map(([from, to]) => ({ line, from, to, why: CAUGHT }));
};

const middleware = (name: string) => [
  { line: `name: '${name}',`, from: `'${name}'`, to: '""', why: FOR_READERS },
];

/** Equivalent changes of the client. */
export const CLIENT_EQUIVALENTS: EquivalentMutants = {
  'packages/client/src/canvas-name.ts': [
    ...fieldGuards(PAGE, ['value', 'page']),
    ...fieldGuards(NAME, ['page', 'name']),
    { line: '} catch {', from: '{', to: '{}', why: UNDEFINED_EITHER_WAY },
  ],
  'packages/client/src/bind-contact.ts': [
    {
      line: 'const info = thirdInfo === undefined ? {} : { thirdInfo };',
      from: 'thirdInfo === undefined',
      to: 'false',
      why: 'Undefined fields are not sent.',
    },
  ],
  'packages/client/src/compose-client.ts': [
    {
      line: "call.encoding === 'query' && !call.path.includes('{') && !call.inHeaders",
      from: "call.encoding === 'query' && !call.path.includes('{') && !call.inHeaders",
      to: 'false',
      why: SLOWER,
    },
    {
      line: "call.encoding === 'query' && !call.path.includes('{') && !call.inHeaders",
      from: "'query'",
      to: '""',
      why: SLOWER,
    },
    {
      line: "call.encoding === 'query' && !call.path.includes('{') && !call.inHeaders",
      from: "'{'",
      to: '""',
      why: SLOWER,
    },
  ],
  'packages/client/src/create-exchange.ts': [
    {
      line: 'if (stopped !== undefined) return;',
      from: 'stopped !== undefined',
      to: 'false',
      why: 'A promise is rejected once, and a signal given once.',
    },
  ],
  'packages/client/src/decode-response.ts': [
    { line: '} catch {', from: '{', to: '{}', why: UNDEFINED_EITHER_WAY },
    {
      line: "return error.envelopeCode === undefined ? 'toast' : reactionTo(error.envelopeCode).effect;",
      from: 'error.envelopeCode === undefined',
      to: 'false',
      why: 'The table has a toast for every code that it does not know.',
    },
  ],
  'packages/client/src/encode-query.ts': [
    {
      line: 'a[0] < b[0] ? -1 : 1;',
      from: 'a[0] < b[0]',
      to: 'a[0] <= b[0]',
      why: 'No two fields of an object have the same name.',
    },
  ],
  'packages/client/src/encode-request.ts': [
    {
      line: 'blobCount += 1;',
      from: 'blobCount += 1',
      to: 'blobCount -= 1',
      why: 'Numbers below zero tell files apart as well.',
    },
    {
      line: "const named = headers === undefined ? '' : ` ${JSON.stringify(headers)}`;",
      from: 'headers === undefined',
      to: 'false',
      why: IN_EVERY_KEY,
    },
    {
      line: "const named = headers === undefined ? '' : ` ${JSON.stringify(headers)}`;",
      from: "''",
      to: '"Stryker was here!"',
      why: IN_EVERY_KEY,
    },
    {
      line: 'return headers === undefined ? request : { ...request, headers, key: request.key + named };',
      from: 'headers === undefined',
      to: 'false',
      why: 'Headers that are undefined are none.',
    },
    {
      line: "if (!path.includes('{')) return { path, rest: fields };",
      from: "!path.includes('{')",
      to: 'false',
      why: 'Where nothing has to be filled in, all fields are left.',
    },
    {
      line: "if (!path.includes('{')) return { path, rest: fields };",
      from: "'{'",
      to: '""',
      why: 'Where nothing has to be filled in, all fields are left.',
    },
  ],
  'packages/client/src/errors.ts': [
    {
      line: 'Object.defineProperty(this, brand, { value: true });',
      from: '{ value: true }',
      to: '{}',
      why: 'An error is known by having the field, whatever is in it.',
    },
    {
      line: 'Object.defineProperty(this, brand, { value: true });',
      from: 'true',
      to: 'false',
      why: 'An error is known by having the field, whatever is in it.',
    },
  ],
  'packages/client/src/middleware/idempotency.ts': middleware('idempotency'),
  'packages/client/src/middleware/no-cache.ts': middleware('no-cache'),
  'packages/client/src/middleware/supersede.ts': middleware('supersede'),
  'packages/client/src/middleware/timeout.ts': middleware('timeout'),
  'packages/client/src/middleware/token.ts': middleware('token'),
  'packages/client/src/middleware/write-watch.ts': middleware('write-watch'),
  'packages/client/src/sign-out.ts': [
    {
      line: 'if (current !== undefined) dead.add(current);',
      from: 'current !== undefined',
      to: 'true',
      why: NO_TOKEN,
    },
  ],
  'packages/client/src/tokens/cookie.ts': [
    { line: '} catch {', from: '{', to: '{}', why: UNDEFINED_EITHER_WAY },
    {
      line: "const jar = (): CookieJar => options.jar ?? page().document ?? { cookie: '' };",
      from: "''",
      to: '"Stryker was here!"',
      why: 'A text without = holds no cookie either.',
    },
  ],
  'packages/client/src/tokens/memory.ts': [
    {
      line: 'const provideNothing = (): Promise<undefined> => Promise.resolve(undefined);',
      from: '(): Promise<undefined> => Promise.resolve(undefined)',
      to: '() => undefined',
      why: 'Whoever waits for either gets undefined.',
    },
  ],
  'packages/client/src/view-password.ts': [
    {
      line: "isApiError(thrown) ? PROBLEMS[thrown.envelopeCode ?? ''] : undefined;",
      from: "''",
      to: '"Stryker was here!"',
      why: 'No code is called by either text.',
    },
  ],
};
