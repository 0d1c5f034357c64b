import type { zh } from './zh.ts';

/** English texts of paying. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'payments.title': 'Buy',
  'payments.orgTitle': 'Buy seats for an organisation',
  'payments.activityTitle': 'Limited offer',
  'payments.channel': 'Payment method',
  'payments.wechat': 'WeChat Pay',
  'payments.alipay': 'Alipay',
  'payments.pay': 'Pay',
  'payments.before': 'The QR code appears here',
  'payments.checking': 'Checking payment methods',
  'payments.none': "Payments aren't open here yet.",
  'payments.item.clone': 'Template',
  'payments.item.member': 'Membership',
  'payments.item.org': 'Seats for an organisation',
  'payments.ordering': 'Placing the order',
  'payments.code': 'QR code for payment',
  'payments.scan.wechat': 'Scan with WeChat to pay',
  'payments.scan.alipay': 'Scan with Alipay to pay',
  'payments.left': 'The code expires in {n} s',
  'payments.refresh': 'refresh',
  'payments.again': 'Try again',
  'payments.paid': 'Paid, one moment',
  'payments.late': "Paid. There's no connection right now; what you bought will be in your account.",
  'payments.sandbox': 'Sandbox: no real money is taken.',
  'payments.cashier': 'Open the sandbox cashier',
};
