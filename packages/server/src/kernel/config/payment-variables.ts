const text = (value: string): string => value;

const matching = (pattern: RegExp, allowed: string) => ({
  fallback: '',
  parse: (value: string): string | undefined => (value === '' || pattern.test(value) ? value : undefined),
  allowed,
});

const address = (fallback: string) => ({
  fallback,
  parse: (value: string): string | undefined =>
    /^https?:\/\/[^\s\\?#]+$/.test(value) && URL.canParse(value)
      ? value.replace(/\/{1,100}$/, '')
      : undefined,
  allowed: 'an http or https address',
});

const list = (value: string): readonly string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Lists the environment variables of merchant accounts at payment gateways. Keys are files, so that no environment and no log holds them. */
export const paymentVariables = {
  payments: {
    name: 'CHARTDOCK_PAYMENTS',
    meaning:
      'who takes payments: auto is the merchant accounts below, and without one the sandbox on a server for this machine alone, as CHARTDOCK_SEED says; sandbox takes no money and lets everyone "pay"',
    fallback: 'auto',
    parse: (value: string) => (['auto', 'sandbox', 'off'] as const).find((name) => name === value),
    allowed: 'auto, sandbox, off',
  },
  wechatMerchantId: {
    name: 'CHARTDOCK_WECHAT_MERCHANT_ID',
    meaning: 'merchant number at WeChat Pay; without it and the next five it takes no payments',
    ...matching(/^\d{6,32}$/, 'a number of 6 to 32 digits'),
  },
  wechatAppId: {
    name: 'CHARTDOCK_WECHAT_APP_ID',
    meaning: 'application id that is bound to the merchant number',
    ...matching(/^\w{8,32}$/, 'an id such as wx1234567890abcdef'),
  },
  wechatSerial: {
    name: 'CHARTDOCK_WECHAT_SERIAL',
    meaning: "serial number of the merchant's API certificate",
    ...matching(/^[0-9A-F]{8,64}$/, 'digits and letters A to F'),
  },
  wechatPrivateKey: {
    name: 'CHARTDOCK_WECHAT_PRIVATE_KEY',
    meaning: 'file with the private key of that certificate, apiclient_key.pem',
    fallback: '',
    parse: text,
    allowed: 'a file',
  },
  wechatApiV3Key: {
    name: 'CHARTDOCK_WECHAT_API_V3_KEY',
    meaning: 'APIv3 key, 32 letters and digits, which notices are sealed with',
    ...matching(/^[\x21-\x7e]{32}$/, 'exactly 32 letters and digits'),
    isSecret: true,
  },
  wechatPlatformKeys: {
    name: 'CHARTDOCK_WECHAT_PLATFORM_KEYS',
    meaning:
      'what WeChat Pay signs with, separated by commas: its public key as PUB_KEY_ID_…=FILE, or a platform certificate as FILE; name both while you change from one to the other',
    fallback: '',
    parse: list,
    allowed: 'files separated by commas',
  },
  wechatMiniprogramAppId: {
    name: 'CHARTDOCK_WECHAT_MINIPROGRAM_APP_ID',
    meaning:
      'id of the mini-program, bound to the merchant number; with the next one its people pay inside of WeChat',
    ...matching(/^\w{8,32}$/, 'an id such as wx1234567890abcdef'),
  },
  wechatMiniprogramSecret: {
    name: 'CHARTDOCK_WECHAT_MINIPROGRAM_SECRET',
    meaning: 'secret of the mini-program, AppSecret, which its login codes are exchanged with',
    ...matching(/^[\x21-\x7e]{16,64}$/, '16 to 64 letters and digits'),
    isSecret: true,
  },
  wechatOfficialAppId: {
    name: 'CHARTDOCK_WECHAT_OFFICIAL_APP_ID',
    meaning:
      'id of the official account, bound to the merchant number; with the next one people pay inside of WeChat in its own browser too',
    ...matching(/^\w{8,32}$/, 'an id such as wx1234567890abcdef'),
  },
  wechatOfficialSecret: {
    name: 'CHARTDOCK_WECHAT_OFFICIAL_SECRET',
    meaning: 'secret of the official account, AppSecret, which its codes are exchanged with',
    ...matching(/^[\x21-\x7e]{16,64}$/, '16 to 64 letters and digits'),
    isSecret: true,
  },
  wechatAuthorizeUrl: {
    name: 'CHARTDOCK_WECHAT_AUTHORIZE_URL',
    meaning: 'server whose page sends people of the official account back with a code of theirs',
    ...address('https://open.weixin.qq.com'),
  },
  wechatLoginUrl: {
    name: 'CHARTDOCK_WECHAT_LOGIN_URL',
    meaning:
      'server that knows who codes of the mini-program and the official account stand for, or a proxy in front of it',
    ...address('https://api.weixin.qq.com'),
  },
  wechatUrl: {
    name: 'CHARTDOCK_WECHAT_PAY_URL',
    meaning: 'API of WeChat Pay, or a proxy in front of it',
    ...address('https://api.mch.weixin.qq.com'),
  },
  alipayAppId: {
    name: 'CHARTDOCK_ALIPAY_APP_ID',
    meaning: 'application id at Alipay; without it and the next three it takes no payments',
    ...matching(/^\d{8,32}$/, 'a number of 8 to 32 digits'),
  },
  alipaySellerId: {
    name: 'CHARTDOCK_ALIPAY_SELLER_ID',
    meaning: 'number of the Alipay account that the money goes to',
    ...matching(/^2088\d{12}$/, '16 digits that begin with 2088'),
  },
  alipayPrivateKey: {
    name: 'CHARTDOCK_ALIPAY_PRIVATE_KEY',
    meaning: "file with the application's private key",
    fallback: '',
    parse: text,
    allowed: 'a file',
  },
  alipayPublicKey: {
    name: 'CHARTDOCK_ALIPAY_PUBLIC_KEY',
    meaning: "file with Alipay's public key, not the application's",
    fallback: '',
    parse: text,
    allowed: 'a file',
  },
  alipayUrl: {
    name: 'CHARTDOCK_ALIPAY_URL',
    meaning: 'address of the Alipay gateway',
    ...address('https://openapi.alipay.com/gateway.do'),
  },
} as const;
