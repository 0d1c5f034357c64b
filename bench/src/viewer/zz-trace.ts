import { launchBrowser } from '../../../tests/harness/browser.ts';
import { contentOf, createFlow } from './documents.ts';
import { ORIGIN, PREVIEW, servePage, readPreviewPage, buildPage } from './site.ts';
const which = process.argv[2]!;
const files = which==='preview' ? await readPreviewPage() : await buildPage(which, which.endsWith('x'));
const content = contentOf(createFlow(60));
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: {width:1280,height:800} });
await servePage(context, files, JSON.stringify(which==='preview'?{code:'200',msg:'',data:content}:content), (p:string)=>p.startsWith('/ViewerExtras')||p.startsWith('/assets/')&&!p.startsWith('/assets/first-'));
const page = await context.newPage();
await page.goto(`${ORIGIN}/empty`);
await browser.startTracing(page, { categories: ['devtools.timeline','v8','disabled-by-default-v8.cpu_profiler'] });
await page.goto(`${ORIGIN}${which==='preview'?PREVIEW:'/page.html'}`);
await page.waitForTimeout(800);
const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
const main = traceEvents.find((e:any)=>e.name==='thread_name'&&e.args.name==='CrRendererMain' && traceEvents.some((x:any)=>x.pid===e.pid&&x.name==='FunctionCall'));
const evs = traceEvents.filter((e:any)=>e.ph==='X'&&e.pid===main.pid&&e.tid===main.tid).sort((a:any,b:any)=>a.ts-b.ts||b.dur-a.dur);
const t0=evs[0].ts; const stack:any[]=[];
for (const e of evs){ while(stack.length&&stack.at(-1).ts+stack.at(-1).dur<=e.ts) stack.pop(); e.depth=stack.length; stack.push(e);}
for (const e of evs) if ((e.dur>300 && e.depth>0)||e.dur>1000) console.log(((e.ts-t0)/1000).toFixed(1).padStart(7), ' '.repeat(e.depth), e.name, (e.dur/1000).toFixed(2), e.args?.data?.functionName??'', (e.args?.data?.url??'').slice(-30));
// cpu profile self time
const nodes=new Map<number,any>(); const self=new Map<string,number>();
for (const e of traceEvents.filter((e:any)=>e.name==='ProfileChunk')) { const cp=e.args.data.cpuProfile; for(const n of cp?.nodes??[]) nodes.set(n.id,n); (cp?.samples??[]).forEach((id:number,i:number)=>{const n=nodes.get(id); const k=`${n.callFrame.functionName||'(anon)'} ${(n.callFrame.url||'').slice(-22)}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`; self.set(k,(self.get(k)??0)+(e.args.data.timeDeltas[i]??0)/1000);}); }
for (const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,22)) console.log(v.toFixed(2),k);
await browser.close();
