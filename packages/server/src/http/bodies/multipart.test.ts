import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMultipart } from './multipart.ts';

const fileNameOf = async (written: string): Promise<string> => {
  const head = `Content-Disposition: form-data; name="file"; filename="${written}"\r\nContent-Type: text/markdown`;
  const body = Buffer.from(`--x\r\n${head}\r\n\r\n# a\r\n--x--\r\n`);
  const file = (await readMultipart(body, 'multipart/form-data; boundary=x')).get('file');
  if (!(file instanceof File)) throw new Error('no file');
  expect(await file.text()).toBe('# a');
  return file.name;
};

it.each([
  [String.raw`a\"b.md`, 'a"b.md'],
  [String.raw`\"a\".md`, '"a".md'],
  ['a%22b.md', 'a"b.md'],
  [String.raw`C:\dir\a.md`, String.raw`C:\dir\a.md`],
  ['a;b.md', 'a;b.md'],
  ['会议纪要.md', '会议纪要.md'],
])('reads a file name written as %s', async (written, name) => {
  expect(await fileNameOf(written)).toBe(name);
});

it('reads every name whose quotes have a backslash', async () => {
  const sign = fc.constantFrom('a', '"', ';', '=', ' ', '会', '.', "'");
  await fc.assert(
    fc.asyncProperty(fc.array(sign, { minLength: 1 }), async (signs) => {
      const name = `${signs.join('')}.md`;
      expect(await fileNameOf(name.replaceAll('"', String.raw`\"`))).toBe(name);
    }),
  );
});
