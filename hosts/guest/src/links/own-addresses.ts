const FILE = /^\/(?:mindmap|outline|markdown_editor|diagraming|f|preview)\/([^/]+)$/;

/** Reads which file an address of the web app is about; undefined for pages that are about none, as that of a new one. */
export const fileIdOf = ({ pathname }: Pick<URL, 'pathname'>): string | undefined => {
  const id = FILE.exec(pathname)?.[1];
  return id === undefined || id === 'new' ? undefined : decodeURIComponent(id);
};

const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/updatelog', '/privacy', '/terms']);

/** Returns whether an address of the web app shows its page to someone whom it does not know. */
export const isOpenToAll = ({ pathname }: Pick<URL, 'pathname'>): boolean => OPEN_TO_ALL.has(pathname);
