import type { TemplateCard } from '@chartdock/contract';
import type { AppParts } from '../../foundation/app/app.types.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

/** Answers of a fake server of templates. */
export interface TemplateBackend {
  /** Returns what every list holds now. */
  readonly rows: () => readonly TemplateCard[];
  /** Paths that cannot be reached. */
  readonly refused: ReadonlySet<string>;
  /** Answers of single paths in place of a list. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Gets each call as it comes. */
  readonly onCall?: (path: string, input: unknown) => void;
}

const envelope = (code: string, data: unknown): Response => Response.json({ code, msg: code, data });

const USUAL: Readonly<Record<string, unknown>> = {
  '/api/personal/template/like': { favourite: true },
  '/api/personal/diagraming/clone_check': { result: 'cloneBuy', price: 9.9 },
};

const inputOf = async (request: Request): Promise<unknown> => {
  const text = request.method === 'GET' ? '' : await request.clone().text();
  return text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
};

/** Creates the parts of an app, signed in, before a server of templates. */
export const createTemplateApp = ({ rows, refused, answers = {}, onCall }: TemplateBackend): AppParts =>
  createTestApp(async (request) => {
    const { pathname } = new URL(request.url);
    onCall?.(pathname, await inputOf(request));
    if (refused.has(pathname)) throw new TypeError('fetch failed');
    const page = { rows: rows(), total: rows().length, page: 1, pageSize: 24, pagerCount: 7, cursor: null };
    return envelope('200', { ...USUAL, ...answers }[pathname] ?? page);
  });
