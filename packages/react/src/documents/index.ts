export { FilePreview } from './FilePreview.tsx';
export { FileScreen } from './FileScreen.tsx';
export type { FileScreenProps } from './FileScreen.tsx';
export { PreviewScreen } from './PreviewScreen.tsx';
export type { PreviewScreenProps } from './PreviewScreen.tsx';
export { WaterMarkDialog } from './WaterMarkDialog.tsx';
export type { WaterMarkDialogProps } from './WaterMarkDialog.tsx';
export { documentsTexts } from './texts/documents-texts.ts';
export type { DocumentsTextKey } from './texts/documents-texts.ts';
