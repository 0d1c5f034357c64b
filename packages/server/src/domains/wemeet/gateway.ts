import { z } from 'zod';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { App } from '../../kernel/calls/context.ts';

const TIMEOUT_MS = 10_000;
const NONCE_BYTES = 4;
const OAUTH_PATH = '/wemeet-webapi/v2/oauth2/oauth';

/** Tokens of the meeting app for a person. */
export interface MeetingTokens {
  readonly openId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

const tokensAnswer = z.object({
  data: z.object({
    open_id: z.string().min(1).max(256).optional(),
    access_token: z.string().min(1).max(4096),
    refresh_token: z.string().min(1).max(4096),
    // Seconds since the epoch.
    expires: z.coerce.number().int().positive(),
  }),
});

const ticketAnswer = z.object({ ticket: z.string().min(1).max(1024) });

/** Grant of a token request: a one-time code, or the tokens before. */
export type TokenRequest = { readonly code: string } | { readonly tokens: MeetingTokens };

/** Gets tokens for a one-time code, or new ones for the old. Throws `codeWrong` when they are refused, `gatewayFailed` when nobody answers. */
export const requestTokens = async (app: App, request: TokenRequest): Promise<MeetingTokens> => {
  const { wemeetSignInUrl, wemeetSdkId: sdk_id, wemeetSecret: secret } = app.config;
  const [path, fields, known] =
    'code' in request
      ? (['access_token', { secret, auth_code: request.code }, undefined] as const)
      : ([
          'refresh_token',
          { refresh_token: request.tokens.refreshToken, open_id: request.tokens.openId },
          request.tokens.openId,
        ] as const);
  const answer = await ask(`${wemeetSignInUrl}${OAUTH_PATH}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sdk_id, ...fields }),
  });
  const parsed = tokensAnswer.safeParse(answer);
  const openId = parsed.data?.data.open_id ?? known;
  if (!parsed.success || openId === undefined) throw new CallError('codeWrong');
  const { access_token, refresh_token, expires } = parsed.data.data;
  return {
    openId,
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: expires * 1000,
  };
};

/** Fetches the ticket of one signature; it works once and for this person alone. Throws `gatewayFailed`. */
export const fetchTicket = async (app: App, tokens: MeetingTokens): Promise<string> => {
  const answer = await ask(`${app.config.wemeetUrl}/v1/jsapi/ticket`, {
    headers: {
      'content-type': 'application/json',
      AccessToken: tokens.accessToken,
      OpenId: tokens.openId,
      'X-TC-Nonce': String(app.randomBytes(NONCE_BYTES).readUInt32BE()),
      'X-TC-Timestamp': String(Math.floor(app.now() / 1000)),
    },
  });
  const parsed = ticketAnswer.safeParse(answer);
  if (!parsed.success) throw new CallError('gatewayFailed');
  return parsed.data.ticket;
};

/** Asks the gateway and returns its JSON. Errors on the way tell the caller nothing of our secrets. */
const ask = async (url: string, init: RequestInit): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (response.status >= 500) throw new CallError('gatewayFailed');
    return await response.json();
  } catch {
    throw new CallError('gatewayFailed');
  }
};
