import type { FileRecord } from '@chartdock/contract';
import type { Person, TestServer } from './test-server.ts';

/** The envelope as it stands on the wire. */
export interface WireAnswer {
  readonly code: unknown;
  readonly msg: unknown;
  readonly data: Record<string, unknown> | null;
}

/** Values of a query or a form by their names on the wire. */
export type WireFields = Readonly<Record<string, string>>;

/** Calls of one person by their literal addresses, past the contract and the client: these break when a name changes. */
export interface Wire {
  readonly get: (path: string, query?: WireFields) => Promise<WireAnswer>;
  readonly post: (path: string, form: WireFields) => Promise<WireAnswer>;
  readonly postJson: (path: string, body: unknown) => Promise<WireAnswer>;
}

/** Makes the literal calls of a signed-in person. */
export const wireOf = (server: TestServer, person: Person): Wire => {
  const { token } = person;
  const send = async (path: string, init: RequestInit): Promise<WireAnswer> =>
    (await (await server.send(path, init)).json()) as WireAnswer;
  const post = (path: string, type: string, body: string): Promise<WireAnswer> =>
    send(path, { method: 'POST', headers: { token, 'content-type': type }, body });
  return {
    get: (path, query = {}) => {
      const search = new URLSearchParams(query).toString();
      return send(search === '' ? path : `${path}?${search}`, { headers: { token } });
    },
    post: (path, form) =>
      post(path, 'application/x-www-form-urlencoded', new URLSearchParams(form).toString()),
    postJson: (path, body) => post(path, 'application/json', JSON.stringify(body)),
  };
};

/** Reads the rows of a list response. */
export const rowsOf = ({ data }: WireAnswer): readonly FileRecord[] =>
  (data?.['rows'] ?? []) as readonly FileRecord[];

/** Reads the titles of a list response. */
export const wireTitlesOf = (answer: WireAnswer): string[] => rowsOf(answer).map((row) => row.title);
