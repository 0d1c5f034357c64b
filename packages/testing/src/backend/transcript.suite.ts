/** A backend to ask by its literal addresses, real or fake. */
export interface WireSubject {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Origin of the backend's own pages. */
  readonly origin: string;
  readonly account: string;
  readonly password: string;
  /** A registered client, an origin of its pages, and its secret. */
  readonly client: { readonly id: string; readonly origin: string; readonly secret: string };
  /** Has someone else share a file with the person. */
  readonly share: () => unknown;
  /** Lets more time go by than any token lives. */
  readonly outliveTokens: () => void;
}

/** One answer: the request, the code, and the form of the data. */
export type Line = readonly [asked: string, code: unknown, form: unknown];

/** Writes the form of a value: the names and types of its fields, one form for the rows of a list. */
const formOf = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const forms = new Map(value.map((item) => [JSON.stringify(formOf(item)), formOf(item)]));
    return [...forms.keys()].toSorted().map((key) => forms.get(key));
  }
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, field]) => [name, formOf(field)]));
};

interface Answer {
  readonly code: unknown;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** Sends every request that a picker needs, once valid and once invalid, and records the responses. */
export const transcribe = async (subject: WireSubject): Promise<readonly Line[]> => {
  const lines: Line[] = [];
  let token: string | undefined;

  const send = async (asked: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { ...(token === undefined ? {} : { token }), ...init.headers };
    const answer = (await (await subject.fetch(path, { ...init, headers })).json()) as Answer;
    // Ids in paths are different ones for each subject.
    lines.push([
      asked.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}'),
      answer.code,
      formOf(answer.data),
    ]);
    return answer;
  };
  const get = async (path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> => {
    const search = String(new URLSearchParams(query));
    return send(`GET ${path} ${Object.keys(query).join(' ')}`, search === '' ? path : `${path}?${search}`);
  };
  const post = async (path: string, form: Readonly<Record<string, string>>): Promise<Answer> =>
    send(`POST ${path} ${Object.keys(form).join(' ')}`, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(form)),
    });
  const embed = async (call: string, body: object, origin?: string): Promise<Answer> =>
    send(
      `embed ${call} ${Object.keys(body).join(' ')}`,
      `/embed/v1/api/${call}?client=${subject.client.id}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) },
        body: JSON.stringify(body),
      },
    );
  const upload = async (name: string): Promise<Answer> => {
    const body = new FormData();
    body.append('file', new File(['# Notes'], name));
    return send(`upload ${name}`, '/api/personal/import/file', { method: 'POST', body });
  };
  const signIn = async (password: string): Promise<string> => {
    const { data } = await post('/api/personal/login/v2/account', { account: subject.account, password });
    return String(data?.['token']);
  };

  await get('/api/personal/user/info');
  token = 'x'.repeat(43);
  await get('/api/personal/user/info');
  token = undefined;
  await signIn('wrong');
  token = await signIn(subject.password);
  await get('/api/personal/user/info');
  await get('/api/personal/user/privilege');

  const made = await post('/api/personal/folder/new', { folderId: 'root', title: 'Plans' });
  const folderId = String((made.data?.['file'] as Record<string, unknown>)['folderId']);
  const chart = await post('/api/personal/diagraming/create', {
    category: 'flow',
    folderId,
    title: 'Order flow',
  });
  const chartId = String(chart.data?.['chartId']);
  const second = await post('/api/personal/diagraming/create', {
    category: 'mind',
    folderId,
    title: 'Ideas',
  });
  await post('/api/personal/folder/new', { folderId: 'root', title: '' });
  await post('/api/personal/folder/new', { folderId: 'elsewhere', title: 'X' });

  const files = '/api/personal/folder/load_files';
  await get(files);
  await get(files, { folderId });
  await get(files, { folderId, keyword: 'order', sidx: 'title', sort: 'asc' });
  const page = await get(files, { folderId, pageSize: '1' });
  await get(files, { folderId, pageSize: '1', cursor: String(page.data?.['cursor']) });
  await get(files, { cursor: 'nonsense' });
  await get(files, { folderId: 'nonsense' });
  await get(files, { folderId: '00000000-0000-4000-8000-000000000000' });
  await get(files, { pageSize: '0' });
  await get('/api/personal/folder/history_files');
  await get('/api/personal/folder/fav_files');
  await post('/api/personal/view/favourite_chart', { chartId, chartType: 'chart' });
  await get('/api/personal/folder/fav_files');
  await get('/api/personal/folder/global_files', { title: 'order' });
  await get('/api/personal/folder/global_files', { title: ' ' });
  await subject.share();
  await get('/api/personal/folder/collaboration_files');
  await get('/api/personal/folder/global_files', { title: 'shared' });
  await get('/api/personal/my/collaboration/page');
  await get('/api/personal/chart/get/info', { chartId });
  await get('/api/personal/chart/get/info', { chartId: folderId });
  await get('/api/personal/chart/get/info', {});
  const links = '/api/personal/view';
  await get(`${links}/get_link/${chartId}`);
  await post(`${links}/add_password/${chartId}`, { viewPassword: 'abc' });
  await post(`${links}/add_password/${chartId}`, { viewPassword: 'opensesame' });
  await post(`${links}/update_link/${chartId}`, { enabled: 'false' });
  await get(`${links}/get_link/${chartId}`);
  await post(`${links}/update_link/${folderId}`, {});
  await post('/api/personal/folder/to_trash', {
    fileId: String(second.data?.['chartId']),
    fileType: 'chart',
  });
  await get('/api/personal/folder/trash_files');
  await upload('notes.md');
  await upload('notes.exe');
  await get('/api/personal/none');

  const { origin, secret } = subject.client;
  const narrow = await embed('token', { secret, token });
  await embed('token', { secret: 'wrong', token });
  await embed('token', { secret });
  await embed('token', { secret, token }, origin);
  const own = token;
  token = String(narrow.data?.['value']);
  const launch = {
    config: { task: 'pick-files', surface: 'page', ticket: 'ticket-1' },
    first: { theme: 'dark', locale: 'en' },
    returnUrl: `${origin}/back`,
  };
  await embed('launch', launch, 'https://evil.example');
  await embed('launch', { ...launch, config: null }, origin);
  await embed('launch', { ...launch, returnUrl: 'https://evil.example/back' }, origin);
  const { data } = await embed('launch', launch, origin);
  for (let time = 0; time < 2; time += 1)
    await embed('exchange', { code: String(data?.['code']) }, subject.origin);
  await embed('exchange', { code: String(data?.['code']) }, origin);
  const kept = { ticket: 'ticket-1', outcome: { status: 'done', value: [{ id: '1' }] } };
  await embed('results', kept, origin);
  await embed('results', { ...kept, outcome: { status: 'odd' } }, origin);
  for (let time = 0; time < 2; time += 1) await embed('resume', { ticket: 'ticket-1' }, origin);
  await embed('can', { ability: 'create' }, origin);
  await embed('can', { ability: 'fly' }, origin);
  await embed('none', {}, origin);
  token = undefined;
  await embed('can', { ability: 'create' }, origin);
  await get('/embed/v1/api/status', { client: subject.client.id });

  token = own;
  await get('/api/personal/login/out');
  await get('/api/personal/user/info');
  token = await signIn(subject.password);
  subject.outliveTokens();
  await get('/api/personal/user/info');
  return lines;
};
