import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

afterEach(() => vi.unstubAllGlobals());

const streamOf = (...parts: readonly string[]): ReadableStream<Uint8Array> => {
  const waiting = [...parts];
  return new ReadableStream({
    pull: (controller) => {
      const part = waiting.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
};

const asking = (
  answer: () => Response | Promise<Response>,
  onData: (text: string) => void = () => undefined,
) => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(init);
    return answer();
  });
  const giving = new AbortController();
  const request = {
    address: '/zip',
    fields: { signKey: 'key', files: '[]' },
    fileName: 'a.zip',
    onData: (bytes: Uint8Array) => onData(new TextDecoder().decode(bytes)),
    signal: giving.signal,
  };
  return { sent, giving, fetched: () => fetchFile(request) };
};

it('sends a form and returns the file', async () => {
  const heard: string[] = [];
  const answer = () =>
    new Response(streamOf('one ', 'two'), { headers: { 'content-type': 'application/zip' } });
  const { sent, fetched } = asking(answer, (text) => heard.push(text));
  const file = await fetched();
  expect(file).toBeInstanceOf(Blob);
  expect([await (file as Blob).text(), (file as Blob).type, heard]).toEqual([
    'one two',
    'application/zip',
    ['one ', 'two'],
  ]);
  const [{ method, body } = {}] = sent;
  expect([method, [...(body as FormData).entries()]]).toEqual([
    'POST',
    [
      ['signKey', 'key'],
      ['files', '[]'],
    ],
  ]);
});

it('returns why there is none, if known', async () => {
  const refused = asking(() => Response.json({ code: '70031', msg: 'Too old' }, { status: 403 }));
  expect(await refused.fetched()).toEqual({ code: '70031', text: 'Too old' });
  const page = asking(() => new Response('<p>Bad gateway', { status: 502 }));
  expect(await page.fetched()).toEqual({ code: undefined, text: undefined });
  const broken = asking(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await broken.fetched()).toEqual({ code: undefined, text: undefined });
});

it('returns nothing once given up', async () => {
  const { giving, fetched } = asking(
    () => new Response(streamOf('one', 'two')),
    () => giving.abort(),
  );
  expect(await fetched()).toBeUndefined();
  const late = asking(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  late.giving.abort();
  expect(await late.fetched()).toBeUndefined();
});
