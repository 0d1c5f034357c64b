export { writeHtml } from './write-html.ts';
