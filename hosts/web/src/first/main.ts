// The first script of a page that shows a file: it reads the file and draws it, and has the app loaded once that is painted.
import { composeClient, createResumeTokenStore } from '@chartdock/client';
import type { CallData } from '@chartdock/contract';
import { content as readContent } from '@chartdock/contract/calls/charts';
import { drawFirstDocument, wantedPage } from '@chartdock/react/first-picture';
import type { FirstDocument } from '@chartdock/react/first-picture';
import { findFile } from './find-file.ts';
import type { AddressedFile } from './find-file.ts';

/** The app does not wait longer than this for the picture, in milliseconds. */
const PATIENCE_MS = 400;

let isStarted = false;

/** Loads the app, whose scripts and styles wait in a template of the page. Its scripts run once its sheets are there. */
const startApp = (): void => {
  const template = document.querySelector<HTMLTemplateElement>('template#app');
  if (isStarted || template === null) return;
  isStarted = true;
  const parts = document.importNode(template.content, true);
  const scripts = Array.from(parts.querySelectorAll('script'));
  const sheets = Array.from(parts.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));
  for (const script of scripts) {
    const ahead = document.createElement('link');
    ahead.rel = 'modulepreload';
    ahead.crossOrigin = '';
    ahead.href = script.src;
    script.replaceWith(ahead);
  }
  // A sheet that does not come ends the wait too.
  const come = sheets.map((sheet) => new Promise((resolve) => (sheet.onload = sheet.onerror = resolve)));
  document.head.append(parts);
  void Promise.all(come).then(() => document.head.append(...scripts));
};

const draw = (content: CallData<'charts', 'content'>, opens: boolean): FirstDocument | undefined => {
  const place = document.createElement('div');
  place.className = opens ? 'first' : 'first first--viewed';
  // The viewer reads it out.
  place.setAttribute('aria-hidden', 'true');
  // The body may not be there yet.
  document.documentElement.append(place);
  const drawn = drawFirstDocument(place, content);
  if (drawn === undefined) place.remove();
  return drawn && { ...drawn, remove: () => place.remove() };
};

const begin = async ({ id, link, opens }: AddressedFile): Promise<void> => {
  const tokens = createResumeTokenStore();
  const client = composeClient({ calls: { charts: { readContent } }, tokenStore: tokens });
  const theme = document.documentElement.dataset['cdTheme'] === 'dark' ? 'dark' : 'own';
  const shown: { picture?: FirstDocument | undefined; isGone?: boolean } = {};
  const page = wantedPage();
  const look = { theme, ...(page === 'narrow' ? { page } : {}) } as const;
  const wish = { id, ...look, ...(link === undefined ? {} : { link }), ...(opens ? { opens } : {}) };
  const content = Promise.resolve(tokens.restore())
    .then((token) => {
      if (opens && token === undefined) return undefined;
      return client.charts.readContent(wish, { quiet: true, needToken: token !== undefined });
    })
    .catch(() => undefined);
  window.chartdockFirst = {
    ...{ fileId: id, pathname: window.location.pathname, ...look, tokens, content },
    remove: () => {
      shown.isGone = true;
      shown.picture?.remove();
    },
  };
  const read = await content;
  if (read === undefined || shown.isGone === true) return;
  shown.picture = draw(read, opens);
  await shown.picture?.painted;
};

const file = findFile(window.location);
if (file === undefined) startApp();
else {
  setTimeout(startApp, PATIENCE_MS);
  void begin(file).finally(startApp);
}
