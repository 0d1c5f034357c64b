import { readFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const embed = new URL('../../packages/embed/src/', import.meta.url);

const parse = async (file: string): Promise<ts.SourceFile> => {
  const text = await readFile(new URL(file, embed), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const commentOf = (node: ts.Node): string =>
  oneLine(
    ts
      .getJSDocCommentsAndTags(node)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' '),
  );

const findDeclaration = (
  source: ts.SourceFile,
  name: string,
): ts.InterfaceDeclaration | ts.TypeAliasDeclaration => {
  for (const node of source.statements)
    if ((ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === name)
      return node;
  throw new Error(`${source.fileName} has no ${name}`);
};

const membersTable = (source: ts.SourceFile, name: string, first: string): string[] => {
  const found = findDeclaration(source, name);
  if (!ts.isInterfaceDeclaration(found)) throw new Error(`${name} is no interface`);
  const rows = found.members.filter(ts.isPropertySignature).map((member) => {
    const key = member.name.getText().replaceAll("'", '');
    return `| \`${key}\` | \`${oneLine(member.type?.getText() ?? '')}\` | ${commentOf(member)} |`;
  });
  return [`| ${first} | carries | |`, '| --- | --- | --- |', ...rows, ''];
};

const shapes = (source: ts.SourceFile, names: readonly string[]): string[] => [
  '```ts',
  ...names.map((name) =>
    findDeclaration(source, name)
      .getText()
      .replace(/^export /, ''),
  ),
  '```',
  '',
];

/** Lists the words of a union of texts. */
const wordsOf = (source: ts.SourceFile, name: string): string[] =>
  [
    ...findDeclaration(source, name)
      .getText()
      .matchAll(/'([^']+)'/g),
  ].map(([, word]) => word ?? '');

const write = async (path: string, lines: readonly string[]): Promise<string> =>
  format(lines.join('\n'), { ...(await resolveConfig(path)), filepath: path });

/** Writes the reference of the messages between partner page and guest, from the types whose guards check them. */
export const pickerProtocolPage = async (): Promise<string> => {
  const [guest, host, extra, surface, greetings, protocol] = await Promise.all(
    [
      'wire/guest-calls.ts',
      'wire/host-calls.ts',
      'wire/extra-calls.ts',
      'surface.types.ts',
      'handshake/greetings.ts',
      'protocol.ts',
    ].map(parse),
  );
  if (!guest || !host || !extra || !surface || !greetings || !protocol)
    throw new Error('a source is missing');
  const { ACK_MS, DEADLINE_MS, MESSAGE_BYTES, MESSAGES_PER_SECOND, PENDING_REQUESTS } =
    await import('../../packages/embed/src/protocol.ts');
  return write('docs/reference/picker-protocol.md', [
    '# Messages between a partner page and the picker',
    '',
    'Written from the types of `@chartdock/embed` by `node scripts/write-references.ts`; do not edit by hand. Pages use',
    '`createChartdock` and never this; it is for whoever writes another end.',
    '',
    '## Greeting',
    '',
    'By window messages, to exact origins. The welcome hands over a port; everything after it goes through the port. A guest in a window',
    'says `stranger` to a page that says hello and is not registered.',
    '',
    ...shapes(greetings, ['Hello', 'Join', 'Welcome', 'Refuse', 'Stranger']),
    '## Through the port',
    '',
    `A request (\`req\`) gets exactly one answer (\`res\`), which acknowledges it too. One that has no answer after ${ACK_MS} ms is`,
    'acknowledged (`ack`) once before it; one that is refused never is. Who asks without a deadline (`d` is 0) waits for the',
    `first of both no longer than ${DEADLINE_MS / 1000} seconds, and then as long as the surface lives. \`cancel\` stops a request, whose answer is`,
    'then the code `cancelled`. A `ping` gets a `pong`, and an event that is not known gets the event `unsupported`.',
    '',
    `At most ${MESSAGE_BYTES / 1024} KiB of JSON a message, ${PENDING_REQUESTS} requests without an answer each way, and ${MESSAGES_PER_SECOND} messages of \`req\`, \`evt\` and \`ping\``,
    'a second.',
    '',
    ...shapes(protocol, [
      'RequestMessage',
      'ResultMessage',
      'ErrorMessage',
      'WireError',
      'IdMessage',
      'EventMessage',
      'ByeMessage',
    ]),
    '## What the page asks of the picker',
    '',
    ...membersTable(guest, 'GuestCalls', 'method'),
    '## What the picker asks of the page',
    '',
    ...membersTable(host, 'HostCalls', 'method'),
    'The page’s options decide whether it has these; `pay.present` is asked only where the welcome lists the feature of that name, and an answer pays nothing.',
    '',
    ...membersTable(extra, 'ExtraCalls', 'method'),
    ...membersTable(extra, 'PayCalls', 'method'),
    '## Events of the picker',
    '',
    ...membersTable(surface, 'GuestEvents', 'event'),
    '## Values',
    '',
    ...shapes(surface, [
      'PickedItem',
      'TokenGrant',
      'PaymentOffer',
      'ReplayState',
      'SurfaceUpdate',
      'SessionStatus',
    ]),
  ]);
};

/** Writes the catalogue of outcomes and error codes. */
export const pickerErrorsPage = async (): Promise<string> => {
  const [errors, surface] = await Promise.all(['errors.ts', 'surface.types.ts'].map(parse));
  if (!errors || !surface) throw new Error('a source is missing');
  const { isRetryable } = await import('../../packages/embed/src/errors.ts');
  const meanings = [
    ...commentOf(findDeclaration(errors, 'SurfaceErrorCode')).matchAll(/((?:`\w+`(?:, )?)+): ([^.;]+)/g),
  ];
  const meaningOf = (code: string): string =>
    meanings.find(([, codes]) => codes?.includes(`\`${code}\``))?.[2]?.trim() ?? '';
  const retryOf = (code: string): string => (isRetryable(code) ? 'yes' : '');
  const lost = wordsOf(errors, 'SurfaceErrorCode').map(
    (code) => `| \`${code}\` | ${retryOf(code)} | ${meaningOf(code)} |`,
  );
  const failed = wordsOf(errors, 'WireErrorCode').map((code) => `| \`${code}\` | ${retryOf(code)} |`);
  const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');
  return write('docs/reference/picker-errors.md', [
    '# Outcomes and error codes of the picker',
    '',
    'Written from the types of `@chartdock/embed` by `node scripts/write-references.ts`; do not edit by hand.',
    '',
    'A surface ends with `done` and a `value`, `cancelled` `by` `user`, `host` or `signal`, `refused` with a `code` and what to do',
    '`next`, or `failed` with an `error`.',
    '',
    `Codes of \`refused\`: ${list(wordsOf(surface, 'RefusalCode'))}. What helps: ${list(wordsOf(surface, 'RefusalNext'))}.`,
    '',
    'Options that make no sense are no outcome: the promise rejects with an `EmbedError` of code `bad_option` whose message names the option.',
    'What only the picker can judge, e.g. a tab that there is not, is `refused` with `bad_option`;',
    'with `log`, an entry `bad_option` after `settled` names the options in its `detail`.',
    '',
    '## A surface that was lost',
    '',
    '| code | another try may work | meaning |',
    '| --- | --- | --- |',
    ...lost,
    '',
    '## A call over the port that failed',
    '',
    '| code | another try may work |',
    '| --- | --- |',
    ...failed,
    '',
  ]);
};
