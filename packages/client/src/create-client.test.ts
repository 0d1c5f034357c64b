import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isCancelled } from './errors.ts';
import { settle } from './testing/fake-server.ts';
import { failure, setUp } from './testing/set-up.ts';

const count = { count: 3 };

describe('createClient', () => {
  it('answers the data of the envelope', async () => {
    const { client } = setUp({}, (request) => request.answer({ data: { count: 7, pager: 'extra' } }));
    expect(await client.folders.sortAll({ folderId: 'root' })).toEqual({ count: 7, pager: 'extra' });
  });

  it('[ENT-36] takes a numeric code as its string', async () => {
    const { client } = setUp({}, (request) => request.answer({ code: 200, data: count }));
    expect(await client.folders.sortAll({ folderId: 'root' })).toEqual(count);
    const refused = setUp({}, (request) => request.answer({ code: 70003, msg: 'taken' }));
    expect(await failure(refused.client.folders.sortAll({ folderId: 'root' }))).toMatchObject({
      envelopeCode: '70003',
    });
  });

  it('[CALL-F-027] takes a file as made at code 200', async () => {
    const data = { chartId: 'a', file: { title: 'A', category: 'flow' } };
    const answerTo = (code?: string | number) =>
      setUp({}, (request) => request.answerRaw(200, JSON.stringify({ code, msg: 'no', data })));
    for (const code of ['200', 200]) {
      expect(await answerTo(code).client.charts.create({ category: 'flow' })).toEqual(data);
    }
    for (const code of ['0200', '', '2000', 201, '509', undefined]) {
      await failure(answerTo(code).client.charts.create({ category: 'flow' }));
    }
  });

  it('knows writes without an answer', async () => {
    const { client, server } = setUp();
    const reading = client.user.info();
    expect(client.isWriting()).toBe(false);
    const [first, second] = [
      client.folders.sortAll({ folderId: 'root' }),
      failure(client.folders.sortAll({ folderId: 'other' })),
    ];
    await settle();
    expect(client.isWriting()).toBe(true);
    const [, one, two] = server.received;
    one?.answer({ data: count });
    await first;
    expect(client.isWriting()).toBe(true);
    two?.answer({ code: '500' });
    await second;
    expect(client.isWriting()).toBe(false);
    await Promise.race([reading, settle()]);
  });

  it('[AUTH-06] joins paths to base and prefix, empty by default', async () => {
    const plain = setUp({}, (request) => request.answer({ data: count }));
    await plain.client.folders.sortAll({ folderId: 'root' });
    expect(plain.server.last().url).toBe('/api/personal/folder/sort_all');
    for (const prefix of ['/gate', 'gate', '/gate/']) {
      const set = setUp({ baseUrl: 'https://charts.example/', prefix }, (request) =>
        request.answer({ data: count }),
      );
      await set.client.folders.sortAll({ folderId: 'root' });
      expect(set.server.last().url).toBe('https://charts.example/gate/api/personal/folder/sort_all');
    }
  });

  it('sends the client’s language, also when changed', async () => {
    const { client, server } = setUp({}, (request) => request.answer({ data: count }));
    await client.folders.sortAll({ folderId: 'root' });
    expect(server.last().headers['accept-language']).toBe('zh');
    client.setLocale('en');
    await client.folders.sortAll({ folderId: 'root' });
    expect(server.last().headers['accept-language']).toBe('en');
  });

  it('refuses data that the contract forbids', async () => {
    const { client, effects } = setUp({}, (request) => request.answer({ data: { count: 'three' } }));
    const error = await failure(client.folders.sortAll({ folderId: 'root' }));
    expect(error).toMatchObject({ code: 'malformed_response', call: 'folders.sortAll', status: 200 });
    expect(effects.map(({ effect, text }) => [effect, text])).toEqual([
      ['toast', '暂时无法处理您的请求，请稍后再试'],
    ]);
  });

  it.each(['', '<html>', '[]', '"200"', '{"msg":"no code"}'])(
    'refuses the answer %j, which is no envelope',
    async (body) => {
      const { client } = setUp({}, (request) => request.answerRaw(200, body));
      expect(await failure(client.folders.sortAll({ folderId: 'root' }))).toMatchObject({
        code: 'malformed_response',
      });
    },
  );

  it('says that no response came', async () => {
    const { client, effects } = setUp({ locale: 'en' }, (request) => request.drop());
    const error = await failure(client.folders.sortAll({ folderId: 'root' }));
    expect(error).toMatchObject({ code: 'network_failed' });
    expect(error.message).toBe(
      'folders.sortAll failed: POST /api/personal/folder/sort_all – no response came',
    );
    expect(effects.map(({ text }) => text)).toEqual(['No connection. Check your network and try again']);
  });

  it('keeps its error when a listener throws', async () => {
    const { client, signOuts } = setUp({}, (request) => request.answer({ code: '408' }));
    const reported = new Promise((resolve) => process.once('unhandledRejection', resolve));
    const broken = new Error('listener broke');
    client.on('effect', () => {
      throw broken;
    });
    expect(await failure(client.user.info())).toMatchObject({ code: 'signed_out' });
    expect(signOuts).toHaveLength(1);
    expect(await reported).toBe(broken);
  });

  it('stops listening when asked to', async () => {
    const { client } = setUp({}, (request) => request.answer({ code: '70003', msg: 'taken' }));
    let heard = 0;
    const stop = client.on('effect', () => void (heard += 1));
    await failure(client.folders.sortAll({ folderId: 'root' }));
    stop();
    await failure(client.folders.sortAll({ folderId: 'root' }));
    expect(heard).toBe(1);
  });
});

describe('signal', () => {
  it('stops a running call and tells nobody', async () => {
    const { client, server, effects } = setUp();
    const controller = new AbortController();
    const call = failure(client.user.info({}, { signal: controller.signal }));
    await settle();
    controller.abort();
    expect(isCancelled(await call)).toBe(true);
    expect(server.last().signal.aborted).toBe(true);
    expect(effects).toEqual([]);
  });

  it('is listened to only during the call', async () => {
    const { signal } = new AbortController();
    for (const code of ['200', '500']) {
      const { client } = setUp({}, (request) => request.answer({ code, data: count }));
      await client.folders.sortAll({ folderId: 'root' }, { signal }).catch(() => undefined);
      expect(getEventListeners(signal, 'abort')).toEqual([]);
    }
  });

  it('sends nothing when it is aborted already', async () => {
    const { client, server } = setUp();
    expect(isCancelled(await failure(client.user.info({}, { signal: AbortSignal.abort() })))).toBe(true);
    await settle();
    expect(server.received).toEqual([]);
  });
});

describe('noCheck', () => {
  it('[REQ-06] answers the raw envelope without reacting', async () => {
    for (const code of ['70003', '408', '411', '429']) {
      const { client, effects, signOuts } = setUp({}, (request) =>
        request.answer({ code, msg: 'm', data: 5 }),
      );
      expect(await client.user.info({}, { noCheck: true })).toEqual({ code, msg: 'm', data: 5 });
      expect([effects, signOuts]).toEqual([[], []]);
    }
  });

  it('[REQ-06] still reacts to the HTTP status', async () => {
    const { client, effects } = setUp({}, (request) => request.answerRaw(500, ''));
    expect(await failure(client.user.info({}, { noCheck: true }))).toMatchObject({
      code: 'http_status',
      status: 500,
    });
    expect(effects).toHaveLength(1);
  });
});

describe('quiet', () => {
  it('leaves toasts to the caller with text', async () => {
    const { client, effects } = setUp({}, (request) => request.answer({ code: '70003', msg: 'taken' }));
    expect(await failure(client.user.info({}, { quiet: true }))).toMatchObject({ text: 'taken' });
    expect(effects).toEqual([]);
  });

  it.each(['403', '407', '408'])('leaves sessions ending with %s to the caller', async (code) => {
    const { client, effects, signOuts } = setUp({}, (request) => request.answer({ code }));
    expect(await failure(client.user.info({}, { holdsSession: true }))).toMatchObject({ code: 'signed_out' });
    expect([effects, signOuts]).toEqual([[], []]);
    const other = setUp({}, (request) => request.answer({ code }));
    await failure(other.client.user.info());
    expect(other.signOuts).toHaveLength(1);
  });

  it('leaves upgrade offers to callers that make them', async () => {
    const { client, effects } = setUp({}, (request) => request.answer({ code: '815' }));
    await failure(client.user.info({}, { quiet: true, offersUpgrade: true }));
    expect(effects).toEqual([]);
    await failure(client.user.info({}, { quiet: true }));
    expect(effects.map((one) => one.effect)).toEqual(['upgrade']);
    const ended = setUp({}, (request) => request.answer({ code: '408' }));
    await failure(ended.client.user.info({}, { quiet: true, offersUpgrade: true }));
    expect(ended.effects.map((one) => one.effect)).toEqual(['signOut']);
  });

  it('still signs out and shows error pages', async () => {
    for (const [code, effect] of [
      ['408', 'signOut'],
      ['411', 'errorPage'],
    ] as const) {
      const { client, effects } = setUp({}, (request) => request.answer({ code }));
      await failure(client.user.info({}, { quiet: true }));
      expect(effects.map((one) => one.effect)).toEqual([effect]);
    }
  });
});
