import { IMPORT_ENDINGS } from '@chartdock/contract';
import type { ManifestLocale, Screenshot } from './screenshots.ts';
import { SCREENSHOTS, screenshotPath } from './screenshots.ts';

const TEXTS = {
  zh: {
    name: 'Chartdock 图表工作区',
    description: '流程图、思维导图和其他图表的工作区。',
    recent: '最近文件',
    create: '新建文件',
    files: '我的文件',
  },
  en: {
    name: 'Chartdock workspace',
    description: 'One workspace for flowcharts, mind maps and other diagrams.',
    recent: 'Recent files',
    create: 'New file',
    files: 'My files',
  },
} as const satisfies Record<ManifestLocale, object>;

const TYPES: Readonly<Record<(typeof IMPORT_ENDINGS)[number], string>> = {
  pos: 'application/vnd.chartdock.pos+json',
  md: 'text/markdown',
  markdown: 'text/markdown',
  txt: 'text/plain',
  json: 'application/json',
  posm: 'application/vnd.chartdock.pos+json',
  posf: 'application/vnd.chartdock.pos+json',
  xmind: 'application/vnd.xmind.workbook',
  mm: 'application/x-freemind',
  opml: 'text/x-opml',
  vsdx: 'application/vnd.ms-visio.drawing.main+xml',
  drawio: 'application/vnd.jgraph.mxfile',
  csv: 'text/csv',
  mmd: 'text/vnd.mermaid',
  excalidraw: 'application/vnd.excalidraw+json',
};

// These belong to many programs; someone who wants them here imports them from the menu.
const opened = IMPORT_ENDINGS.filter((ending) => ending !== 'json' && ending !== 'csv');

const accepted = (): Record<string, string[]> => {
  const types: Record<string, string[]> = {};
  for (const ending of opened) (types[TYPES[ending]] ??= []).push(`.${ending}`);
  return types;
};

const icon = (file: string, size: number, purpose: string) => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (each: Screenshot, locale: ManifestLocale) => ({
  src: screenshotPath(each, locale),
  sizes: `${each.width * each.scale}x${each.height * each.scale}`,
  type: 'image/webp',
  form_factor: each.form,
  label: TEXTS[locale].files,
});

/** Describes the installed app in a language. */
export const appManifest = (locale: ManifestLocale) => {
  const texts = TEXTS[locale];
  return {
    id: '/',
    name: texts.name,
    short_name: 'Chartdock',
    description: texts.description,
    lang: locale === 'zh' ? 'zh-CN' : 'en',
    dir: 'ltr',
    start_url: '/history',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['productivity', 'business'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('app-maskable-512', 512, 'maskable'),
    ],
    screenshots: SCREENSHOTS.map((each) => screenshot(each, locale)),
    shortcuts: [
      { name: texts.create, url: '/newfile' },
      { name: texts.recent, url: '/history' },
    ],
    file_handlers: [{ action: '/diagrams', accept: accepted(), launch_type: 'single-client' }],
  };
};
