import type { Locale } from '@chartdock/contract';
import type { Response } from 'express';
import type { EngineTable } from './engines.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a small page that says one thing, in both languages, without scripts. */
export const sendNotice = (response: Response, status: number, lines: readonly string[]): void => {
  sendPage(response, { status, body: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') });
};

/**
 * Returns a page for an engine that no build is for: the problem and its remedy, in both languages. It has no script and nothing
 * that a browser of the last twenty years could not show.
 */
export const sendTooOld = (response: Response, { chrome, safari, firefox }: EngineTable): void => {
  const least = `Chrome ${chrome}, Safari ${safari}, Firefox ${firefox}`;
  const inChinese = [
    '您的浏览器版本过低，无法显示 Chartdock。',
    `请把所用的应用或浏览器更新到最新版本（至少 ${least.replaceAll(', ', '、')}），或复制本页地址，在其他浏览器中打开。`,
  ];
  const inEnglish = [
    'This browser is too old to show Chartdock.',
    `Bring the app or the browser that you use up to date (${least} at least), or copy the address of this page and open it in another browser.`,
  ];
  const write = (lang: string, [heading = '', text = '']: readonly string[]): string =>
    `<div lang="${lang}"><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p></div>`;
  const head = `<meta name="viewport" content="width=device-width"><style>${TOO_OLD_STYLE}</style>`;
  const body = write('zh', inChinese) + write('en', inEnglish);
  sendPage(response, { status: 200, locale: 'zh', body, head });
};

const TOO_OLD_STYLE =
  'body{max-width:32em;margin:4em auto;padding:0 1em;font:16px/1.6 sans-serif;color:#1d242f}h1{font-size:20px}';

/** Returns a refusal as a page: its text for people, its code for the page around a hidden frame. */
export const sendRefusal = (
  response: Response,
  status: number,
  { code, text }: { readonly code: string; readonly text: string },
): void => {
  const body = `<p data-chartdock-code="${escapeHtml(code)}">${escapeHtml(text)}</p>`;
  sendPage(response, { status, body });
};

const QUESTION_TEXTS: Readonly<
  Record<Locale, Readonly<Record<'title' | 'text' | 'change' | 'stay', string>>>
> = {
  zh: {
    title: '切换账号？',
    text: '当前登录的是 {current}，这个链接会登录 {next}。切换后，{current} 将在此浏览器退出登录。',
    change: '切换到 {next}',
    stay: '继续使用 {current}',
  },
  en: {
    title: 'Change accounts?',
    text: 'You are signed in as {current}. This link signs in {next}. {current} is then signed out in this browser.',
    change: 'Change to {next}',
    stay: 'Stay {current}',
  },
};

// System colours follow the person's light or dark scheme without a style sheet of ours.
const QUESTION_STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center}
main{max-width:26rem;padding:1.5rem;overflow-wrap:anywhere}
h1{font-size:1.25rem}
form{display:flex;flex-wrap:wrap;gap:.75rem}
button{font:inherit;padding:.5rem 1rem;cursor:pointer}`;

/** Asks whether to change accounts: a form of two buttons that posts `choice`, without scripts. */
export const sendQuestion = (
  response: Response,
  asked: { readonly current: string; readonly next: string; readonly locale: Locale; readonly path: string },
): void => {
  const { current, next, locale, path } = asked;
  const texts = QUESTION_TEXTS[locale];
  const write = (text: string): string =>
    escapeHtml(text.replaceAll(/\{(current|next)\}/g, (_all, name) => (name === 'next' ? next : current)));
  const button = (choice: 'switch' | 'stay', text: string): string =>
    `<button name="choice" value="${choice}">${write(text)}</button>`;
  const body = `<main><h1>${texts.title}</h1><p>${write(texts.text)}</p><form method="post" action="${path}">${button('stay', texts.stay)}${button('switch', texts.change)}</form></main>`;
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  sendPage(response, { status: 200, body, locale, head: `${viewport}<style>${QUESTION_STYLE}</style>` });
};

/** A page that names a problem and leads on. */
export interface WayPage {
  readonly status: number;
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  /** Text of the link. */
  readonly way: string;
  /** Where it leads: a path of ours. */
  readonly address: string;
}

/** Returns a small page that names a problem and leads on by a link, without scripts. */
export const sendWay = (response: Response, { status, locale, title, text, way, address }: WayPage): void => {
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(way)}</a>`;
  const body = `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${link}</p></main>`;
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  sendPage(response, { status, body, locale, head: `${viewport}<style>${QUESTION_STYLE}</style>` });
};

interface SentPage {
  readonly status: number;
  readonly body: string;
  readonly locale?: Locale;
  readonly head?: string;
}

const sendPage = (response: Response, { status, body, locale = 'en', head = '' }: SentPage): void => {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>Chartdock</title>${head}</head><body>${body}</body></html>`,
    );
};
