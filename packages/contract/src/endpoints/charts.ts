import { z } from 'zod';
import { fileRecordSchema } from '../entities/file.ts';
import { folderIdSchema, idSchema, wireBoolean } from '../entities/wire.ts';
import { FILE_CATEGORIES } from '../file-categories.ts';
import { endpoint } from '../endpoint.ts';

/** Answer of a privilege check (PERM-06). */
export const permissionSchema = z
  .object({ allowed: z.boolean(), reason: z.string().optional(), remaining: z.number().int().optional() })
  .meta({ id: 'Permission' });

/** Answer about one file that is looked at (ROUTE-34). */
export const chartInfoSchema = z
  .object({
    file: fileRecordSchema,
    canvases: z.array(z.object({ definitionId: z.string(), title: z.string() })),
    size: z.number().int(),
  })
  .meta({ id: 'ChartInfo' });

const record = z.object({ file: fileRecordSchema });

const boxSchema = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

/** Picture of a canvas, in parts that a viewer puts together, each with the room it takes. */
export const chartPictureSchema = z
  .object({
    box: boxSchema,
    ground: z.string(),
    font: z.string(),
    parts: z.array(z.object({ box: boxSchema, svg: z.string(), id: z.string().optional() })),
    /** The words in the order of reading, each with the id of the part that shows it. */
    texts: z.array(
      z.object({
        id: z.string(),
        level: z.number().int(),
        text: z.string(),
        note: z.string().optional(),
        href: z.string().optional(),
        leads: z.array(z.string()).optional(),
        fold: z.enum(['open', 'closed']).optional(),
        /** Below a line that is closed: no part shows it. */
        hidden: z.boolean().optional(),
      }),
    ),
  })
  .meta({ id: 'ChartPicture' });

/** Content of a canvas, to be looked at. */
export const chartContentSchema = z
  .object({
    definitionId: z.string(),
    version: z.number().int(),
    /** `newer`: a later version of this program wrote it. `unreadable`: it breaks the rules of documents. */
    state: z.enum(['drawn', 'empty', 'newer', 'unreadable']),
    kind: z.enum(['graph', 'tree', 'markdown', 'board', 'source']),
    picture: chartPictureSchema.optional(),
    /** Whether the picture is a preview of something for sale: one image with a mark, and no more texts than it shows. Default false. */
    preview: z.boolean().optional(),
    /** The definition as JSON text, when it was asked for. */
    def: z.string().optional(),
  })
  .meta({ id: 'ChartContent' });

/** Calls about one diagram or note. */
export const charts = {
  create: endpoint({
    method: 'POST',
    path: '/api/personal/diagraming/create',
    input: z.object({
      folderId: folderIdSchema.optional(),
      category: z.enum(FILE_CATEGORIES),
      templateId: idSchema.optional(),
      title: z.string().max(1024).optional(),
      /** Content of the first canvas, as JSON text; a template wins over it. Default blank. */
      def: z.string().optional(),
    }),
    data: z.object({ chartId: z.string(), file: fileRecordSchema }),
    summary:
      'Creates a blank file, one that holds a definition, or one from a template; code 509 when the quota is used up, 70001 with the places of all faults when the definition breaks the rules or belongs to another category.',
    requirements: ['CALL-F-024', 'CALL-F-027'],
  }),
  cloneFile: endpoint({
    method: 'POST',
    path: '/api/personal/diagraming/chart/{id}',
    input: z.object({ id: idSchema, parentId: folderIdSchema.optional(), category: z.enum(FILE_CATEGORIES) }),
    data: z.object({ chartId: z.string(), file: fileRecordSchema }),
    summary:
      'Clones a file into a folder; code 815 when the quota is used up or several canvases need membership.',
    requirements: ['CALL-F-026', 'CLONE-13'],
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/personal/chart/get/info',
    needToken: false,
    input: z.object({ chartId: idSchema }),
    data: chartInfoSchema,
    summary:
      'Returns the record of one file with its folders, its canvases and its size in bytes; without a token, of a public file only.',
    requirements: ['ROUTE-34'],
  }),
  rename: endpoint({
    method: 'POST',
    path: '/api/personal/chart/rename',
    input: z.object({ chartId: idSchema, title: z.string().max(1024), ignore: wireBoolean.optional() }),
    data: record,
    summary: 'Renames a file; ignore=true allows a name that is already there.',
    requirements: ['CALL-F-022'],
  }),
  editList: endpoint({
    method: 'GET',
    path: '/api/personal/chart/get/edit/chart/list',
    input: z.object({}),
    data: z.object({ limited: z.boolean(), rows: z.array(z.string()) }).meta({ id: 'EditList' }),
    summary: 'Returns the ids of the files that stay editable when the account holds more than its quota.',
    requirements: ['CALL-F-031'],
  }),
  overrunState: endpoint({
    method: 'GET',
    path: '/api/personal/user/privilege/get/user/chart/overrun/edit/state',
    input: z.object({ chartId: idSchema.optional() }),
    data: permissionSchema,
    summary: 'Returns whether the account, or one file of it, may be edited although the quota is overrun.',
    requirements: ['CALL-F-032', 'PERM-04'],
  }),
  definition: endpoint({
    method: 'GET',
    path: '/api/personal/diagraming/get/chart/def',
    decided: false,
    input: z.object({ chartId: idSchema, defId: z.string().max(64).optional() }),
    data: z
      .object({ def: z.string(), definitionId: z.string(), version: z.number().int() })
      .meta({ id: 'ChartDefinition' }),
    summary: 'Returns the definition of one canvas (default the first) as a JSON string.',
    requirements: ['CALL-F-033'],
  }),
  content: endpoint({
    method: 'POST',
    path: '/api/personal/view/content/{id}',
    needToken: false,
    write: false,
    input: z.object({
      id: idSchema,
      defId: z.string().max(64).optional(),
      show: z.enum(['picture', 'definition']).optional(),
      theme: z.enum(['own', 'dark', 'print']).optional(),
      page: z.enum(['wide', 'narrow']).optional(),
      link: z.string().max(64).optional(),
      viewPassword: z.string().max(256).optional(),
      opens: wireBoolean.optional(),
    }),
    data: chartContentSchema,
    summary:
      'Returns what one canvas of a file holds (default the first), drawn in parts or as its definition, to whoever may look at the file: its people, everyone when it is public, and whoever shows a link of it with the link’s password; of what is for sale, others than those who have it get a preview: an image with a mark, of the first canvas; opens=true remembers that the signed-in person opened the file.',
    requirements: ['ROUTE-34'],
  }),
  canvases: endpoint({
    method: 'GET',
    path: '/api/personal/canvas/get/chartdefids',
    decided: false,
    input: z.object({ chartId: idSchema }),
    data: z
      .object({
        canvas: z.object({ chartCanvas: z.array(z.object({ definitionId: z.string(), title: z.string() })) }),
      })
      .meta({ id: 'CanvasList' }),
    summary: 'Lists the canvases of a file.',
    requirements: ['CALL-F-034'],
  }),
};
