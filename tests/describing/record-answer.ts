import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Recorded } from './recorded.types.ts';

/** Folder that answers are recorded in, to make the examples of the document from; none unless asked for. */
const folder = process.env['CHARTDOCK_ANSWERS'];

/** A request as a test sent it, and the text that came back. */
export interface SeenCall {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly text: string;
}

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> => {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (typeof body !== 'string') return {};
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
};

/** Writes a call down as a line of JSON, where `CHARTDOCK_ANSWERS` names a folder. */
export const recordAnswer = ({ method, url, body, text }: SeenCall): void => {
  if (folder === undefined) return;
  const { code, data } = JSON.parse(text) as Pick<Recorded, 'code' | 'data'>;
  const request = { ...Object.fromEntries(url.searchParams), ...fieldsOf(body) };
  const recorded: Recorded = { method, path: url.pathname, request, code, data };
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(recorded)}\n`);
};
