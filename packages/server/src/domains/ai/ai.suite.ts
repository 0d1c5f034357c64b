import { AI_TEXT_LENGTH, PIECES_TYPE } from '@chartdock/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { createLogger } from '../../kernel/work/logger.ts';
import { answersStatus, startAiEndpoint, streams, writePart } from '../../testing/ai-endpoint.ts';
import type { AiAnswer, AiEndpoint } from '../../testing/ai-endpoint.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const KEY = 'sk-secret-of-the-operator';
const HOUR_MS = 3_600_000;

/** Proves who may have texts written, and the treatment of an endpoint's response, over HTTP on both sides. */
export const aiSuite = (under: DatabaseUnderTest): void => {
  let endpoint: AiEndpoint;
  let server: TestServer;
  const lines: string[] = [];
  const settings = (more: Readonly<Record<string, string>> = {}) => ({
    CHARTDOCK_AI_URL: endpoint.url,
    CHARTDOCK_AI_KEY: KEY,
    CHARTDOCK_AI_MODEL: 'model-1',
    CHARTDOCK_AI_PER_HOUR: '3',
    ...more,
  });

  beforeAll(async () => {
    endpoint = await startAiEndpoint();
    const logger = createLogger('trace', { write: (line) => void lines.push(line) });
    server = await startTestServer(await under.open(), settings(), { logger });
  });
  afterAll(async () => {
    await server.stop();
    await endpoint.stop();
  });
  beforeEach(() => endpoint.answer(streams('# Tea\n', '- Water\n')));

  const wish = { purpose: 'mind', prompt: 'Tea for two' } as const;
  const powerOf = async ({ client }: Person) => (await client.account.aiPrivilege()).aiPrivilege;

  /** Asks for pieces and returns the lines that come, as JSON. */
  const linesFor = async ({ token }: Person, input: object = wish): Promise<unknown[]> => {
    const response = await server.send('/api/personal/ai/write', {
      method: 'POST',
      headers: { token, 'content-type': 'application/json', accept: PIECES_TYPE, 'accept-language': 'en' },
      body: JSON.stringify(input),
    });
    const text = await response.text();
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  };

  const failing = async (how: AiAnswer): Promise<unknown> => {
    endpoint.answer(how);
    const asked = await server.person();
    const [last] = (await linesFor(asked)).slice(-1);
    return last;
  };

  it('POST /api/personal/ai/write as json returns a written text', async () => {
    const person = await server.person();
    expect(await person.client.ai.write(wish)).toEqual({ text: '# Tea\n- Water\n', isWhole: true });
    const [request] = endpoint.requests.slice(-1);
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.body).toMatchObject({ model: 'model-1', stream: true });
    expect(JSON.stringify(request?.body)).toContain('Tea for two');
  });

  it('sends pieces as they come, then the envelope', async () => {
    expect(await linesFor(await server.person())).toEqual([
      { piece: '# Tea\n' },
      { piece: '- Water\n' },
      { code: '200', msg: expect.any(String) as string, data: { text: '# Tea\n- Water\n', isWhole: true } },
    ]);
  });

  it('gives the text along that is to be changed', async () => {
    await (await server.person()).client.ai.write({ ...wish, text: '# Coffee' });
    expect(JSON.stringify(endpoint.requests.at(-1)?.body)).toContain('# Coffee');
  });

  it('takes a whole answer where streaming is missing', async () => {
    endpoint.answer((response) => {
      const choices = [{ message: { content: '# Whole' }, finish_reason: 'stop' }];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ choices }));
    });
    const { client } = await server.person();
    expect(await client.ai.write(wish)).toEqual({ text: '# Whole', isWhole: true });
  });

  it('[AI-06] GET /api/personal/user/ai/privilege/get as query counts the texts left', async () => {
    const person = await server.person();
    expect(await powerOf(person)).toEqual({ allowed: true, remaining: 3 });
    // All at once: no more get through than there are.
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => refusalOr(person.client.ai.write(wish, { keep: true }))),
    );
    expect(asked.filter((code) => code === undefined)).toHaveLength(3);
    expect(asked.filter((code) => code === '429')).toHaveLength(2);
    expect(await powerOf(person)).toEqual({ allowed: false, reason: 'used_up', remaining: 0 });
    server.clock.advance(2 * HOUR_MS);
    expect(await powerOf(person)).toEqual({ allowed: true, remaining: 3 });
  });

  it('[AI-07] GET /api/personal/aigc/get/pb/temp/des/use/power as query says whether allowed', async () => {
    const [person, restricted] = [await server.person(), await server.person({ restrictedAt: 1 })];
    expect(await person.client.templates.descriptionPower()).toEqual({ allowed: true, remaining: 3 });
    expect(await restricted.client.templates.descriptionPower()).toEqual({
      allowed: false,
      reason: 'restricted',
    });
    endpoint.answer(streams('For teams that brew.'));
    const description = { purpose: 'description', prompt: 'Brewing process' } as const;
    expect((await person.client.ai.write(description)).text).toBe('For teams that brew.');
    const before = endpoint.requests.length;
    expect(await refusalOf(restricted.client.ai.write(description))).toBe('61672');
    expect(endpoint.requests).toHaveLength(before);
    expect((await person.client.templates.descriptionPower()).remaining).toBe(2);
  });

  // An embedded database has one server.
  it.runIf(under.kind === 'postgres')('counts on several servers together', async () => {
    const other = await startTestServer(server.app.database, settings());
    try {
      const person = await server.person();
      const second = other.client(person.token);
      const calls = [person.client, second, person.client, second, second];
      const asked = await Promise.all(calls.map(({ ai }) => refusalOr(ai.write(wish, { keep: true }))));
      expect(asked.filter((code) => code === undefined)).toHaveLength(3);
    } finally {
      await other.stop();
    }
  });

  describe('when the endpoint fails', () => {
    it.each([
      ['refuses the key', answersStatus(401), 'key'],
      ['has too much to do', answersStatus(429, { 'retry-after': '60' }), 'busy'],
      ['breaks', answersStatus(500), 'broken'],
      ['leads elsewhere', answersStatus(307, { location: 'http://127.0.0.1:9/' }), 'broken'],
      ['answers with a page', (response) => void response.writeHead(200).end('<html>'), 'broken'],
      ['answers with nothing', streams(), 'broken'],
    ] satisfies readonly [string, AiAnswer, string][])('says so when it %s', async (_what, how, reason) => {
      expect(await failing(how)).toMatchObject({ code: '70032', data: { reason } });
    });

    it('reports an unreachable endpoint and counts no try', async () => {
      const gone = await startAiEndpoint();
      await gone.stop();
      const other = await startTestServer(server.app.database, settings({ CHARTDOCK_AI_URL: gone.url }));
      try {
        const { client } = await other.person();
        await expect(client.ai.write(wish)).rejects.toMatchObject({
          envelopeCode: '70032',
          data: { reason: 'unreachable' },
        });
        expect((await client.account.aiPrivilege()).aiPrivilege.remaining).toBe(3);
      } finally {
        await other.stop();
      }
    });

    it('gives up on an endpoint that falls silent', async () => {
      const other = await startTestServer(server.app.database, settings({ CHARTDOCK_AI_TIMEOUT_MS: '200' }));
      try {
        const { client } = await other.person();
        for (const first of ['', '# Tea\n']) {
          endpoint.answer((response) => {
            if (first !== '') writePart(response, first);
          });
          await expect(client.ai.write(wish)).rejects.toMatchObject({ data: { reason: 'timeout' } });
        }
        // Half a text was one all the same.
        expect((await client.account.aiPrivilege()).aiPrivilege.remaining).toBe(2);
      } finally {
        await other.stop();
      }
    });

    it('sends pieces, then reports the break', async () => {
      endpoint.answer((response) => {
        writePart(response, '# Tea\n');
        response.write('data: {"choices":[{"del', () => response.destroy());
      });
      const [first, ...rest] = await linesFor(await server.person());
      expect(first).toEqual({ piece: '# Tea\n' });
      expect(rest).toEqual([expect.objectContaining({ code: '70032', data: { reason: 'broken' } })]);
    });

    it('calls a stream that ends without its end broken', async () => {
      endpoint.answer((response) => {
        writePart(response, '# Tea\n');
        response.end();
      });
      expect((await linesFor(await server.person())).at(-1)).toMatchObject({ data: { reason: 'broken' } });
    });

    it('cuts an endless text and hangs up', async () => {
      endpoint.answer(async (response) => {
        while (!response.destroyed) {
          writePart(response, 'x'.repeat(1_000));
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
      const before = endpoint.left();
      const { text, isWhole } = await (await server.person()).client.ai.write(wish);
      expect([text.length, isWhole]).toEqual([AI_TEXT_LENGTH, false]);
      await expect.poll(endpoint.left).toBe(before + 1);
    });

    it('reads no line that does not end', async () => {
      const answer = await failing(async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        while (!response.destroyed) {
          response.write('data: '.padEnd(65_536, 'x'));
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
      expect(answer).toMatchObject({ data: { reason: 'broken' } });
    });
  });

  it('hangs up on the endpoint when the person leaves', async () => {
    const person = await server.person();
    const leaving = new AbortController();
    endpoint.answer((response) => {
      writePart(response, '# Tea\n');
      leaving.abort();
    });
    const before = endpoint.left();
    await person.client.ai.write(wish, { signal: leaving.signal }).catch(() => undefined);
    await expect.poll(endpoint.left).toBe(before + 1);
  });

  it('counts a try of someone who leaves early', async () => {
    const person = await server.person();
    const leaving = new AbortController();
    endpoint.answer(() => leaving.abort());
    const before = endpoint.left();
    await person.client.ai.write(wish, { signal: leaving.signal }).catch(() => undefined);
    await expect.poll(endpoint.left).toBe(before + 1);
    expect(await powerOf(person)).toEqual({ allowed: true, remaining: 2 });
  });

  it('hands markup on as the text that it is', async () => {
    const hostile = '<img src=x onerror=alert(1)>\n- </script><script>alert(1)</script>\u0000';
    endpoint.answer(streams(hostile));
    const response = await (await server.person()).client.ai.write(wish);
    expect(response.text).toBe(hostile.slice(0, -1));
  });

  it('keeps the key out of responses and logs', async () => {
    for (const how of [streams('# Tea'), answersStatus(401), answersStatus(500)]) {
      const answer = JSON.stringify(await failing(how));
      expect(answer).not.toContain(KEY);
      expect(answer).not.toContain('sk-hidden');
    }
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toMatch(/sk-secret|sk-hidden|Tea for two/);
  });

  it.each([
    ['an empty wish', { ...wish, prompt: '  ' }],
    ['a wish that is too long', { ...wish, prompt: 'x'.repeat(4_001) }],
    ['a text that is too long', { ...wish, text: 'x'.repeat(AI_TEXT_LENGTH + 1) }],
    ['something else to write', { ...wish, purpose: 'poem' }],
  ])('refuses %s before the endpoint hears of it', async (_what, input) => {
    const before = endpoint.requests.length;
    expect(await linesFor(await server.person(), input)).toEqual([
      expect.objectContaining({ code: '70001' }),
    ]);
    expect(endpoint.requests).toHaveLength(before);
  });

  it('writes nothing without an endpoint, and says why', async () => {
    const bare = await startTestServer(server.app.database, {});
    const page = await startTestServer(server.app.database, { CHARTDOCK_AI_PAGE_URL: 'https://ai.example/' });
    try {
      const person = await bare.person();
      const unset = { allowed: false, reason: 'not_configured' };
      expect(await powerOf(person)).toEqual(unset);
      expect(await person.client.templates.descriptionPower()).toEqual(unset);
      await expect(person.client.ai.write(wish)).rejects.toMatchObject({
        envelopeCode: '70032',
        data: { reason: 'not_configured' },
      });
      // The operator's own page decides for itself about its access.
      expect(await powerOf(await page.person())).toEqual({ allowed: true });
    } finally {
      await bare.stop();
      await page.stop();
    }
  });
};

/** Waits for a call: the code of its refusal, or undefined once it is answered. */
const refusalOr = async (call: Promise<unknown>): Promise<string | undefined> => {
  const [settled] = await Promise.allSettled([call]);
  return settled.status === 'fulfilled' ? undefined : refusalOf(call);
};
