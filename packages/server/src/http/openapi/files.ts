import { EXPORT_TYPES, POSITION_EXPORT_PATH, ZIP_EXPORT_FILES, ZIP_EXPORT_PATH } from '@chartdock/contract';
import { z } from 'zod';
import { refusalSchema } from './refusals.ts';
import type { RefusalName } from './refusals-by-call.ts';

const ID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const idOf = (description: string) => ({ description, schema: { type: 'string', pattern: ID } }) as const;

const FILE_ID = { name: 'id', in: 'path', required: true, ...idOf('Id of the file.') } as const;
const query = (name: string, description: string, schema: object) =>
  ({ name, in: 'query', required: false, description, schema }) as const;
const needed = (name: string, description: string, schema: object) =>
  ({ ...query(name, description, schema), required: true }) as const;

const bytes = (...types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } as const }]));

const refusal = (description: string, name: RefusalName) =>
  ({ description, content: { 'application/json': { schema: refusalSchema(name) } } }) as const;

const pages = (description: string, first: RefusalName, ...others: readonly RefusalName[]) => {
  const schemas = others.map(refusalSchema);
  const one = refusalSchema(first);
  const schema = schemas.length === 0 ? one : z.discriminatedUnion('code', [one, ...schemas]);
  return {
    description: `${description} A frame gets a page that says so.`,
    content: { 'application/json': { schema }, 'text/html': { schema: { type: 'string' as const } } },
  };
};

const MISSING = {
  '400': refusal('The request cannot be read.', 'invalidInput'),
  '404': refusal('There is no such picture, or its address is too old.', 'fileUnavailable'),
  '500': refusal('It could not be drawn.', 'internal'),
  '503': refusal('There is no time to draw it now; again later.', 'databaseBusy'),
};
const UNCHANGED = { '304': { description: 'It is still the picture that the caller has.' } };

const LOOK = [
  query('size', 'Pixels a side: 2x has twice as many, large four times.', {
    type: 'string',
    enum: ['2x', 'large'],
  }),
  query('theme', 'dark for dark pages.', { type: 'string', enum: ['dark'] }),
];

const thumbnail = (operationId: string, description: string) => ({
  get: {
    operationId,
    tags: ['files'],
    summary: 'Draws a thumbnail',
    description: `${description} WebP to who names it in Accept, else PNG.`,
    security: [],
    parameters: [
      {
        name: 'thumbnail',
        in: 'path' as const,
        required: true,
        description: 'Value of thumbnail in the record of the file; it works for some minutes.',
        schema: { type: 'string' as const },
      },
      needed('cid', 'Id of the file.', { type: 'string', pattern: ID }),
      ...LOOK,
    ],
    responses: {
      '200': { description: 'The picture.', content: bytes('image/png', 'image/webp') },
      ...UNCHANGED,
      ...MISSING,
    },
  },
});

const REFUSED_DOWNLOADS = {
  '400': pages('The request cannot be read.', 'invalidInput'),
  '403': pages(
    'The key or the record does not allow it.',
    ...(['exportKeyInvalid', 'upgradeNeeded', 'notAllowed', 'accountRestricted', 'tooManyRequests'] as const),
  ),
  '404': pages('The file is gone.', 'fileUnavailable'),
  '500': pages('Something broke on the server.', 'internal'),
  '501': pages('The format is not made here yet.', 'exportNotReady'),
  '503': pages('The server has no time now.', 'databaseBusy'),
};

const FILE = {
  description: 'The file.',
  headers: {
    'Content-Disposition': { description: 'Name of the file.', schema: { type: 'string' as const } },
  },
  content: bytes('image/png', 'image/jpeg', 'image/svg+xml', 'text/markdown'),
};

const POSITIONS = {
  ...FILE,
  content: { 'application/json': { schema: { type: 'object' as const, description: 'The file.' } } },
};

const download = (name: string, kind: string) => ({
  get: {
    operationId: `files.download${name}`,
    tags: ['files'],
    summary: `Downloads ${kind}`,
    description: `Makes the file of a recorded download, once: ${kind}. Ask exporting.signKey for the key and exporting.record for the record first.`,
    security: [],
    parameters: [
      FILE_ID,
      needed('action', 'Always down.', { type: 'string', const: 'down' }),
      needed('type', 'Format of the file.', { type: 'string', enum: [...EXPORT_TYPES] }),
      needed('token', 'Key that exporting.signKey returned.', { type: 'string' }),
      needed('uuid', 'Id that exporting.record returned.', { type: 'string', pattern: ID }),
    ],
    responses: { '200': FILE, ...REFUSED_DOWNLOADS },
  },
});

const text = (description: string) => ({ type: 'string' as const, description });

const position = {
  post: {
    operationId: 'files.downloadPositions',
    tags: ['files'],
    summary: 'Makes a position file of definitions',
    description:
      'Makes a position file of the definitions that the form carries, at most 20 MB. With uuid it is made once; without one the download is recorded now.',
    security: [],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object' as const,
            required: ['signKey', 'def'],
            properties: {
              signKey: text('Key that exporting.signKey returned; it stands first.'),
              def: text('Definitions of the canvases by their ids, as JSON text.'),
              title: text('Name of the file.'),
              uuid: text('Id that exporting.record returned.'),
            },
          },
        },
      },
    },
    responses: {
      '200': POSITIONS,
      ...REFUSED_DOWNLOADS,
      '415': pages('The body is of a type that is not read.', 'invalidInput'),
    },
  },
};

const zip = {
  post: {
    operationId: 'files.downloadZip',
    tags: ['files'],
    summary: 'Packs several downloads into a zip file',
    description: `Makes the files of recorded downloads, at most ${ZIP_EXPORT_FILES}, and sends them as one zip file while they are made. Each has its own key and record, as it would alone. What cannot be handed out is named in a text among them.`,
    security: [],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object' as const,
            required: ['signKey', 'files'],
            properties: {
              signKey: text('Key of one of the files; it stands first.'),
              files: text('JSON text: a list of objects with chartId, type, token, uuid and title.'),
            },
          },
        },
      },
    },
    responses: {
      '200': { ...FILE, content: bytes('application/zip') },
      ...REFUSED_DOWNLOADS,
      '415': pages('The body is of a type that is not read.', 'invalidInput'),
    },
  },
};

const avatar = {
  get: {
    operationId: 'files.avatar',
    tags: ['files'],
    summary: 'Draws the picture of a person',
    description:
      'Draws the picture that a person has, the same for the same id. WebP to who names it in Accept, else PNG.',
    security: [],
    parameters: [{ ...FILE_ID, description: 'Id of the person.' }, LOOK[0] ?? FILE_ID],
    responses: {
      '200': { description: 'The picture.', content: bytes('image/png', 'image/webp') },
      ...UNCHANGED,
      ...MISSING,
    },
  },
};

const board = () => {
  const { get } = thumbnail('files.boardThumbnail', 'Draws a whiteboard small.');
  const parameters = [
    { ...FILE_ID, name: 'chartId' },
    needed('key', 'Value of thumbnail in the record of the file.', { type: 'string' }),
    ...LOOK,
  ];
  return { get: { ...get, parameters } };
};

/** Describes the files that the server serves, by path. */
export const FILE_PATHS = {
  '/chart_image/thumb/{thumbnail}.png': thumbnail(
    'files.thumbnail',
    'Draws the first canvas of a file small.',
  ),
  '/chart_image/thumb/mind/{thumbnail}.png': thumbnail('files.mindThumbnail', 'Draws a mind map small.'),
  '/chart_image/thumb/template/{thumbnail}.png': thumbnail(
    'files.templateThumbnail',
    'Draws a template small.',
  ),
  '/v1/api/board/thumb_base/{chartId}': board(),
  '/photo/{id}.png': avatar,
  '/diagraming/{id}': download('Diagram', 'a diagram'),
  '/mindmap/{id}': download('MindMap', 'a mind map'),
  '/outline/{id}': download('Outline', 'an outline'),
  '/markdown_editor/{id}': download('Markdown', 'a Markdown note'),
  '/f/{id}': download('Form', 'a file of any other kind'),
  [POSITION_EXPORT_PATH]: position,
  [ZIP_EXPORT_PATH]: zip,
};
