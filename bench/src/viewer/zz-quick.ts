import { launchBrowser } from '../../../tests/harness/browser.ts';
import { contentOf, createFlow, pictureOf } from './documents.ts';
import { measureFirstPicture } from './first-picture.ts';
import { PREVIEW, buildPage, readPreviewPage } from './site.ts';
const flow = createFlow(60);
const rows = [
 {name:'limit', files: await buildPage('limit.ts', false), data: JSON.stringify(pictureOf(flow))},
 {name:'preview', files: await readPreviewPage(), data: JSON.stringify({code:'200',msg:'',data:contentOf(flow)}), path: PREVIEW, later: (p:string)=>p.startsWith('/assets/')&&!p.startsWith('/assets/first-')},
 {name:'component', files: await buildPage('chartdock-first.ts', true), data: JSON.stringify(contentOf(flow)), later:(p:string)=>/^.(ViewerExtras|show-viewer)-/.test(p)},
 {name:'maxgraph', files: await buildPage('maxgraph.ts', false), data: JSON.stringify(flow)},
];
const browser = await launchBrowser();
try { for (let i=0;i<4;i++) for (const {name, ...p} of rows) { const r = await measureFirstPicture(browser, p); console.log(name.padEnd(12), r.cpu.toFixed(1), r.code, r.data); } }
finally { await browser.close(); }
