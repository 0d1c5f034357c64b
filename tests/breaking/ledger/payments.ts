import { breaksOf } from '../break-line.ts';

const server = (name: string): string => `packages/server/src/domains/payments/${name}.ts`;
const entity = (name: string): string => `packages/contract/src/entities/${name}.ts`;

const entities = [
  ...breaksOf(entity('order'), [
    [
      'ENT-29',
      'orderId: z.string(),\n    orderType: orderTypeSchema,\n    title: z.string(),\n    channel: payChannelSchema,\n    /** Amount to',
      'orderType: orderTypeSchema,\n    title: z.string(),\n    channel: payChannelSchema,\n    /** Amount to',
    ],
    ['ENT-32', 'orderType: orderTypeSchema,\n  /** Id of a plan. */', '/** Id of a plan. */'],
    ['ENT-32', 'upgradeType: z.string().max(32).optional(),', ''],
    ['ENT-32', 'coupon: z.string().trim().max(64).optional(),', ''],
    ['ENT-32', 'realMoney: wireYuan(MOST_YUAN).optional(),', ''],
    ['ENT-32', 'orgId: z.string().max(64).optional(),', ''],
    ['ENT-32', 'teamusercount: wireInt(1, 10_000).optional(),', ''],
    ['ENT-32', 'orgName: z.string().trim().max(64).optional(),', ''],
    ['ENT-32', 'chartId: idSchema.optional(),', ''],
  ]),
  ...breaksOf(entity('coupon'), [
    ['ENT-30', 'code: z.string(),', ''],
    ['ENT-30', 'used: z.boolean(),', ''],
    ['ENT-30', 'expireTime: z.int(),', ''],
  ]),
];

const calls = [
  ...breaksOf(server('quote'), [['PAY-17', 'listFen: template.price_fen,', 'listFen: 1,']]),
  ...breaksOf(server('pre-order'), [
    [
      'PAY-17',
      'if (input.realMoney !== undefined && input.realMoney !== amountFen)',
      'if (input.realMoney === -1)',
    ],
    [
      'PAY-17',
      'const amountFen = quoted.listFen - couponFen;',
      'const amountFen = input.realMoney ?? quoted.listFen;',
    ],
    ['CALL-P-003', 'return { order: { id }, ...(', "return { order: { id: '' }, ...("],
  ]),
  ...breaksOf(server('coupons/coupon-use'), [
    ['COUPON-07', "    .where('used_at', 'is', null)\n    .where('order_id', 'is', null)\n", ''],
  ]),
  ...breaksOf(server('orders'), [['CALL-P-028', "    .where('user_id', '=', actor.userId)\n", '']]),
  ...breaksOf(server('history'), [['CALL-P-028', "    .where('user_id', '=', actor.userId)\n", '']]),
  ...breaksOf(server('gateways/sandbox/sandbox-trades'), [
    ['PAY-18', 'pay: (trade) => (isOpen(trade) ? [take(trade)] : []),', 'pay: () => [],'],
    ['PAY-18', 'refuse: () => [],', 'refuse: (trade) => [take(trade)],'],
    ['PAY-18', 'expire: close,', 'expire: () => [],'],
  ]),
  ...breaksOf(server('gateways/gateways'), [
    ['PAY-18', 'gateways ?? (config.payments', '(config.payments'],
    ['PAY-18', "?? all.find(({ name }) => name === 'sandbox')", ''],
  ]),
  ...breaksOf(server('pay'), [
    [
      'PAY-19',
      '  readState(context, await readOwnOrder(context, orderId));',
      "  ({ trade_state: (await readOwnOrder(context, orderId)) ? 'NOTPAY' : 'CLOSED' });",
    ],
  ]),
];

const core = (name: string): string => `packages/payments/src/${name}.ts`;

const checkout = [
  ...breaksOf(core('checkout/channels'), [
    ['PAY-02', 'channel === text', "channel === text || text === 'paypal'"],
  ]),
  ...breaksOf(core('checkout/checkout.state'), [
    ['POLL-01', 'POLL_MS = 2_000', 'POLL_MS = 2_001'],
    ['POLL-01', 'POLL_MS = 2_000', 'POLL_MS = 1_999'],
    ['POLL-02', 'MOST_POLLS = 30', 'MOST_POLLS = 31'],
    ['POLL-03', 'MOST_POLLS = 30', 'MOST_POLLS = 29'],
    ['POLL-13', 'MOST_POLLS = 30', 'MOST_POLLS = 300'],
    ['POLL-05', "{ ...state, flow: { step: 'ordering', channel } }", 'state'],
    ['POLL-06', 'order, polls: 0 }', 'order, polls: 3 }'],
  ]),
  ...breaksOf(core('checkout/checkout'), [
    ['PAY-08', '    stop();\n    forgetOrder(storage);\n    config', '    forgetOrder(storage);\n    config'],
    ['PAY-08', '    config.onSuccess?.(flow.orderId);\n', ''],
    ['PAY-16', '      config.onError?.(thrown);\n', ''],
    [
      'POLL-12',
      "if (before === 'paid' || flow.step !== 'paid') return;\n    stop();\n",
      "if (flow.step !== 'paid') return;\n",
    ],
    ['POLL-10', 'report.catch(() => false)', 'report'],
    ['POLL-11', '    if (isAsking) return;\n', ''],
  ]),
  ...breaksOf(core('checkout/place-order'), [
    ['POLL-07', 'await orders.queryAlipay(', 'await orders.queryWechat('],
    ['POLL-08', "const SUCCESS = 'SUCCESS';", "const SUCCESS = 'CLOSED';"],
    ['POLL-09', "status === 'success'", "status === 'waiting'"],
  ]),
  ...breaksOf(core('checkout/payment-config'), [
    ['PAY-11', 'orderType: config.payType', "orderType: 'member'"],
    ['PAY-12', '({ uuid, source', '({ source'],
    ['PAY-12', 'source: sourcePage, ', ''],
    ['PAY-12', "memberFree ? '1' : '0'", "'0'"],
    ['PAY-12', '/payment?', '/pay?'],
    ['ENT-33', "given('orgId', config.payTeamId)", "given('orgId', '')"],
    ['ENT-33', 'upgradeType: config.id', "upgradeType: ''"],
  ]),
  ...breaksOf(core('prices/price-text'), [
    ['PAY-13', '`¥${', '`$${'],
    ['PAY-14', 'decimals: price.slice(at) };', 'decimals: price.slice(at + 1) };'],
    ['PAY-15', 'at < 0 || at === price.length - 1', 'at < 0'],
  ]),
];

const coupons = [
  ...breaksOf(core('coupons/coupon-rules'), [
    ['COUPON-02', "?.code ?? ''", "?.code ?? coupons[0]?.code ?? ''"],
    ['COUPON-03', 'text.trim() || undefined', 'text || undefined'],
  ]),
  ...breaksOf(core('coupons/coupon-box'), [
    ['COUPON-03', 'EMPTY_MS = 1_000', 'EMPTY_MS = 2_000'],
    ['COUPON-05', "literal: thrown.text ?? ''", "literal: ''"],
    ['COUPON-06', 'REFUSED_MS = 2_000', 'REFUSED_MS = 1_000'],
  ]),
];

const delivered = [
  ...breaksOf(core('checkout/place-order'), [
    ['PAY-04', '.code_url,', ".code_url.replace('cashier', ''),"],
    ['PAY-05', '.qrCode,', ".qrCode.replace('cashier', ''),"],
  ]),
  ...breaksOf(core('checkout/checkout'), [['PAY-09', '    config.onSuccess?.(flow.orderId);\n', '']]),
  ...breaksOf(server('deliver'), [
    ['PAY-09', '.set({ state: next, file_id: fileId })', '.set({ state: next, file_id: null })'],
  ]),
];

/** Breaks what payments promise, in the core, on the wire and on the server. */
export const payments = [...entities, ...checkout, ...coupons, ...delivered, ...calls];
