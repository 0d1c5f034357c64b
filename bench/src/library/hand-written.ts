import type { BrowserContext } from 'playwright-core';

/** Path of the page with the first cards of the library and nothing else. */
export const LIMIT_PATH = '/bench-limit';

/** Path of the page that draws all cards at once and leaves the covers to the browser. */
export const PLAIN_PATH = '/bench-plain';

const STYLE = `body{margin:0;font:14px system-ui}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:16px;margin:24px;padding:0;list-style:none}
li{border:1px solid #e4e6ea;border-radius:10px}
span{display:block;aspect-ratio:16/10}img{width:100%;height:100%;object-fit:contain}
b{display:block;height:42px;margin:12px 12px 0;overflow:hidden}p{display:flex;justify-content:space-between;margin:8px 12px 12px}`;

/** Draws cards: the least that shows the same as ours. */
const DRAW = `const cardOf = (row, attribute) => '<li data-cd-template="' + row.chartId + '"><span><img alt="" ' + attribute + '="' + row.bgImage +
  '"></span><b></b><p><i></i><button>Use</button><button>Like</button></p></li>';
const ask = async (body) => (await (await fetch('/api/personal/search/official', { method: 'POST',
  headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()).data;
const fill = (rows, attribute) => {
  list.innerHTML = rows.map((row) => cardOf(row, attribute)).join('');
  rows.forEach((row, at) => {
    list.children[at].querySelector('b').textContent = row.title;
    list.children[at].querySelector('i').textContent = row.owner?.fullName ?? '';
  });
};`;

const LIMIT = `${DRAW}
const { rows } = await ask({ pageSize: 24 });
fill(rows, 'data-src');
const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) target.src = target.dataset.src;
}, { rootMargin: '30% 0px' });
for (const image of list.querySelectorAll('img')) near.observe(image);`;

const PLAIN = `${DRAW}
const rows = [];
for (let cursor = null; rows.length === 0 || cursor !== null; ) {
  const page = await ask({ pageSize: 100, ...(cursor === null ? {} : { cursor }) });
  rows.push(...page.rows);
  cursor = page.cursor;
}
fill(rows, 'loading="lazy" src');`;

const pageOf = (script: string): string =>
  `<!doctype html><title>bench</title><style>${STYLE}</style><ul id="list"></ul><script type="module">${script}</script>`;

/** Serves the pages written by hand beside ours, on the same server and with the same covers. */
export const serveHandWritten = async (context: BrowserContext): Promise<void> => {
  for (const [path, script] of [
    [LIMIT_PATH, LIMIT],
    [PLAIN_PATH, PLAIN],
  ] as const)
    await context.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf(script) }),
    );
};
