import { expect, it } from 'vitest';
import {
  avatarAddress,
  boardThumbnailAddress,
  filePictureAddress,
  fileThumbnailAddress,
  thumbnailAddress,
  thumbnailSources,
} from './addresses.ts';

it('[IMG-04] builds thumbnails of diagrams, maps and templates', () => {
  expect([
    thumbnailAddress('t', 'c'),
    thumbnailAddress('t', 'c', 'mind'),
    thumbnailAddress('t', 'c', 'template'),
  ]).toEqual([
    '/chart_image/thumb/t.png?cid=c',
    '/chart_image/thumb/mind/t.png?cid=c',
    '/chart_image/thumb/template/t.png?cid=c',
  ]);
});

it('[IMG-04] builds a whiteboard’s thumbnail on its service', () => {
  expect(boardThumbnailAddress('c', 't')).toMatch(/^\/v1\/api\/board\/thumb_base\/c(\?|$)/);
  expect(boardThumbnailAddress('c', 't', 'https://boards.example')).toMatch(
    /^https:\/\/boards\.example\/v1\/api\/board\/thumb_base\/c(\?|$)/,
  );
});

it('[IMG-04] builds the address of an avatar', () => {
  expect(avatarAddress('p')).toBe('/photo/p.png');
});

it.each([
  ['flow', '/chart_image/thumb/t.png?cid=c'],
  ['markdown', '/chart_image/thumb/t.png?cid=c'],
  ['mind_free', '/chart_image/thumb/mind/t.png?cid=c'],
  ['mind_org_multistage', '/chart_image/thumb/mind/t.png?cid=c'],
  ['board', boardThumbnailAddress('c', 't')],
])('[IMG-04] picks the right one for a %s', (category, address) => {
  expect(fileThumbnailAddress({ id: 'c', category, thumbnail: 't' })).toBe(address);
});

it('has none for a file without a thumbnail', () => {
  expect([
    fileThumbnailAddress({ id: 'c', category: 'flow' }),
    fileThumbnailAddress({ id: 'c', category: 'flow', thumbnail: '' }),
  ]).toEqual([undefined, undefined]);
});

it('keeps ids and thumbnails within the address', () => {
  expect(thumbnailAddress('../../t', 'c&x=1')).toBe('/chart_image/thumb/..%2F..%2Ft.png?cid=c%26x%3D1');
  expect(avatarAddress('a/b')).toBe('/photo/a%2Fb.png');
});

it('offers a file’s picture larger', () => {
  const file = { id: 'c', category: 'flow', thumbnail: 't' };
  expect(filePictureAddress(file)).toBe('/chart_image/thumb/t.png?cid=c&size=large');
  expect(filePictureAddress({ ...file, thumbnail: undefined })).toBeUndefined();
});

it('asks for a dark picture of any kind', () => {
  const file = { id: 'c', category: 'flow', thumbnail: 't', palette: 'dark' } as const;
  expect(fileThumbnailAddress(file)).toBe('/chart_image/thumb/t.png?cid=c&theme=dark');
  expect(filePictureAddress(file)).toBe('/chart_image/thumb/t.png?cid=c&theme=dark&size=large');
  expect(fileThumbnailAddress({ ...file, category: 'board' })).toMatch(/\?.*&theme=dark$/);
  expect(fileThumbnailAddress({ ...file, palette: 'light' })).not.toContain('theme');
});

it('offers double pixels to sharp screens', () => {
  expect(thumbnailSources('/a.png?cid=c')).toBe('/a.png?cid=c 1x, /a.png?cid=c&size=2x 2x');
});
