import type { Response } from 'express';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Answers a small page that says one thing, in both languages, without scripts. */
export function sendNotice(response: Response, status: number, lines: readonly string[]): void {
  sendPage(response, status, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''));
}

/** Answers a refusal as a page: its text for people, its code for the page around a hidden frame. */
export function sendRefusal(
  response: Response,
  status: number,
  { code, text }: { readonly code: string; readonly text: string },
): void {
  sendPage(response, status, `<p data-chartdock-code="${escapeHtml(code)}">${escapeHtml(text)}</p>`);
}

function sendPage(response: Response, status: number, body: string): void {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chartdock</title></head><body>${body}</body></html>`,
    );
}
