import { parseLocale } from '@chartdock/contract';
import { createRandom } from '../demo/random.ts';
import { createBadRequest } from './bad-requests.ts';
import type { BadRequest, Known } from './bad-requests.ts';
import { findFault } from './judge-answer.ts';
import { registerPartner } from './partner.ts';
import type { TestServer } from './test-server.ts';

/** A request whose response broke a promise. */
export interface Fault {
  readonly what: string;
  readonly request: BadRequest;
  readonly answer: string;
}

/** Result of a run. */
export interface BadRequestReport {
  readonly sent: number;
  readonly faults: readonly Fault[];
  /** How often each code was answered. */
  readonly codes: Readonly<Record<string, number>>;
}

const AT_ONCE = 8;
const KEPT = 20;

/** Sends bad requests of a seed, a few at a time, and judges every response. */
export const runBadRequests = async (
  server: TestServer,
  run: { readonly seed: number; readonly count: number },
): Promise<BadRequestReport> => {
  const known = await fillWorld(server);
  const random = createRandom(run.seed);
  const faults: Fault[] = [];
  const codes: Record<string, number> = {};
  for (let sent = 0; sent < run.count; sent += AT_ONCE) {
    const size = Math.min(AT_ONCE, run.count - sent);
    const requests = Array.from({ length: size }, () => createBadRequest(random, known));
    await Promise.all(
      requests.map(async (request) => {
        const response = await server.send(request.path, request.init);
        const text = await response.text();
        const [, code = 'none'] = /"code":"(\d+)"/.exec(text) ?? [];
        codes[code] = (codes[code] ?? 0) + 1;
        const language = new Headers(request.init.headers).get('accept-language') ?? undefined;
        const what = findFault({ status: response.status, text, locale: parseLocale(language) });
        if (what !== undefined && faults.length < KEPT)
          faults.push({ what, request, answer: text.slice(0, 300) });
      }),
    );
  }
  return { sent: run.count, faults, codes };
};

const fillWorld = async (server: TestServer): Promise<Known> => {
  const [member, free] = [await server.person(), await server.person({ free: true })];
  const [other, leaving] = [await server.person(), await server.person()];
  const folder = (await member.client.folders.create({ title: 'Folder' })).file._id ?? '';
  const inner = (await member.client.folders.create({ title: 'Inner', folderId: folder })).file._id ?? '';
  const file = (await member.client.charts.create({ category: 'flow', folderId: inner })).chartId;
  const trashed = (await member.client.charts.create({ category: 'mind' })).chartId;
  await member.client.folders.toTrash({ fileId: trashed, fileType: 'chart' });
  const theirs = (await other.client.charts.create({ category: 'board' })).chartId;
  const ids = [file, folder, inner, trashed, theirs] as const;
  const client = (await registerPartner(server, 'partner')).id;
  return { tokens: [member.token, member.token, free.token, 'x'], ids, client, leaving: leaving.token };
};
