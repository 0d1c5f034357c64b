import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_LIMITS } from './limits.ts';
import { readDefinition } from '../index.ts';

const FOLDER = new URL('./', import.meta.url);

/** Lists the names of limits that a source text reads. */
const limitsReadIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bLIMITS\.(\w+)/g)].map(([, name = '']) => name);

const readSources = (): string =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n')
    .replaceAll('DOCUMENT_LIMITS', 'LIMITS');

/** Names the limits that nothing reads. */
const findUnread = (limits: Readonly<Record<string, unknown>>, source: string): readonly string[] => {
  const read = new Set(limitsReadIn(source));
  return Object.keys(limits).filter((name) => !read.has(name));
};

describe('the limits of documents', () => {
  it('are all read by readers of documents', () => {
    expect(findUnread(DOCUMENT_LIMITS, readSources())).toEqual([]);
  });

  it('are missed where nothing reads one (negative control)', () => {
    expect(findUnread({ ...DOCUMENT_LIMITS, unread: 1 }, readSources())).toEqual(['unread']);
  });

  const textsOf = (count: number, length: number) => ({
    v: 1,
    type: 'graph',
    page: { name: '', w: 400, h: 300 },
    theme: 'default',
    cells: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `n${at}`,
        { t: 'node', shape: 'rect', x: 0, y: 0, w: 10, h: 10, z: at, style: {}, text: 'x'.repeat(length) },
      ]),
    ),
  });

  it('hold for all texts together', () => {
    const most = Math.floor(DOCUMENT_LIMITS.allText / DOCUMENT_LIMITS.text);
    expect(readDefinition(textsOf(most, DOCUMENT_LIMITS.text)).status).toBe('read');
    expect(readDefinition(textsOf(most + 1, DOCUMENT_LIMITS.text))).toMatchObject({
      status: 'refused',
      faults: [{ kind: 'long' }],
    });
  });

  it('let one text be a page long', () => {
    const text = 'x'.repeat(DOCUMENT_LIMITS.allText + 1);
    expect(readDefinition({ v: 1, type: 'markdown', page: { name: '' }, text }).status).toBe('read');
  });
});
