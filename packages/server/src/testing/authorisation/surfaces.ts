import { POSITION_EXPORT_PATH, ZIP_EXPORT_PATH } from '@chartdock/contract';
import type { Router } from 'express';
import type { App } from '../../kernel/calls/context.ts';
import { createBlankDefinition } from '../../domains/definitions/index.ts';
import { createDownloadRouter } from '../../http/downloads.ts';
import { createImageRouter } from '../../http/images/images.ts';
import { createPlaceImageRouter } from '../../http/images/place-images.ts';

/**
 * Proof that a request shows in place of a token: that given for the thing, that given for another or too long ago, or nothing.
 */
export type Proof = 'what was given' | 'what another has' | 'what is old' | 'nothing';

/** Thing and proofs of a request at an address. */
export interface Shown {
  /** The thing that is asked for. */
  readonly id: string;
  /** A signed name, or a key. */
  readonly proof: string;
  /** A download that was recorded for it. */
  readonly record: string;
}

/** A request, as it is sent. */
export interface SurfaceRequest {
  readonly path: string;
  readonly init?: RequestInit;
}

/**
 * An address outside of the calls. A signed name opens its `picture` to everyone who has it; a `download` goes by a key, and by
 * the rights of its account at that moment; addresses for `everyone` are the same for all and say nothing about anybody.
 */
export type Surface =
  | { readonly for: 'everyone'; readonly request: (shown: Shown) => SurfaceRequest }
  | {
      readonly for: 'picture' | 'download';
      readonly proofs: readonly Proof[];
      readonly request: (shown: Shown) => SurfaceRequest;
      /** Whether another address goes to the same place: it is asked about a few things only. */
      readonly isAlias?: true;
    };

const PICTURE = {
  for: 'picture',
  proofs: ['what was given', 'what another has', 'what is old', 'nothing'],
} as const;
const JSON_ONLY = { accept: 'application/json' };

const thumbnailIn = (folder: string): SurfacePicture => ({
  ...PICTURE,
  ...(folder === '' ? {} : { isAlias: true }),
  request: ({ id, proof }) => ({ path: `/chart_image/thumb/${folder}${proof || 'a'}.png?cid=${id}` }),
});

type SurfacePicture = Extract<Surface, { readonly for: 'picture' | 'download' }>;

const downloadAt = (editor: string): SurfacePicture => ({
  for: 'download',
  proofs: ['what was given', 'what another has', 'nothing'],
  ...(editor === 'diagraming' ? {} : { isAlias: true }),
  request: ({ id, proof, record }) => ({
    path: `/${editor}/${id}?${new URLSearchParams({ action: 'down', type: 'svg', token: proof, uuid: record }).toString()}`,
    init: { headers: JSON_ONLY },
  }),
});

const FORM_DEFINITION = JSON.stringify(createBlankDefinition('flow', 'Form'));

const positionForm: SurfacePicture = {
  for: 'download',
  // The key alone says which file it is.
  proofs: ['what was given', 'nothing'],
  request: ({ proof }) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ signKey: proof, def: FORM_DEFINITION, title: 'Form' }))
      body.append(field, value);
    return { path: POSITION_EXPORT_PATH, init: { method: 'POST', headers: JSON_ONLY, body } };
  },
};

const zipForm: SurfacePicture = {
  ...downloadAt('diagraming'),
  // Several downloads in one; of a single one that is refused the response is the refusal.
  request: ({ id, proof, record }) => {
    const ticket = { chartId: id, type: 'svg', title: 'Zip', uuid: record, token: proof };
    const body = new FormData();
    body.append('signKey', proof);
    body.append('files', JSON.stringify([ticket]));
    return { path: ZIP_EXPORT_PATH, init: { method: 'POST', headers: JSON_ONLY, body } };
  },
};

/** Declares the proof that every address of pictures and downloads asks for. */
export const SURFACES: Readonly<Record<string, Surface>> = {
  'get /chart_image/thumb/:name.png': thumbnailIn(''),
  'get /chart_image/thumb/mind/:name.png': thumbnailIn('mind/'),
  'get /chart_image/thumb/template/:name.png': thumbnailIn('template/'),
  'get /v1/api/board/thumb_base/:chartId': {
    ...PICTURE,
    request: ({ id, proof }) => ({ path: `/v1/api/board/thumb_base/${id}?key=${proof}` }),
  },
  'get /photo/:id.png': { for: 'everyone', request: ({ id }) => ({ path: `/photo/${id}.png` }) },
  'get /template_places/:look/:name.svg': {
    for: 'everyone',
    request: () => ({ path: '/template_places/plain/mind-law.svg' }),
  },
  'get /mindmap/:id': downloadAt('mindmap'),
  'get /markdown_editor/:id': downloadAt('markdown_editor'),
  'get /diagraming/:id': downloadAt('diagraming'),
  'get /outline/:id': downloadAt('outline'),
  'get /f/:id': downloadAt('f'),
  [`post ${POSITION_EXPORT_PATH}`]: positionForm,
  [`post ${ZIP_EXPORT_PATH}`]: zipForm,
};

const routesOf = (router: Router): string[] =>
  router.stack.flatMap(({ route }) => {
    if (route === undefined) return [];
    const paths: readonly unknown[] = Array.isArray(route.path) ? route.path : [route.path];
    const [method = ''] = route.stack.map((layer) => layer.method);
    return paths.map((path) => `${method} ${String(path)}`);
  });

/** Room that nobody needs: the routers are only looked at. */
const NO_ROOM = {
  enter: () => ({ take: () => false, belongsTo: () => undefined, leave: () => undefined }),
  taken: () => 0,
};

/** Lists the addresses of pictures and downloads of which no row speaks, and rows that speak of none. */
export const findUnlisted = (
  app: App,
  rows: Readonly<Record<string, unknown>> = SURFACES,
): readonly string[] => {
  const intake = { room: NO_ROOM, after: () => () => undefined };
  const log = (): void => undefined;
  const mounted = [
    createImageRouter(app, log),
    createPlaceImageRouter(),
    createDownloadRouter(app, { log, intake }),
  ].flatMap(routesOf);
  return [
    ...mounted.filter((route) => rows[route] === undefined).map((route) => `${route} stands in no row`),
    ...Object.keys(rows)
      .filter((route) => !mounted.includes(route))
      .map((route) => `${route} is mounted nowhere`),
  ];
};
