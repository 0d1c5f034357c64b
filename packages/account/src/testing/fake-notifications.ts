import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import type { Notification } from '@chartdock/contract';

/** Notifications of a fake server; change them at any time. */
export interface NotificationBackend {
  readonly client: Client;
  rows: Notification[];
  /** Calls in the order they were asked for, by the end of their path. */
  readonly asked: string[];
  /** Calls that cannot be reached. */
  readonly unreachable: Set<string>;
  /** Calls whose responses, made already, are on their way until the promise is resolved. */
  readonly held: Map<string, Promise<void>>;
}

/** Makes a notification of a number. */
export const notificationOf = (n: number): Notification => ({
  id: `n${n}`,
  type: 'fileCloned',
  title: 'Your file was cloned',
  content: `Someone made a copy of ${n}`,
  read: false,
  createTime: n,
});

const envelope = (code: string, data: unknown): Response =>
  Response.json({ code, msg: `code ${code}`, data });

type Change = (rows: Notification[], id: string) => Notification[];

const changes: Readonly<Record<string, Change>> = {
  read: (rows, id) => rows.map((row) => (row.id === id ? { ...row, read: true } : row)),
  read_all: (rows) => rows.map((row) => ({ ...row, read: true })),
  remove: (rows, id) => rows.filter((row) => row.id !== id),
  remove_all: () => [],
};

/** Creates a server that tells someone `count` things, newest first, and a client in front of it. */
export const createNotificationBackend = (count: number): NotificationBackend => {
  const backend: Omit<NotificationBackend, 'client'> = {
    rows: Array.from({ length: count }, (_, index) => notificationOf(count - index)),
    asked: [],
    unreachable: new Set(),
    held: new Map(),
  };
  const counted = (): Response => envelope('200', { count: whole.rows.filter(({ read }) => !read).length });
  const list = ({ searchParams }: URL): Response => {
    const size = Number(searchParams.get('pageSize'));
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + size;
    const cursor = end < whole.rows.length ? String(end) : null;
    const page = { total: whole.rows.length, page: 1, pageSize: size, pagerCount: 7, cursor };
    return envelope('200', { rows: whole.rows.slice(start, end), ...page });
  };
  const change = async (name: string, request: Request): Promise<Response> => {
    const sent = name.endsWith('_all') ? '' : (await request.formData()).get('id');
    const id = typeof sent === 'string' ? sent : '';
    if (id !== '' && !whole.rows.some((row) => row.id === id)) return envelope('70002', null);
    whole.rows = changes[name]?.(whole.rows, id) ?? whole.rows;
    return counted();
  };
  const transport = createInProcessTransport(async (request) => {
    const url = new URL(request.url);
    const name = url.pathname.split('/').at(-1) ?? '';
    backend.asked.push(name);
    if (backend.unreachable.has(name)) throw new TypeError('fetch failed');
    const held = backend.held.get(name);
    const answer =
      name === 'count' ? counted() : name === 'getlist' ? list(url) : await change(name, request);
    await held;
    return answer;
  });
  const client = createClient({ transport, tokenStore: createMemoryTokenStore({ token: 't' }) });
  const whole: NotificationBackend = Object.assign(backend, { client });
  return whole;
};
