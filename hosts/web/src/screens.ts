export { PageContext } from './app/page-context.ts';
export type { PageParts } from './app/page-context.ts';
export { answerDialog } from './dialogs/answer-dialog.ts';
export { NamedDialogs } from './dialogs/NamedDialogs.tsx';
export { createI18n } from './messages/i18n.ts';
export { watchHistorySteps } from './navigation/history-steps.ts';
export { FilePreview } from './pages/FilePreview.tsx';
export { watchInstallOffer } from './pwa/install-offer.ts';
export { NoticeToasts } from './shell/NoticeToasts.tsx';
