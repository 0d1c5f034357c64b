import type { Locale } from '@chartdock/contract';
import type { Response } from 'express';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a small page that says one thing, in both languages, without scripts. */
export function sendNotice(response: Response, status: number, lines: readonly string[]): void {
  sendPage(response, { status, body: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') });
}

/** Returns a refusal as a page: its text for people, its code for the page around a hidden frame. */
export function sendRefusal(
  response: Response,
  status: number,
  { code, text }: { readonly code: string; readonly text: string },
): void {
  const body = `<p data-chartdock-code="${escapeHtml(code)}">${escapeHtml(text)}</p>`;
  sendPage(response, { status, body });
}

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
export function sendQuestion(
  response: Response,
  asked: { readonly current: string; readonly next: string; readonly locale: Locale; readonly path: string },
): void {
  const { current, next, locale, path } = asked;
  const texts = QUESTION_TEXTS[locale];
  const write = (text: string): string =>
    escapeHtml(text.replaceAll(/\{(current|next)\}/g, (_all, name) => (name === 'next' ? next : current)));
  const button = (choice: 'switch' | 'stay', text: string): string =>
    `<button name="choice" value="${choice}">${write(text)}</button>`;
  const body = `<main><h1>${texts.title}</h1><p>${write(texts.text)}</p><form method="post" action="${path}">${button('stay', texts.stay)}${button('switch', texts.change)}</form></main>`;
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  sendPage(response, { status: 200, body, locale, head: `${viewport}<style>${QUESTION_STYLE}</style>` });
}

interface SentPage {
  readonly status: number;
  readonly body: string;
  readonly locale?: Locale;
  readonly head?: string;
}

function sendPage(response: Response, { status, body, locale = 'en', head = '' }: SentPage): void {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>Chartdock</title>${head}</head><body>${body}</body></html>`,
    );
}
