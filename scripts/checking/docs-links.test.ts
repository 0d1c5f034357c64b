import { describe, expect, it } from 'vitest';
import { findBrokenLinks, headingAnchors, parseLinks } from './docs-links.ts';

const paths = ['README.md', 'docs/guide.md', 'docs/pictures/a.png'];
const broken = (text: string, path = 'README.md'): string[] =>
  findBrokenLinks(
    [
      { path, text },
      { path: 'docs/guide.md', text: '# Guide\n\n## First steps: `one`\n' },
    ],
    paths,
  );

describe('findBrokenLinks', () => {
  it('accepts files, folders, headings, the root and other schemes', () => {
    const text =
      '[a](docs/guide.md) [b](docs/) [c](./docs/guide.md#first-steps-one) [d](https://x.test/y) [e](/README.md)';
    expect(broken(text)).toEqual([]);
  });

  it('reports a missing file with its line', () => {
    expect(broken('\n[a](docs/gone.md)')).toEqual([
      'README.md:2 links to docs/gone.md, which does not exist',
    ]);
  });

  it('resolves from the folder of the document', () => {
    expect(broken('![a](pictures/a.png) [b](pictures/b.png)', 'docs/other.md')).toEqual([
      'docs/other.md:1 links to docs/pictures/b.png, which does not exist',
    ]);
  });

  it('reports a missing heading', () => {
    expect(broken('[a](docs/guide.md#second-steps)')).toHaveLength(1);
  });

  it('leaves code alone', () => {
    expect(parseLinks({ path: 'a.md', text: '```md\n[a](gone.md)\n```\n`[b](gone.md)`' })).toEqual([]);
  });
});

describe('headingAnchors', () => {
  it('keeps all letters, joined by hyphens', () => {
    expect([...headingAnchors('## 文件 & Folders, v1')]).toEqual(['文件--folders-v1']);
  });
});
