import { posix } from 'node:path';
import type { TextFile } from './check.types.ts';

/** Describes a link of a Markdown file that points inside the repository. */
export interface RelativeLink {
  /** Path from the root. */
  readonly target: string;
  readonly anchor: string | undefined;
  readonly line: number;
}

const withoutCode = (text: string): string =>
  text
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`/g, (span) => ' '.repeat(span.length));

/** Parses the relative links of a Markdown file; code is left out, and so are links with a scheme. */
export const parseLinks = ({ path, text }: TextFile): RelativeLink[] =>
  withoutCode(text)
    .split('\n')
    .flatMap((content, at) =>
      [...content.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)].flatMap(([, address = '']) => {
        if (/^[a-z][a-z+.-]*:/i.test(address)) return [];
        const [file = '', anchor] = address.split('#');
        const base = file.startsWith('/') ? '.' : posix.dirname(path);
        const target = file === '' ? path : posix.normalize(posix.join(base, decodeURI(file)));
        return [{ target: target.replace(/\/$/, ''), anchor, line: at + 1 }];
      }),
    );

/** Lists the anchors that a Markdown file's headings make, the way GitHub writes them. */
export const headingAnchors = (text: string): Set<string> =>
  new Set(
    withoutCode(text.replaceAll('`', ''))
      .split('\n')
      .filter((line) => /^#{1,6} /.test(line))
      .map((line) =>
        line
          .replace(/^#+ /, '')
          .trim()
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .replace(/\s/g, '-'),
      ),
  );

/** Finds relative links that lead nowhere: no such file or folder, or no such heading. */
export const findBrokenLinks = (documents: readonly TextFile[], allPaths: readonly string[]): string[] => {
  const folders = allPaths.flatMap((path) =>
    path.split('/').map((_, at, parts) => parts.slice(0, at).join('/') || '.'),
  );
  const known = new Set([...allPaths, ...folders, '.']);
  const anchors = new Map(documents.map(({ path, text }) => [path, headingAnchors(text)]));
  return documents.flatMap((document) =>
    parseLinks(document).flatMap(({ target, anchor, line }) => {
      if (!known.has(target)) return [`${document.path}:${line} links to ${target}, which does not exist`];
      if (anchor === undefined || anchor === '' || anchors.get(target)?.has(anchor) !== false) return [];
      return [`${document.path}:${line} links to ${target}#${anchor}, which has no such heading`];
    }),
  );
};
