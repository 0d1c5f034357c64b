import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import type { TokenStore } from '@chartdock/client';
import type { Privilege, UserInfo } from '@chartdock/contract';
import { createMemoryStorage } from '@chartdock/platform';
import { createFakeClock, createFakeHost } from '@chartdock/platform/testing';
import { createWorkspace } from '../workspace.ts';
import type { WorkspaceOptions } from '../workspace.types.ts';

/** Response of a fake server to a path: an envelope, or a status. */
export interface FakeAnswer {
  readonly code?: string;
  readonly msg?: string;
  readonly data?: unknown;
  readonly status?: number;
}

const privilegeOf = (userId: string): Privilege => ({
  userId,
  userName: userId,
  fullName: userId,
  member: false,
  orgMember: false,
  fileCount: 9,
  usedFileCount: 4,
  createChartStatus: 'normal',
  registDate: 1,
  registerType: 'email',
  profile: {},
  auth: {},
});

const infoOf = (userId: string): UserInfo => ({
  userId,
  userName: userId,
  fullName: userId,
  photoUrl: '',
  locale: 'zh',
});

const file = { fileId: 'f1', title: 'Chart', category: 'flow', fileType: 'file' };

/** Makes a workspace over a fake server; `answers` is read at each call, by the end of the path. */
export const setUpWorkspace = (options: Partial<WorkspaceOptions> = {}, tokenStore?: TokenStore) => {
  const answers = new Map<string, FakeAnswer>();
  const session = { userId: 'u1' };
  const languages: (string | null)[] = [];
  const usual: Readonly<Record<string, () => FakeAnswer>> = {
    '/user/privilege': () => ({ data: { privilege: privilegeOf(session.userId) } }),
    '/user/info': () => ({ data: { user: infoOf(session.userId) } }),
    '/chart/rename': () => ({ data: { file } }),
  };
  const transport = createInProcessTransport((request) => {
    const path = new URL(request.url).pathname.replace('/api/personal', '');
    languages.push(request.headers.get('accept-language'));
    const { code = '200', msg = '', data = {}, status = 200 } = answers.get(path) ?? usual[path]?.() ?? {};
    return Response.json({ code, msg, data }, { status });
  });
  const client = createClient({
    transport,
    tokenStore: tokenStore ?? createMemoryTokenStore({ token: 't' }),
  });
  const host = createFakeHost();
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const workspace = createWorkspace({ client, host, clock, storage, ...options });
  const notices = () => workspace.notices.getState().visible;
  return { workspace, client, host, clock, storage, answers, session, languages, notices };
};
