import * as CODE from '@chartdock/contract/codes';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { sql } from 'kysely';
import { messageOf, localeOf } from '../answer.ts';
import type { App } from '../../kernel/calls/context.ts';
import { findDrawable } from '../../domains/definitions/index.ts';
import type { ImageJob, PictureLook } from '../../drawing/pictures/picture-job.types.ts';
import { pictureKey } from '../../drawing/pictures/picture-key.ts';
import { createStatusHandler } from '../failures/failures.ts';
import type { FailureLog } from '../failures/failures.ts';
import { RASTER_FORMATS } from '../../drawing/thumbnails/render-raster.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FOLDERS = ['', 'mind/', 'template/'] as const;
const THUMBNAIL_SECONDS = 600;
const AVATAR_SECONDS = 86_400;
/** How many pixels stand for one, by the `size` of an address. */
const SCALES: ReadonlyMap<unknown, number> = new Map([
  ['2x', 2],
  ['large', 4],
]);

/** How much larger than in a list a picture of something for sale may be, which carries a mark besides. */
const MOST_FOR_SALE = 2;

/**
 * Serves thumbnails under short-lived signed names (CALL-F-058..060) and avatars (CALL-F-061): as WebP to a client that asks for
 * it and else as PNG, with `size=2x` and `size=large` at twice and four times their size, and thumbnails with `theme=dark` for
 * dark pages. A picture that cannot be drawn is answered with an HTTP status.
 */
export const createImageRouter = (app: App, log: FailureLog): Router => {
  const router = Router({ strict: true });
  const thumbnail = async (response: Response, id: unknown, value: unknown): Promise<void> => {
    const subject = await findSubject(app, id, value);
    if (subject === undefined) return sendMissing(response);
    const { category, contentKey, load, isForSale: isMarked } = subject;
    const wanted = lookOf(response.req);
    const look = isMarked ? { ...wanted, scale: Math.min(wanted.scale, MOST_FOR_SALE) } : wanted;
    await sendPicture(app, response, {
      key: pictureKey({ kind: 'thumbnail', contentKey, category, isMarked }, look),
      look,
      seconds: THUMBNAIL_SECONDS,
      job: async () => {
        const definition = await load();
        const svg = await findCover(app, { definition, category, look });
        return svg === undefined
          ? { kind: 'thumbnail', definition, category, isMarked, look }
          : { kind: 'cover', svg, isMarked, look };
      },
    });
  };
  for (const folder of FOLDERS) {
    router.get(`/chart_image/thumb/${folder}:name.png`, (request, response) =>
      thumbnail(response, request.query['cid'], request.params.name),
    );
  }
  router.get('/v1/api/board/thumb_base/:chartId', (request, response) =>
    thumbnail(response, request.params.chartId, request.query['key']),
  );
  router.get('/photo/:id.png', async (request, response) => {
    const { id } = request.params;
    if (!ID.test(id)) return sendMissing(response);
    const look = { ...lookOf(request), palette: 'light' } as const;
    await sendPicture(app, response, {
      key: pictureKey({ kind: 'avatar', id }, look),
      look,
      seconds: AVATAR_SECONDS,
      job: () => Promise.resolve({ kind: 'avatar', id, look }),
    });
  });
  router.use(createStatusHandler(log));
  return router;
};

/** Finds the cover of a template, or of an untouched copy of one; packed definitions are larger than any of them. */
const findCover = async (
  { covers }: App,
  {
    definition,
    category,
    look,
  }: Pick<Extract<ImageJob, { kind: 'thumbnail' }>, 'definition' | 'category' | 'look'>,
): Promise<string | undefined> =>
  'text' in definition
    ? covers.find({ definition: JSON.parse(definition.text) as unknown, category }, look.palette)
    : undefined;

/**
 * Reads the wanted look of a picture. Only a client that names WebP gets it: one that accepts everything may be a program that
 * reads PNG.
 */
const lookOf = (request: Request): PictureLook => {
  const accepted = request.accepts(RASTER_FORMATS.map((format) => `image/${format}`));
  return {
    scale: SCALES.get(request.query['size']) ?? 1,
    palette: request.query['theme'] === 'dark' ? 'dark' : 'light',
    format: RASTER_FORMATS.find((format) => accepted === `image/${format}`) ?? 'png',
  };
};

const findSubject = async (app: App, id: unknown, value: unknown) => {
  if (typeof id !== 'string' || !ID.test(id) || typeof value !== 'string') return undefined;
  const row = await app.database.db
    .selectFrom('node_locator as l')
    .innerJoin('node as n', (join) => join.onRef('n.owner_id', '=', 'l.owner_id').onRef('n.id', '=', 'l.id'))
    .select(['n.owner_id', 'n.id', 'n.thumb_key', 'n.category'])
    .select(
      // A public copy of a priced template is as little its owner's to show as the template itself.
      sql<boolean>`exists (select from template t where t.price_fen > 0
        and t.id in (n.id, case when n.status <> 0 then n.template_id::uuid end))`.as('isForSale'),
    )
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || !app.thumbnails.verify(value, row, app.now())) return undefined;
  const drawable = await findDrawable({ app, db: app.database.db }, row);
  return drawable && { ...drawable, category: row.category, isForSale: row.isForSale };
};

interface SentPicture {
  readonly key: string;
  readonly look: PictureLook;
  readonly seconds: number;
  readonly job: () => Promise<ImageJob>;
}

/** Sends a picture, or only says that it is still the one that the caller has: nothing is drawn for that. */
const sendPicture = async (app: App, response: Response, picture: SentPicture): Promise<void> => {
  const headers = { 'Cache-Control': `private, max-age=${picture.seconds}`, ETag: `"${picture.key}"` };
  response.vary('Accept');
  if (isKnown(response.req, headers.ETag)) {
    response.status(304).set(headers).end();
    return;
  }
  // Set last: a refusal to draw must not be kept as if it were the picture.
  const bytes = await app.pictures.image(picture.key, picture.job, {
    signal: untilClosed(response),
    asker: `address ${response.req.ip ?? ''}`,
  });
  if (response.destroyed) return;
  response.set(headers).type(`image/${picture.look.format}`).send(bytes);
};

/** Returns a signal that a caller who goes away gives, as a browser does for rows that are scrolled past. */
const untilClosed = (response: Response): AbortSignal => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
};

/** Returns whether the caller says that it has the picture of a tag. */
const isKnown = (request: Request, tag: string): boolean =>
  (request.get('if-none-match') ?? '')
    .split(',')
    .some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));

const sendMissing = (response: Response): void => {
  const code = CODE.fileUnavailable;
  response
    .status(404)
    .set('Cache-Control', 'no-store')
    .json({ code, msg: messageOf(code, localeOf(response.req)), data: null });
};
