import { mkdir } from 'node:fs/promises';
import { createClient, createFetchTransport } from '@chartdock/client';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { startOwnServer } from './models/own-server.ts';
import { rememberTour } from './models/remember-tour.ts';
const ACCOUNT = { account: 'member@chartdock.test', password: 'Chartdock1' };
await mkdir('/tmp/shots', { recursive: true });
const server = await startOwnServer();
const client = createClient({ baseUrl: server.address, transport: createFetchTransport() });
client.tokens.write((await client.session.signIn(ACCOUNT)).token);
const { rows } = await client.lists.loadFiles({ folderId: 'root', pageSize: 100 });
const ids = rows.filter((r:any)=>r.category==='mind_free').filter((r:any)=>r._filesType!=='folder').map((r:any)=>[r.chartId, r.category, r.title]);

const browser = await launchBrowser();
for (const [width,height,theme,locale] of [[1440,900,'light','zh'],[800,900,'dark','en'],[375,760,'light','zh']] as const) {
  const context = await browser.newContext({ baseURL: server.address, viewport: {width,height}, reducedMotion:'reduce', serviceWorkers:'block' });
  await context.addInitScript(rememberTour);
  await context.addInitScript(([t,l]) => { localStorage.setItem('chartdock.theme', t); localStorage.setItem('chartdock.locale', l); }, [theme, locale] as const);
  const page = await context.newPage();
  page.on('pageerror', e=>console.log('ERR', e.message));
  await page.goto('/login');
  await page.fill('input[type="text"]', ACCOUNT.account); await page.fill('input[type="password"]', ACCOUNT.password); await page.press('input[type="password"]','Enter'); await page.waitForURL('**/history');
  for (const path of [`/preview/${ids[0]![0]}`, `/mindmap/${ids[0]![0]}`]) {
    let release = ()=>{}; const held = new Promise<void>(r=>release=r);
    const asked: string[] = [];
    await page.route(/assets\/(index|vendor)-.*\.js/, async route => { await held; await route.continue(); });
    const onReq = (r:any)=>{ if(r.url().includes('/api/')) asked.push(r.url().replace(server.address,'')); };
    page.on('request', onReq);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('.first [data-id]').first().waitFor({state:'attached'});
    await page.waitForTimeout(300);
    const before = await page.evaluate(()=>{ const r=document.querySelector('.first [data-id]')!.getBoundingClientRect(); const f=document.querySelector('.first')!.getBoundingClientRect(); return [f.top, f.height, r.x, r.y, r.width]; });
    await page.screenshot({ path: `/tmp/shots/first-${width}-${path.split('/')[1]}.png` });
    release();
    await page.locator('.cd-stage [data-id]').first().waitFor({state:'attached'});
    await page.waitForTimeout(600);
    const after = await page.evaluate(()=>{ const r=document.querySelector('.cd-stage [data-id]')!.getBoundingClientRect(); const f=document.querySelector('.cd-stage')!.getBoundingClientRect(); return [f.top, f.height, r.x, r.y, r.width, document.querySelectorAll('.first').length]; });
    await page.screenshot({ path: `/tmp/shots/then-${width}-${path.split('/')[1]}.png` });
    console.log(width, path, before, after, asked);
    page.off('request', onReq); await page.unroute(/assets\/(index|vendor)-.*\.js/);
  }
  await context.close();
}
await browser.close(); await server.remove();
