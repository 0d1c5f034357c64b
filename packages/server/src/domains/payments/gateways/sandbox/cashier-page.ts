import type { Locale } from '@chartdock/contract';
import { CASHIER_ACTIONS } from './sandbox-trades.ts';
import type { CashierAction, SandboxTrade } from './sandbox-trades.ts';

interface CashierTexts {
  readonly title: string;
  readonly notice: string;
  readonly channels: Readonly<Record<SandboxTrade['channel'], string>>;
  readonly states: Readonly<Record<'open' | 'paid' | 'closed', string>>;
  readonly actions: Readonly<Record<CashierAction, string>>;
}

const TEXTS: Readonly<Record<Locale, CashierTexts>> = {
  zh: {
    title: '沙箱收银台',
    notice: '这是测试用的沙箱，不会收取真实款项。',
    channels: { wechat: '微信支付（沙箱）', alipay: '支付宝（沙箱）' },
    states: { open: '待支付', paid: '已支付', closed: '已关闭' },
    actions: {
      pay: '确认支付',
      refuse: '不支付',
      expire: '让订单过期',
      payLate: '过期后仍支付',
      payTwice: '重复支付两次',
    },
  },
  en: {
    title: 'Sandbox cashier',
    notice: 'This is a sandbox for testing. No real money is taken.',
    channels: { wechat: 'WeChat Pay (sandbox)', alipay: 'Alipay (sandbox)' },
    states: { open: 'Waiting for payment', paid: 'Paid', closed: 'Closed' },
    actions: {
      pay: 'Pay',
      refuse: 'Do not pay',
      expire: 'Let the order expire',
      payLate: 'Pay although it has expired',
      payTwice: 'Pay twice',
    },
  },
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;display:grid;min-height:100vh;place-items:center}
main{box-sizing:border-box;width:min(100vw,360px);padding:24px}
h1{font-size:20px;margin:0 0 12px}
.notice{border:2px dashed #c77700;border-radius:8px;padding:8px 12px}
.amount{font-size:36px;font-weight:600;margin:16px 0 0}
form{display:grid;gap:8px;margin-top:20px}
button{font:inherit;min-height:44px;border:1px solid #8888;border-radius:8px;background:none;color:inherit}
button[value=pay]{background:#2f6fed;border-color:#2f6fed;color:#fff}`;

const stateOf = ({ isClosed, payments }: SandboxTrade): 'open' | 'paid' | 'closed' => {
  if (payments.length > 0) return 'paid';
  return isClosed ? 'closed' : 'open';
};

/** Lists the possible actions on an order as it stands. */
const actionsFor = (trade: SandboxTrade): readonly CashierAction[] => {
  const state = stateOf(trade);
  if (state === 'paid') return [];
  return state === 'closed' ? ['payLate'] : CASHIER_ACTIONS.filter((action) => action !== 'payLate');
};

/** Writes the page on which someone pays an order of the sandbox; the same page shows the outcome. */
export const writeCashierPage = (trade: SandboxTrade, locale: Locale): string => {
  const texts = TEXTS[locale];
  const buttons = actionsFor(trade).map(
    (action) => `<button name="action" value="${action}">${texts.actions[action]}</button>`,
  );
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${texts.title}</title>
<style>${STYLE}</style><main><h1>${texts.title}</h1><p class="notice">${texts.notice}</p>
<p class="amount">¥${(trade.amountFen / 100).toFixed(2)}</p><p>${escapeHtml(trade.subject)}</p>
<p>${texts.channels[trade.channel]} · <strong role="status">${texts.states[stateOf(trade)]}</strong></p>
<form method="post">${buttons.join('')}</form></main></html>`;
};
