/** Largest file that is imported, in megabytes (VALID-15). */
export const IMPORT_MEGABYTES = 20;

/** Endings of the names of documents that can be imported: our own, texts, then those of other programs. */
export const IMPORT_ENDINGS = [
  ...(['json', 'pos', 'posm', 'posf', 'md', 'markdown', 'txt'] as const),
  ...(['xmind', 'mm', 'opml', 'vsdx', 'drawio', 'csv', 'mmd', 'excalidraw'] as const),
] as const;

/** Ending of the name of a document that can be imported. */
export type ImportEnding = (typeof IMPORT_ENDINGS)[number];

/** Finds the ending of a document's name, in any case; undefined when such documents cannot be imported. */
export const importEndingOf = (name: string): ImportEnding | undefined => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return IMPORT_ENDINGS.find((known) => known === ending);
};
