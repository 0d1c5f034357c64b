import * as CODE from '@chartdock/contract/codes';
import type { TestServer } from '../test-server.ts';
import type { Breach } from './breaches.ts';
import { findUnlike } from './breaches.ts';
import type { KeptRows } from './kept-rows.ts';
import { expectationAt } from './surface-cells.ts';
import type { Proofs, SurfaceCell, SurfaceGroup } from './surface-cells.ts';

/** Dependencies of the questions at addresses. */
export interface SurfaceStage {
  readonly server: TestServer;
  readonly rows: KeptRows;
  readonly proofs: Proofs;
}

/** Result of asking a group, and the expectation of each question. */
export interface AskedGroup {
  readonly breaches: readonly Breach[];
  readonly verdicts: readonly ReturnType<typeof expectationAt>['verdict'][];
}

/** Asks a group of questions at an address and judges every response. */
export const askSurfaceGroup = async (stage: SurfaceStage, group: SurfaceGroup): Promise<AskedGroup> => {
  const breaches: Breach[] = [];
  const missing = new Map<string, string>();
  const verdicts: AskedGroup['verdicts'][number][] = [];
  for (const cell of group) {
    const expected = expectationAt(cell);
    const answer = await ask(stage, cell);
    const changed = await stage.rows.haveChanged();
    const name = describe(cell);
    if (!expected.codes.includes(answer.code))
      breaches.push({
        cell: name,
        what: 'code',
        said: `${answer.code} in place of ${expected.codes.join()}`,
      });
    if (expected.verdict !== 'done') {
      const shown = cell.thing.marks.filter((word) => answer.text.includes(word));
      breaches.push(...shown.map((said): Breach => ({ cell: name, what: 'leak', said })));
      if (changed) breaches.push({ cell: name, what: 'write', said: answer.code });
    }
    if (expected.verdict === 'missing') missing.set(name, answer.shape);
    if (changed) await stage.rows.restore();
    verdicts.push(expected.verdict);
  }
  return { breaches: [...breaches, ...findUnlike(missing)], verdicts };
};

const describe = ({ route, asker, thing, proof }: SurfaceCell): string =>
  `${route} by ${asker.name}, ${thing.place} file, shows: ${proof}`;

interface Answer {
  readonly code: string;
  readonly text: string;
  /** Status, kind and body, without the id that was asked about. */
  readonly shape: string;
}

const ask = async ({ server, proofs }: SurfaceStage, cell: SurfaceCell): Promise<Answer> => {
  const shown = proofs.shownBy(cell);
  const { path, init = {} } = cell.surface.request(shown);
  const { sent } = cell.asker;
  const headers = new Headers(init.headers);
  if (sent !== undefined) headers.set('token', sent);
  const response = await server.send(path, { ...init, headers });
  const text = await response.text();
  const kind = response.headers.get('content-type') ?? '';
  const shape = `${response.status} ${kind} ${text.replaceAll(shown.id, 'ID')}`;
  return { code: codeOf(response.status, text), text, shape };
};

const codeOf = (status: number, text: string): string =>
  status === 200 ? CODE.ok : (/"code":"(\d+)"/.exec(text)?.[1] ?? `status ${status}`);
