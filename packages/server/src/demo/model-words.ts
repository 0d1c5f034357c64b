/** A class or a table of a data model: its name and its lines. */
export interface Entity {
  readonly name: string;
  readonly fields: readonly (readonly [name: string, type: string])[];
  readonly methods: readonly string[];
}

const entity = (name: string, fields: string, methods: string): Entity => ({
  name,
  fields: fields.split(', ').map((field) => {
    const [key = '', type = ''] = field.split(':');
    return [key, type] as const;
  }),
  methods: methods.split(', '),
});

/** Holds classes and tables that demo files draw; parts of programs are named in English everywhere. */
export const ENTITIES: readonly [Entity, ...Entity[]] = [
  entity('Order', 'id:uuid, total:Money, status:OrderStatus', 'pay(), cancel()'),
  entity('Customer', 'id:uuid, name:string, phone:string', 'orders(), rename(name)'),
  entity('Product', 'sku:string, title:string, price:Money', 'isOnSale()'),
  entity('Payment', 'id:uuid, amount:Money, paidAt:Instant', 'refund()'),
  entity('Shipment', 'code:string, carrier:string, eta:Date', 'track()'),
  entity('Coupon', 'code:string, percent:int, until:Date', 'appliesTo(order)'),
  entity('Review', 'stars:int, text:string, at:Instant', 'publish(), hide()'),
  entity('Account', 'id:uuid, email:string, tier:Tier', 'signIn(), close()'),
  entity('Session', 'token:string, device:string, until:Instant', 'renew(), end()'),
  entity('Warehouse', 'id:uuid, city:string, capacity:int', 'stockOf(sku)'),
  entity('Invoice', 'number:string, total:Money, due:Date', 'send(), settle()'),
  entity('Supplier', 'id:uuid, name:string, rating:decimal', 'quote(sku)'),
];

/** Holds machines and services of a network with the shape of each. */
export const MACHINES: readonly [
  readonly [shape: string, zh: string, en: string],
  ...(readonly [string, string, string])[],
] = [
  ['net-server', '应用服务器', 'App server'],
  ['net-database', '主数据库', 'Primary database'],
  ['net-firewall', '防火墙', 'Firewall'],
  ['net-wifi', '无线接入', 'Access point'],
  ['net-laptop', '办公电脑', 'Laptops'],
  ['net-storage', '备份存储', 'Backup storage'],
  ['net-printer', '打印机', 'Printer'],
  ['net-camera', '门禁摄像头', 'Door camera'],
  ['net-queue', '消息队列', 'Message queue'],
  ['net-phone', '移动终端', 'Phones'],
];

/** Holds parts of a circuit with the marks beside them. */
export const PARTS: readonly [readonly [shape: string, mark: string], ...(readonly [string, string])[]] = [
  ['circuit-source', 'U1 12 V'],
  ['circuit-switch', 'S1'],
  ['circuit-resistor', 'R1 10 kΩ'],
  ['circuit-led', 'D1'],
  ['circuit-capacitor', 'C1 100 nF'],
  ['circuit-inductor', 'L1 22 µH'],
  ['circuit-fuse', 'F1 2 A'],
  ['circuit-lamp', 'H1'],
  ['circuit-diode', 'D2'],
  ['circuit-resistor-box', 'R2 4.7 kΩ'],
];

/** Returns the entry of a list at a number that may be larger than the list. */
export const turnOf = <T>(list: readonly [T, ...T[]], turn: number): T => list[turn % list.length] ?? list[0];

/** Returns a number that a title always gives, so that files differ without more random draws. */
export const turnOfTitle = (title: string): number => {
  let sum = 7;
  for (const sign of title) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 99_991;
  return sum;
};
