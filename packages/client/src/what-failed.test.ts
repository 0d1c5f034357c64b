import { describe, expect, it } from 'vitest';
import { failure, setUp } from './testing/set-up.ts';

const sortAll = { folderId: 'root' } as const;

describe('what a failed call says', () => {
  it.each([
    [{ code: '70003', msg: 'taken' }, 'code 70003 taken'],
    [{ code: '70003', msg: '' }, 'code 70003'],
  ])('%j', async (answer, why) => {
    const { client } = setUp({}, (request) => request.answer(answer));
    const { message } = await failure(client.folders.sortAll(sortAll));
    expect(message).toMatch(new RegExp(`${why}$`));
  });

  it('the status of HTTP', async () => {
    const { client } = setUp({}, (request) => request.answerRaw(503, ''));
    expect((await failure(client.user.info())).message).toContain('HTTP status 503');
  });

  it('names missing input', async () => {
    const { client, server } = setUp();
    for (const id of ['', '.', '..']) {
      const error = await failure(client.charts.cloneFile({ id, category: 'flow' }));
      expect([error.code, error.message]).toEqual([
        'invalid_input',
        expect.stringContaining('the path needs id'),
      ]);
    }
    expect(server.received).toEqual([]);
  });

  it('says why the input could not be written', async () => {
    const cause = new Error('no such value');
    const input = {
      id: 'a',
      get category(): 'flow' {
        throw cause;
      },
    };
    for (const [locale, text] of [
      ['zh', '暂时无法处理'],
      ['en', 'Unable to process'],
    ] as const) {
      const { client } = setUp({ locale });
      const error = await failure(client.charts.cloneFile(input));
      expect([error.code, error.cause]).toEqual(['invalid_input', cause]);
      expect(error.text).toContain(text);
    }
  });

  it('says that no response came, with its cause', async () => {
    const cause = new Error('cable');
    const { client } = setUp({ transport: { send: () => Promise.reject(cause) } });
    const error = await failure(client.user.info());
    expect([error.code, error.cause]).toEqual(['network_failed', cause]);
    expect(error.message).toContain('no response came');
  });

  it('that the token could not be got', async () => {
    const cause = new Error('no host');
    const tokenStore = {
      read: () => Promise.reject(cause),
      renew: () => undefined,
      restore: () => undefined,
      write: () => undefined,
      clear: () => undefined,
    };
    const { client, server } = setUp({ tokenStore });
    const error = await failure(client.user.info());
    expect([error.code, error.cause, server.received]).toEqual(['network_failed', cause, []]);
    expect(error.message).toContain('the token could not be got');
  });

  it('says the HTTP status and frees the connection', async () => {
    let read = 0;
    const text = (): Promise<string> => {
      read += 1;
      return Promise.reject(new Error('broken off'));
    };
    const { client } = setUp({ transport: { send: () => Promise.resolve({ status: 500, text }) } });
    expect((await failure(client.user.info())).code).toBe('http_status');
    expect(read).toBe(1);
  });

  it('that the caller stopped it', async () => {
    const { client } = setUp();
    const error = await failure(client.user.info({}, { signal: AbortSignal.abort() }));
    expect(error.message).toContain('the caller stopped it');
  });

  it('says that the response is no envelope', async () => {
    for (const body of ['', '<html>', '5', '[]', '{"msg":"no code"}']) {
      const { client } = setUp({ locale: 'en' }, (request) => request.answerRaw(200, body));
      const error = await failure(client.user.info());
      expect([error.code, error.status]).toEqual(['malformed_response', 200]);
      expect(error.message).toContain('the response is no envelope');
      expect(error.text).toContain('Unable to process');
    }
  });

  it('says that data broke the contract', async () => {
    const wrong = setUp({}, (request) => request.answer({ data: 5 }));
    expect((await failure(wrong.client.folders.sortAll(sortAll))).message).toContain(
      'the data is not what the contract says',
    );
    const { client } = setUp();
    const first = failure(client.user.info());
    client.user.info().catch(() => undefined);
    expect((await first).message).toContain('a repeat of the same call took its place');
  });
});

describe('a client', () => {
  it.each([
    ['https://a.example//', '//gate//', 'https://a.example/gate'],
    ['https://a.example', 'one/two', 'https://a.example/one/two'],
    ['', '/', ''],
  ])('joins %j and %j to %j', async (baseUrl, prefix, base) => {
    const { client, server } = setUp({ baseUrl, prefix }, (request) =>
      request.answer({ data: { count: 1 } }),
    );
    await client.folders.sortAll(sortAll);
    expect(server.last().url).toBe(`${base}/api/personal/folder/sort_all`);
  });

  it('tells nothing more to a listener that has left', async () => {
    const { client, effects } = setUp({}, (request) => request.answer({ code: '70003', msg: 'taken' }));
    let heard = 0;
    const leave = client.on('effect', () => void (heard += 1));
    await failure(client.user.info());
    leave();
    await failure(client.user.info());
    expect([heard, effects.length]).toEqual([1, 2]);
  });

  it('keeps a refused token of noCheck calls', async () => {
    const { client, server } = setUp({}, (request) => request.answer({ code: '408' }));
    await client.user.info({}, { noCheck: true });
    expect(server.received).toHaveLength(1);
    await client.user.info({}, { noCheck: true });
    expect(server.last().headers.token).toBe('token-1');
  });
});
