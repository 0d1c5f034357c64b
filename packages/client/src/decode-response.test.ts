import { describe, expect, it } from 'vitest';
import { settle } from './testing/fake-server.ts';
import { failure, setUp } from './testing/set-up.ts';
import { createMemoryTokenStore } from './tokens/memory.ts';

const texts = {
  serverException: { zh: '服务器异常', en: 'server exception' },
  interfaceError: { zh: '接口异常', en: 'interface error' },
  tooMany: { zh: '请求过于频繁，请稍后再试', en: 'Too many requests, please try again later' },
};

type Text = (typeof texts)[keyof typeof texts];

const expectToastOnly = async (statuses: readonly number[], text: Text): Promise<void> => {
  for (const status of statuses) {
    for (const locale of ['zh', 'en'] as const) {
      // A body that would sign out as an envelope must not be read at all.
      const body = JSON.stringify({ code: '408', msg: 'ignored' });
      const { client, effects, signOuts } = setUp({ locale }, (request) => request.answerRaw(status, body));
      const error = await failure(client.user.info());
      expect(error).toMatchObject({ code: 'http_status', status, text: text[locale] });
      expect(effects.map((one) => [one.effect, one.text])).toEqual([['toast', text[locale]]]);
      expect(signOuts).toEqual([]);
    }
  }
};

describe('HTTP status', () => {
  it('[ERR-01] shows the server-exception toast for 404', () =>
    expectToastOnly([404], texts.serverException));

  it('[ERR-02] shows a toast for 401, keeping the session', () =>
    expectToastOnly([401], texts.serverException));

  it('[ERR-03] shows a toast for 403, keeping the session', () =>
    expectToastOnly([403], texts.serverException));

  it('[ERR-04] shows a toast for 411 without error page', () =>
    expectToastOnly([411], texts.serverException));

  it('[ERR-05] shows the same toast for 500 and above', () =>
    expectToastOnly([500, 503, 599], texts.serverException));

  it('[ERR-06] shows the interface error for other statuses', () =>
    expectToastOnly([201, 204, 304, 400, 408, 418, 499], texts.interfaceError));

  it('[ERR-08] says for 429 that there were too many requests', () => expectToastOnly([429], texts.tooMany));
});

const expectSignOut = async (code: string): Promise<void> => {
  const { client, server, effects, signOuts } = setUp({}, (request) =>
    request.answer({ code, msg: 'expired' }),
  );
  const error = await failure(client.user.info());
  expect(error).toMatchObject({ code: 'signed_out', envelopeCode: code });
  expect(signOuts).toEqual([error]);
  expect(effects.map((one) => one.effect)).toEqual(['signOut']);
  await failure(client.user.info());
  expect(server.last().headers).not.toHaveProperty('token');
};

describe('envelope code', () => {
  it('[ERR-07] shows the server’s message of other codes', async () => {
    const { client, effects } = setUp({}, (request) =>
      request.answer({ code: '70003', msg: '<b>已有同名</b>' }),
    );
    const error = await failure(client.user.info());
    expect(error).toMatchObject({ code: 'refused', envelopeCode: '70003', text: '<b>已有同名</b>' });
    expect(effects.map((one) => [one.effect, one.text])).toEqual([['toast', '<b>已有同名</b>']]);
  });

  it.each(['0200', '', '0', '201'])('[ERR-07] takes the code %j for a refusal', async (code) => {
    const { client } = setUp({}, (request) => request.answer({ code, msg: 'no', data: { user: {} } }));
    expect(await failure(client.user.info())).toMatchObject({ code: 'refused', envelopeCode: code });
  });

  it('[ERR-28] shows the generic text when the server says nothing', async () => {
    for (const [locale, text] of [
      ['zh', '暂时无法处理您的请求，请稍后再试'],
      ['en', 'Unable to process your request at the moment, please try again later'],
    ] as const) {
      const { client, effects } = setUp({ locale }, (request) => request.answer({ code: '79999' }));
      await failure(client.user.info());
      expect(effects.map((one) => one.text)).toEqual([text]);
    }
  });

  it('[ERR-08] shows its own text for code 429', async () => {
    for (const locale of ['zh', 'en'] as const) {
      const { client, effects } = setUp({ locale }, (request) =>
        request.answer({ code: '429', msg: 'server text' }),
      );
      await failure(client.user.info());
      expect(effects.map((one) => [one.effect, one.text])).toEqual([['toast', texts.tooMany[locale]]]);
    }
  });

  it('[ERR-09] says for code 61672 that the account is restricted', async () => {
    for (const [locale, text] of [
      ['zh', '您的账号因违反内容规范已被限制'],
      ['en', 'Your account has been restricted for violating content rules'],
    ] as const) {
      const { client, effects } = setUp({ locale }, (request) =>
        request.answer({ code: 61672, msg: 'server text' }),
      );
      await failure(client.user.info());
      expect(effects.map((one) => [one.effect, one.text])).toEqual([['toast', text]]);
    }
  });

  it('[ERR-10] ends the session on code 408', () => expectSignOut('408'));

  it('[ERR-11] ends the session on code 407', () => expectSignOut('407'));

  it('[ERR-12] ends the session on code 403', () => expectSignOut('403'));

  it('[ERR-13] asks for the error page on code 411', async () => {
    const { client, effects, signOuts } = setUp({}, (request) => request.answer({ code: '411', msg: 'm' }));
    await failure(client.user.info());
    expect(effects.map((one) => [one.effect, one.error.envelopeCode])).toEqual([['errorPage', '411']]);
    expect(signOuts).toEqual([]);
  });

  it.each([
    ['429', 'toast'],
    ['61672', 'toast'],
    ['408', 'signOut'],
    ['407', 'signOut'],
    ['403', 'signOut'],
    ['411', 'errorPage'],
    ['509', 'toast'],
    ['815', 'upgrade'],
  ] as const)('[ERR-31] reacts to code %s once, by %s', async (code, effect) => {
    const { client, effects } = setUp({}, (request) => request.answer({ code, msg: 'server text' }));
    await failure(client.charts.create({ category: 'flow' }));
    expect(effects.map((one) => one.effect)).toEqual([effect]);
    expect(effects[0]?.text === 'server text').toBe(code === '509' || code === '411');
  });
});

describe('several failures at once', () => {
  it('[ERR-32] ends the session once for several logout codes', async () => {
    const codes = ['408', '407', '403', '408'];
    const { client, effects, signOuts } = setUp({}, (request) =>
      request.answer({ code: codes.shift() ?? '408' }),
    );
    const failures = await Promise.all([
      failure(client.user.info()),
      failure(client.user.privilege()),
      failure(client.lists.trashCount()),
      failure(client.user.getProfile()),
    ]);
    expect(failures.map((error) => error.code)).toEqual([
      'signed_out',
      'signed_out',
      'signed_out',
      'signed_out',
    ]);
    expect(signOuts).toHaveLength(1);
    expect(effects).toHaveLength(1);
  });

  it('[ERR-32] ends the next session again after a new sign-in', async () => {
    const { client, signOuts } = setUp({}, (request) => request.answer({ code: '408' }));
    await failure(client.user.info());
    client.tokens.write('token-2');
    await failure(client.user.info());
    await failure(client.user.info());
    expect(signOuts).toHaveLength(2);
  });

  it('repeats a call with the newer token', async () => {
    const { client, server, signOuts } = setUp();
    const call = client.folders.sortAll({ folderId: 'root' });
    await settle();
    client.tokens.write('token-2');
    server.last().answer({ code: '408' });
    await settle();
    expect(server.received.map(({ headers }) => headers.token)).toEqual(['token-1', 'token-2']);
    server.last().answer({ data: { count: 2 } });
    expect(await call).toEqual({ count: 2 });
    expect(signOuts).toEqual([]);
  });

  it('leaves a new session despite late rejections', async () => {
    const { client, server, effects } = setUp({ tokenStore: createMemoryTokenStore() });
    const late = failure(client.user.info());
    await settle();
    client.tokens.write('token-2');
    server.last().answer({ code: '408' });
    expect(await late).toMatchObject({ code: 'signed_out' });
    expect(effects).toEqual([]);
    client.user.info().catch(() => undefined);
    await settle();
    expect(server.last().headers.token).toBe('token-2');
  });

  it('stays silent after the app signed out', async () => {
    const { client, server, effects } = setUp();
    const late = failure(client.user.info());
    await settle();
    client.tokens.clear();
    server.last().answer({ code: '408' });
    await late;
    expect(effects).toEqual([]);
  });
});
