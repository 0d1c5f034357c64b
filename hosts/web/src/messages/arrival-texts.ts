import type { Catalogue } from '@chartdock/contract';

const zh = {
  'web.arrived.text': '您打开的链接已登录账号 {name}',
  'web.arrived.notMe': '不是我',
  'web.arrived.stillIn': '仍处于登录状态：服务器没有响应',
} as const;

/** Key of a text about a link that signed in. */
export type ArrivalTextKey = keyof typeof zh;

const en: Readonly<Record<ArrivalTextKey, string>> = {
  'web.arrived.text': 'The link you opened signed you in as {name}',
  'web.arrived.notMe': 'Not me',
  'web.arrived.stillIn': 'You are still signed in: the server did not answer',
};

/** Texts about a link that signed in, which few visits begin with: they come with the notice. */
export const arrivalTexts: Catalogue<ArrivalTextKey> = { zh, en };
