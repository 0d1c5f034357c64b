import { breaksOf } from '../break-line.ts';

const client = (name: string): string => `packages/client/src/${name}.ts`;
const platform = (name: string): string => `packages/platform/src/${name}.ts`;

const calling = [
  ...breaksOf(client('middleware/token'), [
    ['AUTH-01', 'else exchange.headers.token = token;', 'else exchange.headers.authorization = token;'],
    ['AUTH-02', 'options.needToken ?? descriptor.needToken', 'descriptor.needToken'],
    ['AUTH-02', 'options.needToken ?? descriptor.needToken', 'options.needToken ?? true'],
  ]),
  ...breaksOf('packages/contract/src/rules/token-life.ts', [
    ['AUTH-03', ' TOKEN_COOKIE_DAYS = 7;', ' TOKEN_COOKIE_DAYS = 8;'],
    ['AUTH-04', 'VERIFIED_TOKEN_COOKIE_DAYS = 15;', 'VERIFIED_TOKEN_COOKIE_DAYS = 14;'],
  ]),
  ...breaksOf(client('tokens/cookie'), [
    ['AUTH-04', 'origin.verified === true ? VERIFIED_TOKEN_COOKIE_DAYS :', 'origin.verified === false ? 0 :'],
  ]),
  ...breaksOf('packages/account/src/account.ts', [
    ['AUTH-04', 'await begin(context, token, true);', 'await begin(context, token, false);'],
    [
      'AUTH-05',
      '  objects.clear();\n  apply(() => afterSignedOut(reason));',
      '  apply(() => afterSignedOut(reason));',
    ],
    [
      'AUTH-05',
      '      await (options.everywhere === true ? session.signOutEverywhere : session.signOut)({}, { quiet: true });\n',
      '',
    ],
    [
      'AUTH-05',
      "const stop = client.on('signOut', () => end(context, 'expired'));",
      'const stop = () => undefined;',
    ],
    ['PREF-11', 'if (context.era === era) objects.writeAi(aiPrivilege);', ''],
  ]),
  ...breaksOf('packages/account/src/session/session-objects.ts', [
    ['PREF-10', '    storage.set(SESSION_KEYS.user, JSON.stringify(privilege));\n', ''],
    ['PREF-11', 'for (const key of Object.values(SESSION_KEYS))', 'for (const key of [SESSION_KEYS.user])'],
    ['PREF-12', '    storage.set(SESSION_KEYS.info, JSON.stringify(info));\n', ''],
  ]),
  ...breaksOf(client('build-client'), [
    ['AUTH-06', "prefix = '',", "prefix = 'api',"],
    ['AUTH-06', "baseUrl = '',", "baseUrl = 'http://localhost',"],
    ['AUTH-06', "(path === '' ? '' : `/${path}`)", "''"],
  ]),
  ...breaksOf(client('bind-contact'), [
    [
      'CALL-F-040',
      '(await account.publishBlack({})) === true',
      '(await account.publishBlack({})) !== undefined',
    ],
    [
      'CALL-U-017',
      'return account.bindPhoneByToken({ phone, code, token }, options);',
      'return account.bindPhone({ phone, code }, options);',
    ],
    [
      'CALL-U-019',
      '  if (replaceBindType !== undefined)\n    return account.replacePhone',
      '  if (replaceBindType !== undefined && token === undefined)\n    return account.replacePhone',
    ],
    [
      'CALL-U-018',
      'return account.bindEmailByToken({ email, code, token }, options);',
      'return account.bindEmail({ email, code }, options);',
    ],
    [
      'CALL-U-020',
      '  if (replaceBindType !== undefined)\n    return account.replaceEmail',
      '  if (replaceBindType !== undefined && token === undefined)\n    return account.replaceEmail',
    ],
  ]),
  ...breaksOf('packages/contract/src/generated/calls/account.ts', [
    [
      'CALL-F-040',
      "value is EndpointData<typeof account.publishBlack> => typeof value === 'boolean'",
      'value is EndpointData<typeof account.publishBlack> => true',
    ],
  ]),
  ...breaksOf(client('decode-response'), [
    ['ERR-28', "msg || translate('error.generic')", 'msg'],
    ['REQ-05', "if (error.code === 'cancelled') return 'silent';", ''],
  ]),
  ...breaksOf(client('call'), [
    [
      'REQ-06',
      'noCheck: true } }, (envelope) => envelope);',
      'noCheck: true } }, (envelope, fail) => { requireSuccess(envelope, fail, context.translate); return envelope; });',
    ],
  ]),
  ...breaksOf('packages/contract/src/messages/common-en.ts', [
    ['ERR-28', "'Unable to process your request at the moment", "'Something went wrong"],
    ['ERR-29', 'The current file is not authorized to access or is invalid', 'The file cannot be opened'],
  ]),
  ...breaksOf('packages/contract/src/messages/zh.ts', [
    ['PROD-31', '为保证您的相关权益，请绑定手机号', '请绑定手机号'],
  ]),
  ...breaksOf('packages/contract/src/messages/common-zh.ts', [
    ['PROD-31', '当前文件无权访问或已失效', 'no access'],
  ]),
  ...breaksOf('packages/contract/src/reactions.ts', [
    [
      'ERR-31',
      "['429', { effect: 'toast', message: 'error.tooManyRequests' }]",
      "['429', { effect: 'toast' }]",
    ],
    [
      'ERR-31',
      "['61672', { effect: 'toast', message: 'error.accountRestricted' }]",
      "['61672', { effect: 'toast' }]",
    ],
    ['ERR-31', "['408', SIGN_OUT]", "['408', TOAST]"],
    ['ERR-31', "['407', SIGN_OUT]", "['407', TOAST]"],
    ['ERR-31', "['403', SIGN_OUT]", "['403', TOAST]"],
    ['ERR-31', "['411', { effect: 'errorPage' }]", "['411', TOAST]"],
    ['ERR-31', '?? TOAST', "?? { effect: 'errorPage' }"],
    [
      'ERR-31',
      "['815', { effect: 'upgrade', message: 'error.upgradeNeeded' }]",
      "['815', { effect: 'toast' }]",
    ],
  ]),
];

const hosts = [
  ...breaksOf(platform('capabilities'), [
    ['CREATE-36', "kind: 'meeting', sameWindow: true,", "kind: 'meeting',"],
    ['CREATE-37', "kind: 'desktop', sameWindow: true,", "kind: 'desktop',"],
    ['CREATE-39', "kind: 'miniprogram', sameWindow: true,", "kind: 'miniprogram',"],
    ['HOST-02', "kind: 'pwa', sameWindow: true }", "kind: 'pwa' }"],
    ['HOST-02', 'hideTemplateEntry: true, closable', 'closable'],
    ['HOST-02', "(kind === 'meeting' && context.system === 'mac')", "kind === 'meeting'"],
    ['HOST-02', "(kind === 'meeting' && context.system === 'mac')", "context.system === 'mac'"],
    ['HOST-03', "businessProgram: kind === 'miniprogram' && context", 'businessProgram: context'],
    ['HOST-03', 'context.businessProgram === true,', 'context.businessProgram !== undefined,'],
  ]),
  ...breaksOf('hosts/miniprogram/src/setting.ts', [
    ['HOST-03', "businessProgram: program === 'business'", 'businessProgram: false'],
    ['HOST-03', 'return given ?? storage?.getItem(key);', 'return given;'],
  ]),
  ...breaksOf(platform('detect'), [
    ['HOST-01', 'hints.miniProgramBridge === true || ', ''],
    ['HOST-01', ' || /miniprogram/i.test(hints.userAgent)', ''],
    ['HOST-01', '/app\\/tencent_wemeet/i', '/app\\/wemeet/i'],
    ['HOST-01', '/\\b(?:electron|tauri)\\//i', '/\\b(?:tauri)\\//i'],
    ['HOST-01', 'matches: (hints) => hints.standalone === true', 'matches: () => false'],
    ['HOST-01', "?? 'web'", "?? 'pwa'"],
    ['HOST-01', 'kind: hints.given ??', 'kind:'],
  ]),
  ...breaksOf(platform('outside-addresses'), [
    ['HOST-04', "  'editHost',\n", ''],
    ['HOST-04', "address.replace(/\\/{1,100}$/, '')", 'address'],
    ['HOST-05', "  'aiPage',\n", ''],
    ['HOST-05', "  'aiPrototype',\n", ''],
    ['HOST-05', "  'whiteboardPartner',\n", ''],
    ['HOST-05', "  'boardHost',\n", ''],
    ['HOST-05', "  'watermark',\n", ''],
    ['HOST-05', "  'templateCommunity',\n", ''],
  ]),
  ...breaksOf(platform('storage'), [
    ['PREF-14', '  } catch {\n    return otherwise;', '  } catch (error) {\n    throw error;'],
  ]),
  ...breaksOf('packages/embed/src/handshake/judge.ts', [
    ['HOST-06', "if (event.origin !== known.origin) return 'origin';", ''],
    ['HOST-06', "if (!isAllowedOrigin(event.origin, known.patterns)) return 'origin';", ''],
    ['HOST-06', 'isTrusted && !!source && source === window', 'isTrusted'],
    ['HOST-06', "if (!isJoin(data) && !isStrangerNote(data)) return 'shape';", ''],
  ]),
  ...breaksOf('packages/embed/src/channel/services.ts', [
    ['HOST-06', 'else if (!found.guard(p))', 'else if (!found.guard)'],
  ]),
];

/** Breaks how calls carry a session and react to its end, and what is decided about the host around the page. */
export const sessionsAndHosts = [...calling, ...hosts];
