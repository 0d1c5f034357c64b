export { readIndentedText, writeIndentedText } from './indented-text.ts';
export { readMarkdown, writeMarkdown } from './markdown.ts';
