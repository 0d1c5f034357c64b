import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { WebMessageKey } from './messages/zh.ts';
import { AccessErrorPage, FileErrorPage, NotFoundPage, QuotaErrorPage } from './pages/ErrorPage.tsx';
import { DialogPage } from './pages/DialogPage.tsx';
import { FilePage } from './pages/FilePage.tsx';
import { CollaPage, DiagramsPage, FavPage, HistoryPage, TrashPage } from './pages/AreaPages.tsx';
import { NewFilePage } from './pages/NewFilePage.tsx';
import { TemplatePage } from './pages/TemplatePage.tsx';
import { PreviewPage } from './pages/PreviewPage.tsx';
import { UpdateLogPage } from './pages/UpdateLogPage.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';

/** Describes one page: its address, its title, and who may see it. */
export interface PageRoute {
  /** Address pattern; `:id` stands for one part. */
  readonly path: string;
  /** Title of the document (ROUTE-03). */
  readonly title: WebMessageKey;
  /** Whether the sign-in is checked before the page renders (GUARD-03). */
  readonly checked: boolean;
  /** Whether the page is blocked without a token (GUARD-16..21). */
  readonly requiresToken: boolean;
  /** Whether the page sits in the file area's frame, which stays while its pages change (ROUTE-05). */
  readonly framed: boolean;
  readonly component: ComponentType;
}

const area = { checked: true, requiresToken: true, framed: true } as const;
const file = { checked: true, requiresToken: true, framed: false, title: 'web.title.file' } as const;
const page = { checked: true, requiresToken: false, framed: false } as const;
const open = { checked: false, requiresToken: false, framed: false } as const;

// Few people write sources, so their page comes when it is asked for.
const LatexPage = lazy(async () => ({ default: (await import('./source/SourcePage.tsx')).LatexPage }));
const MermaidPage = lazy(async () => ({ default: (await import('./source/SourcePage.tsx')).MermaidPage }));

/** Lists every page of the web app; an address that matches none shows the not-found screen (ROUTE-28). */
export const routes: readonly PageRoute[] = [
  { path: '/history', title: 'web.title.history', component: HistoryPage, ...area },
  { path: '/diagrams', title: 'web.title.diagrams', component: DiagramsPage, ...area },
  { path: '/colla', title: 'web.title.colla', component: CollaPage, ...area },
  { path: '/fav', title: 'web.title.fav', component: FavPage, ...area },
  { path: '/trash', title: 'web.title.trash', component: TrashPage, ...area },
  { path: '/template_create', title: 'web.title.templates', component: TemplatePage, ...area },
  { path: '/newfile', title: 'web.title.newFile', component: NewFilePage, ...page },
  { path: '/latex', title: 'web.title.latex', component: LatexPage, ...page },
  { path: '/mermaid', title: 'web.title.mermaid', component: MermaidPage, ...page },
  { path: '/mindmap/:id', component: FilePage, ...file },
  { path: '/outline/:id', component: FilePage, ...file },
  { path: '/markdown_editor/:id', component: FilePage, ...file },
  { path: '/diagraming/:id', component: FilePage, ...file },
  { path: '/f/:id', component: FilePage, ...file },
  { path: '/preview/:id', title: 'web.title.preview', component: PreviewPage, ...open },
  { path: '/dlgapi', title: 'web.title.dialog', component: DialogPage, ...open },
  { path: '/login', title: 'web.title.login', component: SignInPage, ...open },
  { path: '/updatelog', title: 'web.title.updates', component: UpdateLogPage, ...open },
  { path: '/404', title: 'web.title.notFound', component: NotFoundPage, ...open },
  { path: '/error/404', title: 'web.title.notFound', component: FileErrorPage, ...open },
  { path: '/error/411', title: 'web.title.error', component: AccessErrorPage, ...open },
  { path: '/error/509', title: 'web.title.error', component: QuotaErrorPage, ...open },
];

/** The page of every address that matches no other (ROUTE-28). */
export const unknownRoute: PageRoute = {
  path: '*',
  title: 'web.title.notFound',
  component: NotFoundPage,
  ...open,
};
