import type { TextKey } from '@chartdock/react';
import type { WebTextKey } from './messages/zh.ts';
import type * as EntryPages from './pages/entry-pages.tsx';
import type * as MessagePages from './pages/message-pages.ts';
import type * as PaymentPages from './pages/payment-pages.tsx';
import type * as TemplatePages from './pages/template-pages.tsx';
import { pageLater, pageOf } from './pages/page-code.ts';
import type { PageCode } from './pages/page-code.ts';
import { CollaPage, DiagramsPage, FavPage, HistoryPage, TrashPage } from './pages/AreaPages.tsx';

/** Key of a title: those of lists and tools come with the components. */
export type PageTitle = TextKey | WebTextKey;

/** Describes one page: its address, its title, and who may see it. */
export interface PageRoute {
  /** Address pattern; `:id` stands for one part. */
  readonly path: string;
  /** Title of the document (ROUTE-03). */
  readonly title: PageTitle;
  /** Whether the sign-in is checked before the page renders (GUARD-03). */
  readonly checked: boolean;
  /** Whether the page is blocked without a token (GUARD-16..21). */
  readonly requiresToken: boolean;
  /** Whether a visit records the personal platform as the last one (GUARD-08): on all but the dialog page and the not-found screen. */
  readonly recorded: boolean;
  /** Whether the page sits in the file area's frame, which stays while its pages change (ROUTE-05). */
  readonly framed: boolean;
  readonly code: PageCode;
}

const area = { checked: true, requiresToken: true, recorded: true, framed: true } as const;
const page = { checked: true, requiresToken: false, recorded: true, framed: false } as const;
const library = { ...page, framed: true } as const;
const file = { ...page, requiresToken: true, title: 'web.title.file' } as const;
const connecting = { ...page, requiresToken: true, recorded: false } as const;
const joining = { ...page, requiresToken: true } as const;
const open = { ...page, checked: false } as const;
const unrecorded = { ...open, recorded: false } as const;

// Most visits begin with a list; the code of other pages comes when it is asked for.
const aiPage = pageLater(async () => (await import('./pages/AiPage.tsx')).AiPage);
const aiCreatePage = pageLater(async () => (await import('./pages/AiCreatePage.tsx')).AiCreatePage);
const connectPage = pageLater(async () => (await import('./pages/ConnectPage.tsx')).ConnectPage);
const dialogPage = pageLater(async () => (await import('./pages/DialogPage.tsx')).DialogPage);
const editorPage = pageLater(async () => (await import('./pages/EditorPage.tsx')).EditorPage);
const filePage = pageLater(async () => (await import('./pages/FilePage.tsx')).FilePage);
const joinPage = pageLater(async () => (await import('./pages/JoinPage.tsx')).JoinPage);
const latexPage = pageLater(async () => (await import('./pages/LatexPage.tsx')).LatexPage);
const mermaidPage = pageLater(async () => (await import('./pages/MermaidPage.tsx')).MermaidPage);
const partnersPage = pageLater(async () => (await import('./pages/PartnersPage.tsx')).PartnersPage);
const previewPage = pageLater(async () => (await import('./pages/PreviewPage.tsx')).PreviewPage);
const settingPage = pageLater(async () => (await import('./pages/SettingPage.tsx')).SettingPage);
const signInPage = pageLater(async () => (await import('./pages/SignInPage.tsx')).SignInPage);
const updateLogPage = pageLater(async () => (await import('./pages/UpdateLogPage.tsx')).UpdateLogPage);

const entry = (name: keyof typeof EntryPages): PageCode =>
  pageLater(async () => (await import('./pages/entry-pages.tsx'))[name]);
const message = (name: keyof typeof MessagePages): PageCode =>
  pageLater(async () => (await import('./pages/message-pages.ts'))[name]);
const notFoundPage = message('NotFoundScreen');

const template = (name: keyof typeof TemplatePages): PageCode =>
  pageLater(async () => (await import('./pages/template-pages.tsx'))[name]);

const payment = (name: keyof typeof PaymentPages): PageCode =>
  pageLater(async () => (await import('./pages/payment-pages.tsx'))[name]);

/** Lists every page of the web app; an address that matches none shows the not-found screen (ROUTE-28). */
export const routes: readonly PageRoute[] = [
  { path: '/history', title: 'page.history', code: pageOf(HistoryPage), ...area },
  { path: '/diagrams', title: 'page.diagrams', code: pageOf(DiagramsPage), ...area },
  { path: '/colla', title: 'page.shared', code: pageOf(CollaPage), ...area },
  { path: '/fav', title: 'page.favourites', code: pageOf(FavPage), ...area },
  { path: '/trash', title: 'page.trash', code: pageOf(TrashPage), ...area },
  { path: '/template_create', title: 'web.title.templates', code: template('TemplateCreatePage'), ...area },
  { path: '/my_templates', title: 'web.title.mine', code: template('MyTemplatesPage'), ...area },
  { path: '/review', title: 'web.title.review', code: template('ReviewPage'), ...area },
  { path: '/category', title: 'web.title.category', code: template('CategoryPage'), ...library },
  { path: '/template', title: 'web.title.library', code: template('TemplateCentrePage'), ...library },
  { path: '/ai_create', title: 'web.title.ai', code: aiCreatePage, ...library },
  { path: '/ai', title: 'web.title.ai', code: aiPage, ...page, recorded: false },
  { path: '/setting', title: 'web.title.settings', code: settingPage, ...area },
  { path: '/partners', title: 'web.title.partners', code: partnersPage, ...area },
  { path: '/payment', title: 'web.title.payment', code: payment('PaymentPage'), ...library },
  { path: '/coupon', title: 'web.title.coupon', code: payment('CouponPage'), ...library },
  { path: '/newfile', title: 'web.title.newFile', code: template('NewFilePage'), ...page },
  { path: '/latex', title: 'create.latex', code: latexPage, ...page },
  { path: '/mermaid', title: 'create.mermaid', code: mermaidPage, ...page },
  { path: '/mindmap/new', title: 'web.title.newFile', code: template('NewTemplateFilePage'), ...page },
  { path: '/outline/new', title: 'web.title.newFile', code: template('NewTemplateFilePage'), ...page },
  {
    path: '/markdown_editor/new',
    title: 'web.title.newFile',
    code: template('NewTemplateFilePage'),
    ...page,
  },
  { path: '/f/new', title: 'web.title.newFile', code: template('NewTemplateFilePage'), ...page },
  { path: '/mindmap/:id', code: editorPage, ...file },
  { path: '/outline/:id', code: editorPage, ...file },
  { path: '/markdown_editor/:id', code: filePage, ...file },
  { path: '/diagraming/new', title: 'web.title.newFile', code: template('NewTemplateFilePage'), ...page },
  { path: '/diagraming/:id', code: editorPage, ...file },
  { path: '/f/:id', code: filePage, ...file },
  { path: '/join/:link', title: 'web.title.join', code: joinPage, ...joining },
  { path: '/preview/:id', title: 'action.preview', code: previewPage, ...open },
  { path: '/dlgapi', title: 'web.title.dialog', code: dialogPage, ...unrecorded },
  { path: '/connect', title: 'web.title.connect', code: connectPage, ...connecting },
  { path: '/login', title: 'web.title.login', code: signInPage, ...open },
  { path: '/register', title: 'web.title.register', code: entry('RegisterPage'), ...open },
  { path: '/reset_password', title: 'web.title.resetPassword', code: entry('ResetPasswordPage'), ...open },
  { path: '/updatelog', title: 'web.title.updates', code: updateLogPage, ...open },
  { path: '/404', title: 'web.title.notFound', code: notFoundPage, ...unrecorded },
  { path: '/error/404', title: 'web.title.notFound', code: message('FileErrorScreen'), ...open },
  { path: '/error/411', title: 'web.title.error', code: message('AccessErrorScreen'), ...open },
  { path: '/error/509', title: 'web.title.error', code: message('QuotaErrorScreen'), ...open },
];

/** The page of every address that matches no other (ROUTE-28). */
export const unknownRoute: PageRoute = {
  path: '*',
  title: 'web.title.notFound',
  code: notFoundPage,
  ...unrecorded,
};
