import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import type { Client, TokenStore } from '@chartdock/client';
import type { Privilege, UserInfo } from '@chartdock/contract';

/** A free account's privileges, as the server sends them. */
export const freePrivilege: Privilege = {
  userId: 'u1',
  userName: 'free',
  fullName: '小明',
  member: false,
  orgMember: false,
  fileCount: 9,
  usedFileCount: 4,
  createChartStatus: 'normal',
  registDate: 1_700_000_000_000,
  registerType: 'email',
  profile: {},
  auth: {},
};

/** The same person's info object. */
export const info: UserInfo = {
  userId: 'u1',
  userName: 'free',
  fullName: '小明',
  email: 'f***@chartdock.test',
  photoUrl: '/photo/u1.png',
  locale: 'zh',
};

/** Responses of a fake backend; change them at any time. */
export interface Backend {
  client: Client;
  /** Tokens that are valid. */
  readonly tokens: Set<string>;
  privilege: Privilege;
  info: UserInfo;
  /** Paths, with query, in the order they were asked for. */
  readonly asked: string[];
  /** Ends of paths that cannot be reached. */
  readonly unreachable: Set<string>;
  /** Ends of paths whose responses are on their way until the promise is resolved. */
  readonly held: Map<string, Promise<void>>;
}

const envelope = (code: string, data: unknown = {}): Response =>
  Response.json({ code, msg: `code ${code}`, data });

const grant = (backend: Backend, token: string): Response => {
  backend.tokens.add(token);
  return envelope('200', { token, expireTime: 1, userId: backend.info.userId });
};

type Route = (backend: Backend, request: Request) => Response | Promise<Response>;

const guarded =
  (route: Route): Route =>
  (backend, request) =>
    backend.tokens.has(request.headers.get('token') ?? '') ? route(backend, request) : envelope('408');

const routes: Readonly<Record<string, Route>> = {
  '/login/v2/account': async (backend, request) =>
    (await request.formData()).get('password') === 'Chartdock1'
      ? grant(backend, 'signed-in')
      : envelope('70007'),
  '/login/verify': guarded((backend) => grant(backend, 'verified')),
  '/login/out/everywhere': guarded((backend) => {
    backend.tokens.clear();
    return envelope('200');
  }),
  '/login/out': guarded((backend, request) => {
    backend.tokens.delete(request.headers.get('token') ?? '');
    return envelope('200');
  }),
  '/user/privilege': guarded((backend) => envelope('200', { privilege: backend.privilege })),
  '/user/ai/privilege/get': guarded(() => envelope('200', { aiPrivilege: { allowed: true, remaining: 3 } })),
  '/user/info': guarded((backend) => envelope('200', { user: backend.info })),
};

/** Creates a backend with one account and a client in front of it; `token` is valid from the start. */
export const createBackend = (
  tokenStore: TokenStore = createMemoryTokenStore({ token: 'given' }),
): Backend => {
  const backend: Omit<Backend, 'client'> = {
    tokens: new Set(['given']),
    privilege: freePrivilege,
    info,
    asked: [],
    unreachable: new Set(),
    held: new Map(),
  };
  const transport = createInProcessTransport(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api/personal', '');
    backend.asked.push(path + search);
    if (backend.unreachable.has(path)) throw new TypeError('fetch failed');
    const answer = await (routes[path]?.(whole, request) ?? envelope('70012'));
    await backend.held.get(path);
    return answer;
  });
  const whole: Backend = Object.assign(backend, { client: createClient({ transport, tokenStore }) });
  return whole;
};
