import type { TextKey } from '@chartdock/react';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { WebTextKey } from './messages/zh.ts';
import type * as MessagePages from './pages/message-pages.ts';
import type * as PaymentPages from './pages/payment-pages.tsx';
import type * as TemplatePages from './pages/template-pages.tsx';
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
  readonly component: ComponentType;
}

const area = { checked: true, requiresToken: true, recorded: true, framed: true } as const;
const page = { checked: true, requiresToken: false, recorded: true, framed: false } as const;
const library = { ...page, framed: true } as const;
const file = { ...page, requiresToken: true, title: 'web.title.file' } as const;
const open = { ...page, checked: false } as const;
const unrecorded = { ...open, recorded: false } as const;

// Most visits begin with a list; other pages come when they are asked for.
const AiPage = lazy(async () => ({ default: (await import('./pages/AiPage.tsx')).AiPage }));
const AiCreatePage = lazy(async () => ({ default: (await import('./pages/AiCreatePage.tsx')).AiCreatePage }));
const DialogPage = lazy(async () => ({ default: (await import('./pages/DialogPage.tsx')).DialogPage }));
const FilePage = lazy(async () => ({ default: (await import('./pages/FilePage.tsx')).FilePage }));
const LatexPage = lazy(async () => ({ default: (await import('./pages/LatexPage.tsx')).LatexPage }));
const MermaidPage = lazy(async () => ({ default: (await import('./pages/MermaidPage.tsx')).MermaidPage }));
const NewFilePage = lazy(async () => ({ default: (await import('./pages/NewFilePage.tsx')).NewFilePage }));
const PartnersPage = lazy(async () => ({ default: (await import('./pages/PartnersPage.tsx')).PartnersPage }));
const PreviewPage = lazy(async () => ({ default: (await import('./pages/PreviewPage.tsx')).PreviewPage }));
const SignInPage = lazy(async () => ({ default: (await import('./pages/SignInPage.tsx')).SignInPage }));
const UpdateLogPage = lazy(async () => ({
  default: (await import('./pages/UpdateLogPage.tsx')).UpdateLogPage,
}));

const message = (name: keyof typeof MessagePages) =>
  lazy(async () => ({ default: (await import('./pages/message-pages.ts'))[name] }));
const AccessErrorScreen = message('AccessErrorScreen');
const FileErrorScreen = message('FileErrorScreen');
const NotFoundScreen = message('NotFoundScreen');
const QuotaErrorScreen = message('QuotaErrorScreen');

const template = (name: keyof typeof TemplatePages) =>
  lazy(async () => ({ default: (await import('./pages/template-pages.tsx'))[name] }));
const CategoryPage = template('CategoryPage');
const MyTemplatesPage = template('MyTemplatesPage');
const NewTemplateFilePage = template('NewTemplateFilePage');
const ReviewPage = template('ReviewPage');
const TemplateCentrePage = template('TemplateCentrePage');
const TemplateCreatePage = template('TemplateCreatePage');

const payment = (name: keyof typeof PaymentPages) =>
  lazy(async () => ({ default: (await import('./pages/payment-pages.tsx'))[name] }));
const CouponPage = payment('CouponPage');
const PaymentPage = payment('PaymentPage');

/** Lists every page of the web app; an address that matches none shows the not-found screen (ROUTE-28). */
export const routes: readonly PageRoute[] = [
  { path: '/history', title: 'page.history', component: HistoryPage, ...area },
  { path: '/diagrams', title: 'page.diagrams', component: DiagramsPage, ...area },
  { path: '/colla', title: 'page.shared', component: CollaPage, ...area },
  { path: '/fav', title: 'page.favourites', component: FavPage, ...area },
  { path: '/trash', title: 'page.trash', component: TrashPage, ...area },
  { path: '/template_create', title: 'web.title.templates', component: TemplateCreatePage, ...area },
  { path: '/my_templates', title: 'web.title.mine', component: MyTemplatesPage, ...area },
  { path: '/review', title: 'web.title.review', component: ReviewPage, ...area },
  { path: '/category', title: 'web.title.category', component: CategoryPage, ...library },
  { path: '/template', title: 'web.title.library', component: TemplateCentrePage, ...library },
  { path: '/ai_create', title: 'web.title.ai', component: AiCreatePage, ...library },
  { path: '/ai', title: 'web.title.ai', component: AiPage, ...page, recorded: false },
  { path: '/partners', title: 'web.title.partners', component: PartnersPage, ...area },
  { path: '/payment', title: 'web.title.payment', component: PaymentPage, ...library },
  { path: '/coupon', title: 'web.title.coupon', component: CouponPage, ...library },
  { path: '/newfile', title: 'web.title.newFile', component: NewFilePage, ...page },
  { path: '/latex', title: 'create.latex', component: LatexPage, ...page },
  { path: '/mermaid', title: 'create.mermaid', component: MermaidPage, ...page },
  { path: '/mindmap/:id', component: FilePage, ...file },
  { path: '/outline/:id', component: FilePage, ...file },
  { path: '/markdown_editor/:id', component: FilePage, ...file },
  { path: '/diagraming/new', title: 'web.title.newFile', component: NewTemplateFilePage, ...page },
  { path: '/diagraming/:id', component: FilePage, ...file },
  { path: '/f/:id', component: FilePage, ...file },
  { path: '/preview/:id', title: 'action.preview', component: PreviewPage, ...open },
  { path: '/dlgapi', title: 'web.title.dialog', component: DialogPage, ...unrecorded },
  { path: '/login', title: 'web.title.login', component: SignInPage, ...open },
  { path: '/updatelog', title: 'web.title.updates', component: UpdateLogPage, ...open },
  { path: '/404', title: 'web.title.notFound', component: NotFoundScreen, ...unrecorded },
  { path: '/error/404', title: 'web.title.notFound', component: FileErrorScreen, ...open },
  { path: '/error/411', title: 'web.title.error', component: AccessErrorScreen, ...open },
  { path: '/error/509', title: 'web.title.error', component: QuotaErrorScreen, ...open },
];

/** The page of every address that matches no other (ROUTE-28). */
export const unknownRoute: PageRoute = {
  path: '*',
  title: 'web.title.notFound',
  component: NotFoundScreen,
  ...unrecorded,
};
