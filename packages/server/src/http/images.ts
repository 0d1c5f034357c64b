import * as CODE from '@chartdock/contract/codes';
import { Router } from 'express';
import type { Response } from 'express';
import { messageOf, localeOf } from '../http/answer.ts';
import type { App } from '../calls/context.ts';
import { readBody } from '../definitions/index.ts';
import { WIDTH } from '../thumbnails/picture.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FOLDERS = ['', 'mind/', 'template/'] as const;
const THUMBNAIL_SECONDS = 600;
const AVATAR_SECONDS = 86_400;
const LARGE_WIDTH = 1_280;

/** Serves thumbnails (CALL-F-058..060), with `size=large` at four times their size, under short-lived signed names, and avatars (CALL-F-061). */
export const createImageRouter = (app: App): Router => {
  const router = Router({ strict: true });
  const thumbnail = async (response: Response, id: unknown, value: unknown): Promise<void> => {
    const subject = await findSubject(app, id, value);
    if (subject === undefined) return sendMissing(response);
    const { node, def } = subject;
    const isLarge = response.req.query['size'] === 'large';
    const width = isLarge ? LARGE_WIDTH : WIDTH;
    const png = await app.pictures.png({ kind: 'thumbnail', def, category: node.category, width });
    sendPng(response, png, THUMBNAIL_SECONDS);
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
    sendPng(response, await app.pictures.png({ kind: 'avatar', id }), AVATAR_SECONDS);
  });
  return router;
};

const findSubject = async (app: App, id: unknown, value: unknown) => {
  if (typeof id !== 'string' || !ID.test(id) || typeof value !== 'string') return undefined;
  const row = await app.database.db
    .selectFrom('node_locator as l')
    .innerJoin('node as n', (join) => join.onRef('n.owner_id', '=', 'l.owner_id').onRef('n.id', '=', 'l.id'))
    .select(['n.owner_id', 'n.id', 'n.thumb_key', 'n.category'])
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || !app.thumbnails.verify(value, row, app.now())) return undefined;
  const body = await readBody({ app, db: app.database.db }, row);
  return body === undefined ? undefined : { node: row, def: body.def };
};

const sendPng = (response: Response, png: Buffer, seconds: number): void => {
  response.set('Cache-Control', `private, max-age=${seconds}`).type('png').send(png);
};

const sendMissing = (response: Response): void => {
  const code = CODE.fileUnavailable;
  response
    .status(404)
    .set('Cache-Control', 'no-store')
    .json({ code, msg: messageOf(code, localeOf(response.req)), data: null });
};
