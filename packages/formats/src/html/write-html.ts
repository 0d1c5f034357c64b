import { renderDefinition } from '@chartdock/documents';
import { strToU8 } from 'fflate';
import type { FormatWriter } from '../model/format.types.ts';
import { attributeText, elementText } from '../xml/write-xml.ts';
import { PAGE_SCRIPT, PAGE_STYLE } from './page-parts.ts';

/**
 * Writes a page that stands alone: every canvas as a picture of real text, with tabs, zoom and panning by wheel, pointer and keys. It
 * loads nothing, and a policy inside it forbids that it ever does.
 */
export const writeHtml: FormatWriter = ({ title, canvases, pictures }) => {
  const options = pictures === undefined ? {} : { pictures };
  const tabs = canvases.map(
    (canvas, at) =>
      `<button role="tab" id="tab${at}" aria-controls="page${at}" aria-selected="${at === 0}">${elementText(canvas.title === '' ? String(at + 1) : canvas.title)}</button>`,
  );
  const pages = canvases.map(({ definition }, at) => {
    const { svg, width, height } = renderDefinition(definition, options);
    return `<section role="tabpanel" id="page${at}" aria-labelledby="tab${at}" data-w="${Math.ceil(width)}" data-h="${Math.ceil(height)}"${at === 0 ? '' : ' hidden'}>${svg}</section>`;
  });
  const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
  return strToU8(
    `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${attributeText(policy)}">
<title>${elementText(title)}</title><style>${PAGE_STYLE}</style></head>
<body><header><h1>${elementText(title)}</h1><div role="tablist"${canvases.length < 2 ? ' hidden' : ''}>${tabs.join('')}</div>
<button id="out" aria-label="−">−</button><button id="fit">⤢</button><button id="in" aria-label="+">+</button></header>
<main tabindex="0">${pages.join('')}</main><script>${PAGE_SCRIPT}</script></body></html>
`,
  );
};
