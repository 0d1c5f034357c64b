import { RENDERER_VERSION } from '@chartdock/documents';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { drawAvatar } from '../thumbnails/avatar.ts';
import { drawDefinition } from '../thumbnails/draw-definition.ts';
import { markPicture } from '../thumbnails/mark-picture.ts';
import { SHEET_KINDS, drawBlankSheet } from '../thumbnails/blank-sheet.ts';
import { DOCUMENT_FONT_PACKAGE, FALLBACK_FONTS } from '../thumbnails/document-fonts.ts';
import type { PictureLook } from './picture-job.types.ts';
import { pictureKey } from './picture-key.ts';
import type { PictureSubject } from './picture-key.ts';

const LOOK: PictureLook = { scale: 1, palette: 'light', format: 'png' };
const subject: PictureSubject = { kind: 'thumbnail', contentKey: 'a', category: 'flow' };

it('changes with any change of bytes', () => {
  const all: readonly (readonly [PictureSubject, PictureLook])[] = [
    [subject, LOOK],
    [{ ...subject, contentKey: 'b' }, LOOK],
    // An unreadable file is drawn as the empty sheet of its category.
    [{ ...subject, category: 'mind' }, LOOK],
    [{ ...subject, isMarked: true }, LOOK],
    [subject, { ...LOOK, scale: 2 }],
    [subject, { ...LOOK, palette: 'dark' }],
    [subject, { ...LOOK, format: 'webp' }],
    [{ kind: 'avatar', id: 'a' }, LOOK],
    [{ kind: 'avatar', id: 'b' }, LOOK],
  ];
  const keys = all.map(([one, look]) => pictureKey(one, look));
  expect(new Set(keys).size).toBe(all.length);
  expect(pictureKey({ ...subject }, { ...LOOK })).toBe(keys[0]);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{40}$/);
});

it('names renderer, libraries, fonts and drawings', () => {
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);
  const manifest = createRequire(import.meta.url);
  const versions = ['@resvg/resvg-js', '@jsquash/webp', DOCUMENT_FONT_PACKAGE, ...FALLBACK_FONTS].map(
    (name) => {
      const { version } = JSON.parse(readFileSync(manifest.resolve(`${name}/package.json`), 'utf8')) as {
        version: string;
      };
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
      return version;
    },
  );
  const children = Array.from({ length: 40 }, (_, at) => ({
    id: `t${at}`,
    title: `Topic ${at}`,
    children: [],
  }));
  const longList = {
    ...{ v: 2, type: 'tree', page: { name: '' }, structure: 'right', theme: 'default' },
    root: { id: 'root', title: 'List', children },
  };
  let drawings = '';
  for (const kind of SHEET_KINDS) drawings += drawBlankSheet(kind) + drawBlankSheet(kind, 'dark');
  const drawn = [
    RENDERER_VERSION,
    ...versions,
    hash(drawings + drawAvatar('') + drawDefinition(longList, 'mind') + markPicture(drawBlankSheet('tree'))),
  ].join(' ');
  expect(pictureKey(subject, LOOK)).toBe(
    hash(JSON.stringify([drawn, 'thumbnail', 'a', 'flow', false, 1, 'light', 'png'])),
  );
});
