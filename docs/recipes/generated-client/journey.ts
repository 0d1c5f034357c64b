// The program of a second client: all that it knows of the server is what a generator wrote from /openapi.json beside it.
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const [address = '', account = '', password = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl: address, headers: { 'Accept-Language': 'en' } });

interface Envelope {
  readonly code: string;
  readonly msg: string;
}

/** Takes the data out of an envelope of success; any other ends the program with its code and text. */
const take = <Answer extends Envelope>(found: {
  readonly data?: Answer;
}): Extract<Answer, { code: '200' }> => {
  const { data: answer } = found;
  const isDone = (one: Answer): one is Extract<Answer, { code: '200' }> => one.code === '200';
  if (answer === undefined) throw new Error('There is no envelope.');
  if (!isDone(answer)) throw new Error(`The call was refused with ${answer.code}: ${answer.msg}`);
  return answer;
};

const signed = take(await api.POST('/api/personal/login/v2/account', { body: { account, password } })).data;
api.use({
  onRequest: ({ request }) => {
    request.headers.set('token', signed.token);
    return request;
  },
});

const folder = take(await api.POST('/api/personal/folder/new', { body: { title: 'Second client' } })).data
  .file;
const folderId = folder._id ?? '';
const header = { 'Idempotency-Key': 'second-client-1' };
const create = () =>
  api.POST('/api/personal/diagraming/create', {
    params: { header },
    body: { category: 'flow', title: 'Plan' },
  });
const made = take(await create()).data;
const again = take(await create()).data;

const moved = take(
  await api.POST('/api/personal/folder/move', {
    body: { fileId: made.chartId, fileType: 'chart', folderId },
  }),
).data;
const { data: refused } = await api.POST('/api/personal/folder/move', {
  body: { fileId: folderId, fileType: 'folder', folderId },
});

const imported = take(
  await api.POST('/api/personal/import/file', {
    body: { file: '# Notes\n\n- one\n- two\n', folderId },
    bodySerializer: ({ file }) => {
      const form = new FormData();
      form.append('file', new Blob([file]), 'notes.md');
      form.append('folderId', folderId);
      return form;
    },
  }),
).data;

const listed = take(
  await api.GET('/api/personal/folder/load_files', {
    params: { query: { folderId, sidx: 'title', sort: 'asc' } },
  }),
).data;

const { link } = take(
  await api.POST('/api/personal/view/update_link/{id}', { params: { path: { id: made.chartId } }, body: {} }),
).data;
const opened = take(
  await createClient<paths>({ baseUrl: address }).POST('/api/personal/view/open/{id}', {
    params: { path: { id: made.chartId } },
    body: { link: link.id },
  }),
).data;

const chartId = made.chartId;
const { key } = take(
  await api.GET('/api/personal/canvas/get/export/sign/key', { params: { query: { chartId } } }),
).data;
const uuid = take(
  await api.POST('/api/personal/chart/export/record', { body: { chartId, exportType: 'png' } }),
).data;
const { data: bytes } = await api.GET('/diagraming/{id}', {
  params: { path: { id: chartId }, query: { action: 'down', type: 'png', token: key, uuid } },
  parseAs: 'arrayBuffer',
});

console.log(
  JSON.stringify({
    isSameWrite: made.chartId === again.chartId,
    movedTo: moved.file.parentId === folderId,
    refused: refused?.code === '70005' ? refused.msg : refused?.code,
    imported: imported.file.category,
    listed: listed.rows.map(({ title }) => title),
    opened: opened.file.title,
    download: Buffer.from(bytes ?? new ArrayBuffer())
      .subarray(1, 4)
      .toString(),
  }),
);
