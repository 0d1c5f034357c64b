const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^\[[ xX]\] /, ''],
  // An address may hold brackets itself, as many of an encyclopaedia do.
  [/!?\[([^\]]{0,1000})\]\((?:[^()\s]|\([^()\s]*\))*\)/g, '$1'],
  [/\*\*([^*]+)\*\*/g, '$1'],
  [/__([^_]+)__/g, '$1'],
  [/~~([^~]+)~~/g, '$1'],
  [/`([^`]+)`/g, '$1'],
];

/** Takes the marks of markdown out of a text. Markup of other kinds stays as the letters that it is. */
export const plainText = (text: string): string =>
  MARKS.reduce((plain, [mark, kept]) => plain.replace(mark, kept), text.trim()).trim();
