import { expect, it } from 'vitest';
import {
  avatarAddress,
  boardThumbnailAddress,
  filePictureAddress,
  fileThumbnailAddress,
  thumbnailAddress,
  thumbnailSources,
} from './addresses.ts';

it('[IMG-04] builds the thumbnail of a diagram, a mind map and a template', () => {
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

it('[IMG-04] builds the thumbnail of a whiteboard on its own service', () => {
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

it('keeps ids and thumbnails from leaving their place in the address', () => {
  expect(thumbnailAddress('../../t', 'c&x=1')).toBe('/chart_image/thumb/..%2F..%2Ft.png?cid=c%26x%3D1');
  expect(avatarAddress('a/b')).toBe('/photo/a%2Fb.png');
});

it('offers the picture of a file at a larger size', () => {
  const file = { id: 'c', category: 'flow', thumbnail: 't' };
  expect(filePictureAddress(file)).toBe('/chart_image/thumb/t.png?cid=c&size=large');
  expect(filePictureAddress({ ...file, thumbnail: undefined })).toBeUndefined();
});

it('asks for the picture of a dark page, of whatever kind and size', () => {
  const file = { id: 'c', category: 'flow', thumbnail: 't', palette: 'dark' } as const;
  expect(fileThumbnailAddress(file)).toBe('/chart_image/thumb/t.png?cid=c&theme=dark');
  expect(filePictureAddress(file)).toBe('/chart_image/thumb/t.png?cid=c&theme=dark&size=large');
  expect(fileThumbnailAddress({ ...file, category: 'board' })).toMatch(/\?.*&theme=dark$/);
  expect(fileThumbnailAddress({ ...file, palette: 'light' })).not.toContain('theme');
});

it('offers a thumbnail with twice as many pixels to screens that have them', () => {
  expect(thumbnailSources('/a.png?cid=c')).toBe('/a.png?cid=c 1x, /a.png?cid=c&size=2x 2x');
});
