import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from '../../../../scripts/repository/files.ts';
import { inRoot } from '../../../../scripts/repository/paths.ts';
import { DOC_PICTURES, LOOKS, MOST_BYTES, docPicturePath } from './doc-pictures.table.ts';

const PAGES = repositoryFiles().filter((path) => path.endsWith('.md'));

/** Finds the pages that show a picture in both looks, with words for those who do not see it. */
const pagesThatShow = (name: string): readonly string[] => {
  const shown = new RegExp(
    String.raw`<source media="\(prefers-color-scheme: dark\)" srcset="[./]*docs/pictures/${name}-dark\.webp" />\s*` +
      String.raw`<img src="[./]*docs/pictures/${name}-light\.webp"[^>]* alt="[^"]{20,}"`,
  );
  return PAGES.filter((path) => shown.test(readFileSync(inRoot(path), 'utf8')));
};

describe('pictures of the documentation', () => {
  it.each(DOC_PICTURES)('$name exists in both looks, small and described', (picture) => {
    for (const look of LOOKS) {
      const { size } = statSync(inRoot(docPicturePath(picture, look)));
      expect(size).toBeGreaterThan(5_000);
      expect(size).toBeLessThanOrEqual(MOST_BYTES);
    }
    expect(pagesThatShow(picture.name)).not.toEqual([]);
  });

  it('counts only pictures that pages show', () => {
    expect(pagesThatShow('no-such-picture')).toEqual([]);
  });

  it('stand on the first page at two widths', () => {
    for (const name of ['web-app', 'picker', 'picker-phone'])
      expect(pagesThatShow(name)).toContain('README.md');
  });
});
