import { breaksOf } from '../break-line.ts';

const server = (name: string): string => `packages/server/src/payments/${name}.ts`;
const entity = (name: string): string => `packages/contract/src/entities/${name}.ts`;

const entities = [
  ...breaksOf(entity('order'), [
    ['ENT-29', 'orderId: z.string(),', ''],
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
    ['CALL-P-003', 'return { order: { id } };', "return { order: { id: '' } };"],
  ]),
  ...breaksOf(server('coupon-use'), [
    ['COUPON-07', "    .where('used_at', 'is', null)\n    .where('order_id', 'is', null)\n", ''],
  ]),
  ...breaksOf(server('orders'), [['CALL-P-028', "    .where('user_id', '=', actor.userId)\n", '']]),
  ...breaksOf(server('history'), [['CALL-P-028', "    .where('user_id', '=', actor.userId)\n", '']]),
  ...breaksOf(server('pay'), [
    [
      'PAY-19',
      '  readState(context, await readOwnOrder(context, orderId));',
      "  ({ trade_state: (await readOwnOrder(context, orderId)) ? 'NOTPAY' : 'CLOSED' });",
    ],
  ]),
];

/** Breaks what payments promise, on the wire and on the server. */
export const payments = [...entities, ...calls];
