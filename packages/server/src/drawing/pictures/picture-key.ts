import { RENDERER_VERSION } from '@chartdock/documents';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawAvatar } from '../thumbnails/avatar.ts';
import { SHEET_KINDS, drawBlankSheet } from '../thumbnails/blank-sheet.ts';
import { drawDefinition } from '../thumbnails/draw-definition.ts';
import { markPicture } from '../thumbnails/mark-picture.ts';
import { DOCUMENT_FONT_PACKAGE, FALLBACK_FONTS } from '../thumbnails/document-fonts.ts';
import type { PictureLook } from './picture-job.types.ts';

/** Subject of a picture. */
export type PictureSubject =
  | {
      readonly kind: 'thumbnail';
      readonly contentKey: string;
      readonly category: string;
      /** Whether it is of something sold, and so carries a mark. Default false. */
      readonly isMarked?: boolean;
    }
  | { readonly kind: 'avatar'; readonly id: string };

// Everything that pixels depend on besides the subject.
const LIBRARIES = ['@resvg/resvg-js', '@jsquash/webp', DOCUMENT_FONT_PACKAGE, ...FALLBACK_FONTS] as const;

const require = createRequire(import.meta.url);

const versionOf = (library: string): string =>
  String(
    (JSON.parse(readFileSync(require.resolve(`${library}/package.json`), 'utf8')) as { version?: unknown })
      .version,
  );

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** A list that is longer than a small picture, which shows its beginning. */
const LONG_LIST = {
  ...{ v: 2, type: 'tree', page: { name: '' }, structure: 'right', theme: 'default' },
  root: {
    ...{ id: 'root', title: 'List' },
    children: Array.from({ length: 40 }, (_, at) => ({ id: `t${at}`, title: `Topic ${at}`, children: [] })),
  },
};

const ownDrawings = (): string =>
  SHEET_KINDS.flatMap((kind) => [drawBlankSheet(kind), drawBlankSheet(kind, 'dark')]).join('') +
  drawAvatar('') +
  drawDefinition(LONG_LIST, 'mind') +
  markPicture(drawBlankSheet('tree'));

let version: string | undefined;

/** Canvas that is drawn in parts, by its revision. */
export interface ContentSubject {
  readonly fileId: string;
  readonly canvas: number;
  readonly version: number;
  readonly updatedAt: number;
  readonly category: string;
  readonly wanted: Readonly<Record<string, unknown>>;
}

/** Names a drawn content by the revision it is drawn of, so that it need not be read to be found. */
export const contentKey = ({
  fileId,
  canvas,
  version,
  updatedAt,
  category,
  wanted,
}: ContentSubject): string =>
  hashOf(JSON.stringify(['content', fileId, canvas, version, updatedAt, category, wanted]));

/**
 * Names a picture by everything that decides its bytes; a picture kept under a name never has to be thrown away for being old.
 */
export const pictureKey = (subject: PictureSubject, { scale, palette, format }: PictureLook): string => {
  version ??= [RENDERER_VERSION, ...LIBRARIES.map(versionOf), hashOf(ownDrawings())].join(' ');
  const shown =
    subject.kind === 'avatar'
      ? [subject.id]
      : [subject.contentKey, subject.category, subject.isMarked === true];
  return hashOf(JSON.stringify([version, subject.kind, ...shown, scale, palette, format]));
};
