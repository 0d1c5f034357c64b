import { launchBrowser } from '../../../tests/harness/browser.ts';
import { contentOf, createFlow, pictureOf } from './documents.ts';
import { measureFirstPicture } from './first-picture.ts';
import { ORIGIN, servePage, buildPage } from './site.ts';
const files = await buildPage(process.argv[2]!, process.argv[2]!.endsWith('x'));
const browser = await launchBrowser();
const flow = createFlow(60);
const data = JSON.stringify(process.argv[2]!.startsWith('limit') ? pictureOf(flow) : process.argv[2]!.startsWith('maxg')? flow : contentOf(flow));
const context = await browser.newContext({ viewport: {width:1280,height:800} });
await servePage(context, files, data);
const page = await context.newPage();
await page.goto(`${ORIGIN}/empty`);
await browser.startTracing(page, { categories: ['devtools.timeline','v8','disabled-by-default-v8.cpu_profiler','blink.user_timing','toplevel'] });
await page.goto(`${ORIGIN}/page.html`);
await page.evaluate(() => (window as any).benchShown);
const buf = await browser.stopTracing();
const { traceEvents } = JSON.parse(buf.toString());
const main = traceEvents.find((e:any)=>e.name==='thread_name'&&e.args.name==='CrRendererMain' && traceEvents.some((x:any)=>x.pid===e.pid&&x.name==='FunctionCall'));
const sums = new Map<string,[number,number]>();
const evs = traceEvents.filter((e:any)=>e.ph==='X'&&e.pid===main.pid&&e.tid===main.tid).sort((a:any,b:any)=>a.ts-b.ts||b.dur-a.dur);
// self time by thread duration
const stack:any[]=[];
for (const e of evs){ e.self=e.tdur??e.dur; while(stack.length&&stack.at(-1).ts+stack.at(-1).dur<=e.ts) stack.pop(); if(stack.length) stack.at(-1).self-=(e.tdur??e.dur); stack.push(e);}
for (const e of evs){ const s=sums.get(e.name)??[0,0]; s[0]+=e.self/1000; s[1]++; sums.set(e.name,s);}
for (const [n,[t,c]] of [...sums].sort((a,b)=>b[1][0]-a[1][0]).slice(0,25)) console.log(t.toFixed(2),c,n);
await context.close();
for (let i=0;i<5;i++) console.log(await measureFirstPicture(browser, {files, data}));
await browser.close();
