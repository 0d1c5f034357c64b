import type { Response } from 'express';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Answers a small page that says one thing, in both languages, without scripts. */
export function sendNotice(response: Response, status: number, lines: readonly string[]): void {
  const body = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chartdock</title></head><body>${body}</body></html>`,
    );
}
