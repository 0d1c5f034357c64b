import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the gateway got. */
export interface GatewayRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A stand-in for the meeting app's servers, over HTTP: codes and tickets work once, new tokens end the old. */
export interface MeetingGateway {
  readonly address: string;
  readonly requests: readonly GatewayRequest[];
  /** Makes a code of a person at the meeting app. */
  readonly codeFor: (openId: string) => string;
  /** Tickets handed out, the newest last. */
  readonly tickets: readonly string[];
  /** Takes the permission back: no token of the person works or can be renewed. */
  readonly forget: (openId: string) => void;
  /** Answers everything with a status, until it is 200 again. */
  readonly answerWith: (status: number) => void;
  readonly stop: () => Promise<void>;
}

/** Who the server says it is at the gateway. */
export const MEETING_APP = { corpId: 'corp-1', sdkId: 'sdk-1', secret: 'app-secret' } as const;

const LIFE_S = 6 * 3_600;

/** Starts a gateway on a free loopback port; `now` is the time it lives in. */
export const startMeetingGateway = async (now: () => number): Promise<MeetingGateway> => {
  const codes = new Map<string, string>();
  const living = new Map<string, { access: string; refresh: string }>();
  const requests: GatewayRequest[] = [];
  const tickets: string[] = [];
  let status = 200;
  let made = 0;
  const next = (name: string): string => `${name}-${(made += 1)}`;

  const grant = (openId: string | undefined): object => {
    if (openId === undefined) return { code: 500_031, message: 'invalid' };
    const tokens = { access: next('access'), refresh: next('refresh') };
    living.set(openId, tokens);
    const expires = Math.floor(now() / 1000) + LIFE_S;
    return {
      code: 0,
      data: { open_id: openId, access_token: tokens.access, refresh_token: tokens.refresh, expires },
    };
  };
  const takeCode = ({ secret, auth_code: code = '' }: Record<string, string>): string | undefined => {
    const openId = secret === MEETING_APP.secret ? codes.get(code) : undefined;
    codes.delete(code);
    return openId;
  };
  const answers: Readonly<Record<string, (request: GatewayRequest) => object>> = {
    '/wemeet-webapi/v2/oauth2/oauth/access_token': ({ body }) =>
      grant(takeCode(JSON.parse(body) as Record<string, string>)),
    '/wemeet-webapi/v2/oauth2/oauth/refresh_token': ({ body }) => {
      const { refresh_token: refresh, open_id: openId = '' } = JSON.parse(body) as Record<string, string>;
      return grant(living.get(openId)?.refresh === refresh ? openId : undefined);
    },
    '/v1/jsapi/ticket': ({ headers }) => {
      const openId = String(headers['openid']);
      if (living.get(openId)?.access !== headers['accesstoken'])
        return { error_info: { error_code: 190_311 } };
      const ticket = next('ticket');
      tickets.push(ticket);
      return { ticket, timestamp: String(Math.floor(now() / 1000)), expired_time: '300' };
    },
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const seen = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      requests.push(seen);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answers[seen.path]?.(seen) ?? {}));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    tickets,
    codeFor: (openId) => {
      const code = next('code');
      codes.set(code, openId);
      return code;
    },
    forget: (openId) => void living.delete(openId),
    answerWith: (given) => (status = given),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
};
