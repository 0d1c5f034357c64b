import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDefinition, renderDefinition } from '@chartdock/documents';
import { readDocument } from './read-document.ts';
import { readText } from './read-text.ts';

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (one) => Number.parseInt(one, 16));

/** Writes texts in encodings that programs only read: turns the tables of a decoder round. */
const tableOf = (encoding: string): ReadonlyMap<string, readonly number[]> => {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const add = (...sequence: number[]): void => {
    const sign = decoder.decode(Uint8Array.from(sequence));
    if (sign.length === 1 && sign !== '\ufffd' && !table.has(sign)) table.set(sign, sequence);
  };
  for (let first = 0; first < 256; first += 1) add(first);
  for (let first = 0; first < 256; first += 1)
    for (let second = encoding.startsWith('utf-16') ? 0 : 0x40; second < 256; second += 1) add(first, second);
  return table;
};

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

const encode = (encoding: string, text: string): Uint8Array => {
  const table = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, table);
  return Uint8Array.from(text.split('').flatMap((sign) => table.get(sign) ?? []));
};

const FOREIGN = {
  big5: [
    '會議紀要第一項：確認需求',
    '這是我們的專案計劃，請大家確認',
    '使用者登入流程圖',
    '資料庫連線測試結果',
  ],
  shift_jis: [
    '会議の議事録：要件の確認',
    'こんにちは',
    'プロジェクト計画',
    '東京都千代田区',
    'ありがとうございます',
  ],
  'euc-jp': ['会議の議事録', 'こんにちは', '日本語のテキストです', 'プロジェクト計画'],
  'euc-kr': ['회의록', '첫째: 요구 확인', '데이터베이스 연결 시험 결과', '오늘은 날씨가 좋습니다'],
  'windows-1252': [
    'Les données créées',
    'Größe und Höhe der Türen',
    'garçon déjà vu à la plage',
    'œuvre “citée” – ici',
  ],
  'windows-1251': ['Привет мир', 'Отчёт о встрече и планы'],
};

const isUtf8 = (encoded: Uint8Array): boolean => !new TextDecoder().decode(encoded).includes('\ufffd');

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
    expect(() => readText(bytes(hex))).toThrow('importEncodingUnsure');
  });

  it('names no encoding of bytes that are no text', () => {
    expect(() => readText(Uint8Array.of(0, 1, 2, 3))).toThrow('importUnreadable');
  });

  it.each(['utf-16le', 'utf-16be'] as const)('refuses %s without a mark', (encoding) => {
    for (const text of ['会议纪要', 'hello world'])
      expect(() => readText(encode(encoding, text))).toThrow('importEncodingUnsure');
  });

  it.each(Object.entries(FOREIGN))('makes no signs of another language of %s', (encoding, texts) => {
    const piece = fc
      .constantFrom(...texts)
      .chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length), fc.nat(text.length)))
      .map(([text, one, other]) => text.slice(Math.min(one, other), Math.max(one, other)));
    fc.assert(
      fc.property(piece, (text) => {
        const encoded = encode(encoding, text);
        // So few bytes may happen to be UTF-8.
        fc.pre(!isUtf8(encoded));
        expect(() => readText(encoded)).toThrow('importEncodingUnsure');
      }),
    );
  });

  it.each([
    '会议纪要第一项：确认需求',
    '客户需求分析报告',
    '产品路线图与里程碑',
    '数据库连接测试结果',
    '团队成员名单',
    '第 1 行 ok',
  ])('reads %s in GB 18030', (text) => {
    expect(readText(encode('gb18030', text))).toBe(text);
  });
});

it('keeps 300 lines of plain text as text', async () => {
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
    locale: 'en' as const,
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
