import { breaksOf } from '../break-line.ts';

const client = (name: string): string => `packages/client/src/${name}.ts`;

const answers = [
  ...breaksOf(client('decode-response'), [
    ['ERR-01', '[401, 403, 404, 411]', '[401, 403, 411]'],
    ['ERR-02', '[401, 403, 404, 411]', '[403, 404, 411]'],
    ['ERR-03', '[401, 403, 404, 411]', '[401, 404, 411]'],
    ['ERR-04', '[401, 403, 404, 411]', '[401, 403, 404]'],
    ['ERR-05', 'status >= 500', 'status > 500'],
    ['ERR-05', 'status >= 500', 'status === 500'],
    ['ERR-06', "?? 'error.interface'", "?? 'error.serverException'"],
    ['ERR-07', "msg || translate('error.generic')", "translate('error.generic')"],
    ['ERR-08', "message: 'error.tooManyRequests'", "message: 'error.serverException'"],
  ]),
  ...breaksOf('packages/contract/src/reactions.ts', [
    [
      'ERR-08',
      "['429', { effect: 'toast', message: 'error.tooManyRequests' }]",
      "['429', { effect: 'toast' }]",
    ],
    ['ERR-09', "message: 'error.accountRestricted'", "message: 'error.generic'"],
    ['ERR-10', "['408', SIGN_OUT]", "['408', TOAST]"],
    ['ERR-11', "['407', SIGN_OUT]", "['407', TOAST]"],
    ['ERR-12', "['403', SIGN_OUT]", "['403', TOAST]"],
    ['ERR-13', "['411', { effect: 'errorPage' }]", "['411', TOAST]"],
    ['ERR-07', '?? TOAST', "?? { effect: 'silent' }"],
  ]),
];

const sending = [
  ...breaksOf(client('middleware/no-cache'), [
    ['REQ-02', "headers['cache-control'] = 'no-cache';", ''],
    ['REQ-02', "headers.pragma = 'no-cache';", ''],
    ['REQ-02', "descriptor.method === 'GET'", "descriptor.method === 'POST'"],
  ]),
  ...breaksOf('packages/contract/src/rules/call-limits.ts', [['REQ-01', '50_000', '49_000']]),
  ...breaksOf(client('middleware/timeout'), [
    [
      'REQ-01',
      'exchange.options.timeoutMs ?? REQUEST_TIMEOUT_MS',
      'exchange.options.timeoutMs ?? 2 * REQUEST_TIMEOUT_MS',
    ],
  ]),
  ...breaksOf(client('middleware/supersede'), [
    ['REQ-03', 'underWay.set(key, exchange);', ''],
    ['REQ-04', 'const { key } = exchange.request;', "const key = exchange.request.key.split('?')[0] ?? '';"],
  ]),
  ...breaksOf(client('sign-out'), [
    ['ERR-32', 'if (ended || isStale) return false;', 'if (isStale) return false;'],
  ]),
  ...breaksOf(client('encode-request'), [
    ['REQ-07', "ofType('application/x-www-form-urlencoded')", "ofType('application/json')"],
  ]),
];

const account = [
  ...breaksOf('packages/account/src/tier/tier.ts', [
    ['QUOTA-12', 'total: unlimited ? UNLIMITED_FILES', 'total: unlimited ? privilege.usedFileCount'],
  ]),
];

/** Breaks how calls are sent, how their responses are read, and what an account makes of them. */
export const calls = [...answers, ...sending, ...account];
