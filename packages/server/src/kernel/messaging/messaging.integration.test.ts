import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMessenger } from './messenger.ts';
import type { MessageSettings } from './messenger.ts';
import type { CodeMessage } from './message.types.ts';
import { signSms } from './sms-provider.ts';

const NONE: MessageSettings = {
  smtpUrl: '',
  mailFrom: 'Chartdock <no-reply@example.test>',
  smsUrl: '',
  smsSecret: 'key',
  messageTimeoutMs: 60_000,
};
const message: CodeMessage = {
  channel: 'email',
  to: 'new@example.test',
  code: '012345',
  minutes: 5,
  locale: 'en',
};

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

const messengerOf = (settings: Partial<MessageSettings>) => {
  const lines: string[] = [];
  const messenger = createMessenger(
    { ...NONE, ...settings },
    { now: () => 1000, print: (line) => lines.push(line) },
  );
  return { messenger, lines };
};

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real service for text messages that answers with a status, or never. */
const startSmsService = async (status: number | undefined) => {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      posted.push({ headers: request.headers, body });
      if (status !== undefined) response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => closed(server));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, posted };
};

/** A real mail server that keeps its mail. */
const startMailServer = async (refuse = false) => {
  const mails: string[] = [];
  const users: string[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username = '', password }, _session, done) => {
      users.push(username);
      if (password === 'pass') done(null, { user: username });
      else done(new Error('wrong'));
    },
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('no such box') : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://user:pass@127.0.0.1:${port}`,
    wrong: `smtp://user:no@127.0.0.1:${port}`,
    mails,
    users,
  };
};

describe('printing', () => {
  it('prints the code and keeps the last 50 messages', async () => {
    const { messenger, lines } = messengerOf({});
    await messenger.sendCode({ ...message, locale: 'zh' });
    expect(lines).toEqual(['To new@example.test: 您的验证码是 012345，5 分钟内有效。请勿告诉他人。']);
    for (let sent = 0; sent < 60; sent += 1)
      await messenger.sendCode({ ...message, code: `0000${sent + 10}` });
    expect(messenger.inbox()).toHaveLength(50);
    expect(messenger.inbox()[0]?.text).toContain('000069');
    expect(messenger.prints).toBe(true);
  });
});

describe('mail', () => {
  it('hands the code to a real mail server', async () => {
    const { url, mails, users } = await startMailServer();
    const { messenger, lines } = messengerOf({ smtpUrl: url });
    await messenger.sendCode(message);
    expect(users).toEqual(['user']);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: new@example.test');
    expect(mails[0]).toContain('From: Chartdock <no-reply@example.test>');
    expect(mails[0]).toContain('012345');
    expect([lines, messenger.inbox()]).toEqual([[], []]);
  });

  it('hands over a text as it is', async () => {
    const { url, mails } = await startMailServer();
    const mail = { to: 'new@example.test', subject: 'A plan', text: 'Ada shares a plan with you.' };
    const { messenger } = messengerOf({ smtpUrl: url });
    messenger.mailLater(mail);
    await messenger.settle();
    expect(mails[0]).toContain('Subject: A plan');
    expect(mails[0]).toContain(mail.text);
    const printed = messengerOf({}).messenger;
    printed.mailLater(mail);
    expect(printed.inbox()).toEqual([{ channel: 'email', to: mail.to, text: mail.text, at: 1000 }]);
  });

  it('has nothing on its way once settled', async () => {
    const { url, mails } = await startMailServer();
    const { messenger } = messengerOf({ smtpUrl: url });
    for (const to of ['a@example.test', 'b@example.test'])
      messenger.mailLater({ to, subject: 'A plan', text: 'Ada shares a plan with you.' });
    expect(mails).toEqual([]);
    await messenger.settle();
    expect(mails).toHaveLength(2);
    const nobody = messengerOf({ smtpUrl: 'smtp://127.0.0.1:9' }).messenger;
    nobody.mailLater({ to: 'a@example.test', subject: 'A plan', text: 'Lost.' });
    await nobody.settle();
  });

  it('rejects when the mail server does', async () => {
    const { url } = await startMailServer(true);
    await expect(messengerOf({ smtpUrl: url }).messenger.sendCode(message)).rejects.toThrow();
    const { wrong } = await startMailServer();
    await expect(messengerOf({ smtpUrl: wrong }).messenger.sendCode(message)).rejects.toThrow();
    const nobody = messengerOf({ smtpUrl: 'smtp://127.0.0.1:9' }).messenger;
    await expect(nobody.sendCode(message)).rejects.toThrow();
  });
});

describe('text messages', () => {
  it('posts JSON with a signature of the body', async () => {
    const { url, posted } = await startSmsService(200);
    const { messenger, lines } = messengerOf({ smsUrl: url });
    await messenger.sendCode({ ...message, channel: 'phone', to: '13900000000' });
    const [{ headers, body } = { headers: {}, body: '{}' }] = posted;
    expect(JSON.parse(body)).toMatchObject({ to: '13900000000', code: '012345', locale: 'en' });
    expect(headers['content-type']).toBe('application/json');
    expect(headers['x-chartdock-signature']).toBe(signSms('key', body));
    expect(signSms('other', body)).not.toBe(signSms('key', body));
    expect(lines).toEqual([]);
  });

  it.each([500, 302, undefined])('rejects when the service answers %s', async (status) => {
    const { url } = await startSmsService(status);
    // Only the service that never answers is waited for; a slow machine may take its time with the others.
    const messageTimeoutMs = status === undefined ? 400 : NONE.messageTimeoutMs;
    const { messenger } = messengerOf({ smsUrl: url, messageTimeoutMs });
    await expect(messenger.sendCode({ ...message, channel: 'phone', to: '13900000000' })).rejects.toThrow();
  });
});
