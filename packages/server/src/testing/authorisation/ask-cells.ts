import { createRandom } from '../../demo/random.ts';
import { PARTNER_ORIGIN } from '../partner.ts';
import { startTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import type { Database } from '../../kernel/db/database.ts';
import { createCast } from './actors.ts';
import type { Cast } from './actors.ts';
import { inputOf, listGroups } from './cells.ts';
import type { Cell, CellGroup } from './cells.ts';
import { expectationOf, hiddenFrom } from './expectation.ts';
import type { Expectation } from './expectation.ts';
import { askSurfaceGroup } from './ask-surfaces.ts';
import { findUnlike } from './breaches.ts';
import type { Breach } from './breaches.ts';
import { keepRows } from './kept-rows.ts';
import { askSales } from './sale-cells.ts';
import type { KeptRows } from './kept-rows.ts';
import { createProofs, listSurfaceGroups } from './surface-cells.ts';
import type { Proofs } from './surface-cells.ts';
import { findUnlisted } from './surfaces.ts';

/** Result of a run. */
export interface MatrixReport {
  readonly cells: number;
  /** Number of questions by expected verdict. */
  readonly verdicts: Readonly<Record<Expectation['verdict'], number>>;
  /** Allowed questions that were answered with a declared refusal in place of 200. */
  readonly business: number;
  readonly breaches: readonly Breach[];
}

/** Which questions to ask. */
export interface MatrixRun {
  /** Part of all questions that is asked, from 0 to 1. Default all. */
  readonly share?: number;
  readonly seed?: number;
  /** Names of the calls that are asked about, and method and path of pictures and downloads. Default all. */
  readonly calls?: readonly string[] | undefined;
  /** Hears how many questions were asked, now and then. */
  readonly onProgress?: (cells: number) => void;
}

const PROGRESS = 100;
const SETTINGS = { CHARTDOCK_FREE_FILES: '100000' };

/** Asks the real server over a database, which it fills, about every permission, and judges every response. */
export const askMatrix = async (database: Database, run: MatrixRun = {}): Promise<MatrixReport> => {
  const server = await startTestServer(database, SETTINGS);
  try {
    const cast = await createCast(server);
    const { person, things, link } = cast.victim;
    const ids = [
      person.id,
      person.email,
      link.id,
      ...things.filter(({ place }) => place !== 'gone').map(({ id }) => id),
    ];
    const proofs = await createProofs(server, cast);
    const rows = await keepRows(database.db, ids);
    const stage = { server, cast, rows, proofs };
    const report = await askGroups(stage, pickGroups(listGroups(cast), run), run);
    const withSurfaces = await askSurfaces(stage, run, report);
    if (run.calls !== undefined && !run.calls.includes('sales')) return withSurfaces;
    const sales = await askSales(server);
    return {
      ...withSurfaces,
      cells: withSurfaces.cells + sales.cells,
      breaches: [...withSurfaces.breaches, ...sales.breaches],
    };
  } finally {
    await server.stop();
  }
};

const pickGroups = (
  groups: readonly CellGroup[],
  { share = 1, seed = 1, calls }: MatrixRun,
): readonly CellGroup[] => {
  const random = createRandom(seed);
  return groups.filter(
    ([{ call }]) => random.next() < share && (calls === undefined || calls.includes(call.name)),
  );
};

/** Asks at the addresses of pictures and downloads as well; among the calls they go by method and path. */
const askSurfaces = async (stage: Stage, run: MatrixRun, report: MatrixReport): Promise<MatrixReport> => {
  const { share = 1, seed = 1, calls } = run;
  const random = createRandom(seed);
  const verdicts = { ...report.verdicts };
  const unlisted = calls === undefined ? findUnlisted(stage.server.app) : [];
  const breaches = [
    ...report.breaches,
    ...unlisted.map((said): Breach => ({ cell: 'addresses', what: 'unlisted', said })),
  ];
  let { cells } = report;
  for (const group of listSurfaceGroups(stage.cast)) {
    const [first] = group;
    const isWanted = calls === undefined || (first !== undefined && calls.includes(first.route));
    if (random.next() >= share || !isWanted) continue;
    const asked = await askSurfaceGroup(stage, group);
    breaches.push(...asked.breaches);
    for (const verdict of asked.verdicts) verdicts[verdict] += 1;
    cells += group.length;
    run.onProgress?.(cells);
  }
  return { ...report, cells, verdicts, breaches };
};

interface Stage {
  readonly server: TestServer;
  readonly cast: Cast;
  readonly rows: KeptRows;
  readonly proofs: Proofs;
}

const askGroups = async (
  stage: Stage,
  groups: readonly CellGroup[],
  { onProgress }: MatrixRun,
): Promise<MatrixReport> => {
  const breaches: Breach[] = [];
  const verdicts = { done: 0, refused: 0, missing: 0, outside: 0 };
  let [cells, business, told] = [0, 0, 0];
  for (const group of groups) {
    const missing = new Map<string, string>();
    for (const cell of group) {
      const expected = expectationOf(cell);
      const answer = await ask(stage, cell);
      const changed = await stage.rows.haveChanged();
      const said = judge(stage.cast, cell, { ...answer, expected, changed });
      if (expected.verdict === 'missing' && isForeign(cell)) missing.set(describe(cell), answer.shape);
      breaches.push(...said.map((one) => ({ cell: describe(cell), ...one })));
      if (changed || leavesTraces(cell, answer)) await putBack(stage);
      verdicts[expected.verdict] += 1;
      cells += 1;
      if (expected.verdict === 'done' && answer.code !== '200') business += 1;
    }
    breaches.push(...findUnlike(missing));
    if (cells >= told + PROGRESS) onProgress?.((told = cells));
  }
  return { cells, verdicts, business, breaches };
};

const describe = ({ call, row, asker, asked }: Cell): string => {
  const fill = row.fill === undefined ? '' : ` ${Object.values(row.fill).join(',').slice(0, 40)}`;
  const about = asked === undefined ? '' : `, ${asked.field}: ${asked.thing.place} ${asked.thing.kind}`;
  return `${call.name}${fill} by ${asker.name}${about}`;
};

interface Answer {
  readonly code: string;
  readonly text: string;
  /** Status and body without the id that was asked about. */
  readonly shape: string;
}

const ORIGINS = {
  'our page': { 'sec-fetch-site': 'same-origin' },
  'partner page': { origin: PARTNER_ORIGIN, 'sec-fetch-site': 'cross-site' },
} as const;

const ask = async ({ server, cast }: Stage, cell: Cell): Promise<Answer> => {
  const { call, row, asker, asked } = cell;
  const input = inputOf(cell, cast);
  const { method, inQuery = [], inHeaders = [] } = call.endpoint;
  const path = call.endpoint.path.replace(/\{(\w+)\}/g, (_place, name: string) => String(input[name]));
  const inAddress = Object.entries(input).filter(
    ([field]) => !inHeaders.includes(field) && (method === 'GET' || inQuery.includes(field)),
  );
  const query = new URLSearchParams(
    inAddress.map(([field, value]): [string, string] => [field, String(value)]),
  );
  const headers = {
    ...Object.fromEntries(inHeaders.map((name) => [name, String(input[name])])),
    ...(asker.sent === undefined ? {} : { token: asker.sent }),
    ...(row.from === undefined ? {} : ORIGINS[row.from]),
  };
  const response = await server.send(`${path}?${query.toString()}`, bodyOf(method, input, headers));
  const text = await response.text();
  const id = asked?.thing.id;
  const shape = `${response.status} ${id === undefined ? text : text.replaceAll(id, 'ID')}`;
  return { code: codeOf(text, row.byItem), text, shape };
};

const bodyOf = (
  method: string,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): RequestInit => {
  if (method === 'GET') return { headers };
  if (!Object.values(input).some((value) => value instanceof Blob)) {
    const body = JSON.stringify(input);
    return { method, headers: { ...headers, 'content-type': 'application/json' }, body };
  }
  const body = new FormData();
  for (const [field, value] of Object.entries(input))
    body.append(field, value instanceof Blob ? value : String(value));
  return { method, headers, body };
};

interface Envelope {
  readonly code?: string;
  readonly data?: { readonly results?: readonly { readonly code?: string }[] } | null;
}

const codeOf = (text: string, byItem = false): string => {
  const envelope = JSON.parse(text) as Envelope;
  const own = byItem ? envelope.data?.results?.[0]?.code : undefined;
  return own ?? envelope.code ?? 'none';
};

type Judged = Answer & { readonly expected: Expectation; readonly changed: boolean };

const judge = (cast: Cast, cell: Cell, answer: Judged): Omit<Breach, 'cell'>[] => {
  const { code, text, expected, changed } = answer;
  const shown = hiddenFrom(cell, cast).filter((word) => text.includes(word));
  return [
    ...(expected.codes.includes(code)
      ? []
      : [{ what: 'code', said: `${code} in place of ${expected.codes.join(' or ')}` } as const]),
    ...shown.map((word) => ({ what: 'leak', said: word }) as const),
    ...(changed && !mayChange(cell, answer) ? [{ what: 'write', said: code } as const] : []),
  ];
};

/** The victim changes their own things; others change things that they may use, by a call that was answered. */
const mayChange = ({ asker, asked }: Cell, { expected, code }: Judged): boolean => {
  if (expected.verdict !== 'done') return false;
  if (asker.as === 'victim') return true;
  return code === '200' && asked !== undefined && asked.naming.use !== 'hint';
};

/** Writes for others leave rows too, which would stand in the way of later questions. */
const leavesTraces = ({ call, asker }: Cell, { code }: Answer): boolean =>
  asker.shows !== undefined || (code === '200' && (call.endpoint.write || call.endpoint.method === 'POST'));

const putBack = async ({ server, cast, rows }: Stage): Promise<void> => {
  await rows.restore();
  const { app } = server;
  app.sessions.clear();
  // Tries at a link are counted in memory where there is one server alone.
  const subject = `view-link:${cast.victim.link.id}`;
  const own = ['127.0.0.1', '::ffff:127.0.0.1', '::1'].map((ip) => `${subject}:address:${ip}`);
  for (const key of [subject, ...own]) await app.attempts.clear(key);
};

/** Of one's own things one may be told more than of missing ones; to a token for items, things outside are foreign. */
const isForeign = ({ asker: { as, token }, asked }: Cell): boolean => {
  if (asked === undefined) return false;
  if (as !== 'victim' || asked.thing.place === 'gone') return true;
  return token.is === 'partner' && token.onlyItems && asked.thing.place !== 'inside';
};
