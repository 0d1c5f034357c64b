import { expect, it } from 'vitest';
import { downloadAddress, previewAddress } from './download-addresses.ts';

const link = { category: 'mind', id: 'a', type: 'png', token: 'k.1', uuid: 'u' } as const;

it('[ROUTE-43] leads to action=down with type and token', () => {
  expect(downloadAddress({ ...link, editHost: 'https://edit.example' })).toBe(
    'https://edit.example/mindmap/a?action=down&type=png&token=k.1&uuid=u',
  );
  const markdown = downloadAddress({ ...link, category: 'markdown', type: 'md', token: 'a&b=c' });
  expect(markdown).toBe('/markdown_editor/a?action=down&type=md&token=a%26b%3Dc&uuid=u');
});

it('leads to the read-only page of a file', () => {
  expect(previewAddress('a/b')).toBe('/preview/a%2Fb');
});
