import { describe, expect, it } from 'vitest';
import { readDefinition, renderDefinition } from '@chartdock/documents';
import { readDocument } from './read-document.ts';
import { readText } from './read-text.ts';

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (one) => Number.parseInt(one, 16));

describe('reading bytes as a text', () => {
  it.each([
    ['UTF-8', 'e4bda0e5a5bd', '你好'],
    ['UTF-8 with a mark', 'efbbbfe4bda0', '你'],
    ['UTF-16 with a mark', 'fffe604f7d59', '你好'],
    ['UTF-16 the other way round', 'feff4f60597d', '你好'],
    ['GB 18030', 'c4e3bac3a3acd5e2cac7bbe1d2e9bcc7c2bc', '你好，这是会议记录'],
  ])('reads %s', (_, hex, text) => {
    expect(readText(bytes(hex))).toBe(text);
  });

  it.each([
    ['Big5', 'a741a66ea141b36fac4fb77cc4b3b0f4bffda143'],
    ['Shift_JIS', '89ef8b638b4c985e8141828282828d8182b182ea82cd'],
    ['EUC-KR', 'b1b9b9ce20c1a4b3e220c8b8c0c720b1e2b7cf20c0d4b4cfb4d9b0a1b3aab4d9b6f3'],
    ['Latin-1', '636166e92064e96ae0207675206e6f656c2c20e96c616e'],
  ])('refuses %s instead of guessing', (_, hex) => {
    expect(() => readText(bytes(hex))).toThrow();
  });
});

it('keeps each of 300 lines of a plain text, and reads none as markup', async () => {
  const lines = Array.from(
    { length: 300 },
    (_, index) => `2026-11-26 10:00:${index} *第${index}行* # \`\`\` |日志| ok`,
  );
  const none = {
    formats: { run: () => Promise.reject(new Error('no format')), stop: () => Promise.resolve() },
  };
  const document = {
    bytes: new TextEncoder().encode(lines.join('\n')),
    name: 'log.txt',
    title: 'log',
    owner: 'a',
  };
  const [definition] = (await readDocument(none, document)).definitions;
  if (definition === undefined) throw new Error('no definition');
  expect(readDefinition(definition).status).toBe('read');
  const drawn = renderDefinition(definition)
    .svg.replace(/<[^>]*>/g, '')
    .replace(/\s/g, '');
  for (const line of lines) expect(drawn.includes(line.replace(/\s/g, '')), line).toBe(true);
});
