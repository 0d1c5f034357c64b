import { expect, it } from 'vitest';
import type { PictureLook } from './picture-job.types.ts';
import { pictureKey } from './picture-key.ts';
import type { PictureSubject } from './picture-key.ts';

const LOOK: PictureLook = { scale: 1, palette: 'light', format: 'png' };
const subject: PictureSubject = { kind: 'thumbnail', contentKey: 'a', category: 'flow' };

it('is the same for the same picture, and another for whatever changes its bytes', () => {
  const all: readonly (readonly [PictureSubject, PictureLook])[] = [
    [subject, LOOK],
    [{ ...subject, contentKey: 'b' }, LOOK],
    // What cannot be read is drawn as the empty sheet of its category.
    [{ ...subject, category: 'mind' }, LOOK],
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
