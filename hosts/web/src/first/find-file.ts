/** A file that the address of a page names. */
export interface AddressedFile {
  readonly id: string;
  /** The view link that the address carries. */
  readonly link?: string;
  /** Whether the page takes the place of an editor: it is for those who are signed in, and counts the file as opened. */
  readonly opens: boolean;
}

const VIEWED = /^\/preview\/([^/]+)\/?$/;
const EDITED = /^\/(?:diagraming|mindmap|outline|markdown_editor|f)\/(?!new\/?$)([^/]+)\/?$/;

/** Returns the file that an address shows, undefined for every other page (ROUTE-29..34). */
export const findFile = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): AddressedFile | undefined => {
  const edited = EDITED.exec(pathname)?.[1];
  if (edited !== undefined) return { id: edited, opens: true };
  const id = VIEWED.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const link = new URLSearchParams(search).get('link');
  return { id, opens: false, ...(link === null ? {} : { link }) };
};
