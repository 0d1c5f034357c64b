export { writePdf } from './write-pdf.ts';
