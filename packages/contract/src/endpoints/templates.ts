import { z } from 'zod';
import { fileRecordSchema } from '../entities/file.ts';
import { pagingInput, pagingOutput } from '../entities/page.ts';
import { templateCardSchema, templatePlaceSchema } from '../entities/template.ts';
import { folderIdSchema, idSchema, wireInt } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_PAGE_SIZE } from '../rules/pager.ts';
import { permissionSchema } from './charts.ts';

const kind = z.enum(['flow', 'mind']);
const slug = z.string().max(64);

const templatePageSchema = z
  .object({ rows: z.array(templateCardSchema), ...pagingOutput })
  .meta({ id: 'TemplatePage' });

const templatePlacesSchema = z.object({ rows: z.array(templatePlaceSchema) }).meta({ id: 'TemplatePlaces' });

/** Results of a check before a clone. */
export const cloneResultSchema = z.enum(['clone', 'cloneBuy', 'overd', 'chart_error', 'empty']);

const likedInput = z.object({ ...pagingInput, kind: kind.optional() });

/** Calls about the template library. */
export const templates = {
  searchOfficial: endpoint({
    method: 'POST',
    path: '/api/personal/search/official',
    encoding: 'json',
    write: false,
    needToken: false,
    input: z.object({
      /** A scene or topic; empty for all. */
      category: slug.optional(),
      keyword: z.string().max(128).optional(),
      kind: kind.optional(),
      price: z.enum(['free', 'paid', 'member']).optional(),
      length: z.enum(['short', 'medium', 'long']).optional(),
      ...pagingInput,
    }),
    data: templatePageSchema,
    summary:
      'Lists templates of a scene or topic, and those that have some words in title, description, tags or content; best first.',
    requirements: ['CALL-F-046', 'TPL-41'],
  }),
  featured: endpoint({
    method: 'POST',
    path: '/api/personal/tags/official',
    write: false,
    needToken: false,
    input: z.object({ kind: kind.optional(), ...pagingInput }),
    data: templatePageSchema,
    summary: 'Lists the featured templates.',
    requirements: ['CALL-F-051'],
  }),
  ofPartner: endpoint({
    method: 'POST',
    path: '/api/personal/template/partner',
    encoding: 'json',
    write: false,
    input: z.object({
      /** A category of the partner; empty for all. */
      category: slug.optional(),
      keyword: z.string().max(128).optional(),
      ...pagingInput,
    }),
    data: templatePageSchema,
    summary:
      'Lists templates of the partner that the token belongs to, and those that have some words, best first; none for the person’s own session.',
    requirements: [],
  }),
  partnerShelf: endpoint({
    method: 'GET',
    path: '/api/personal/template/partner/shelf',
    input: z.object({}),
    data: z
      .object({
        /** Name of the partner; empty for the person’s own session. */
        name: z.string(),
        places: z.array(z.object({ category: z.string(), name: z.string() })),
        total: z.number().int(),
      })
      .meta({ id: 'PartnerShelf' }),
    summary:
      'Returns what the partner that the token belongs to is called, its categories in their order and in the current language, and how many templates it has.',
    requirements: [],
  }),
  topics: endpoint({
    method: 'GET',
    path: '/api/personal/tags/category/official',
    needToken: false,
    input: z.object({ kind: kind.optional() }),
    data: templatePlacesSchema,
    summary: 'Lists the topics of one kind (default flow) in their order.',
    requirements: ['CALL-F-049'],
  }),
  scenes: endpoint({
    method: 'GET',
    path: '/api/personal/template/official/category',
    needToken: false,
    input: z.object({ kind: kind.optional() }),
    data: templatePlacesSchema,
    summary: 'Lists the scenes of one kind (default flow) in their order.',
    requirements: ['CALL-F-050'],
  }),
  used: endpoint({
    method: 'GET',
    path: '/api/personal/chart/getTemplateUsed',
    input: z.object({
      curPage: wireInt(1, 1_000_000).optional(),
      pageSize: wireInt(1, MAX_PAGE_SIZE).optional(),
    }),
    data: templatePageSchema,
    summary: 'Lists the templates that the person used, latest first (default page 1, size 100).',
    requirements: ['CALL-F-047', 'TPL-40'],
  }),
  usedBy: endpoint({
    method: 'GET',
    path: '/api/personal/template/used',
    input: z.object({ userId: idSchema }),
    data: templatePageSchema,
    summary: 'Lists the last 100 templates that the person used; of anyone else, code 70013.',
    requirements: ['CALL-F-053'],
  }),
  liked: endpoint({
    method: 'GET',
    path: '/api/personal/template/liked',
    input: likedInput,
    data: templatePageSchema,
    summary: 'Lists the templates among the favourites, latest first.',
    requirements: ['CALL-F-048'],
  }),
  like: endpoint({
    method: 'POST',
    path: '/api/personal/template/like',
    input: z.object({ chartId: idSchema, fileType: z.enum(['chart', 'template']) }),
    data: z.object({ favourite: z.boolean() }),
    summary: 'Adds a template to the favourites, or takes it away when it is one.',
    requirements: ['CALL-F-054', 'TPL-28'],
  }),
  likeStatus: endpoint({
    method: 'GET',
    path: '/api/personal/template/like/status',
    input: z.object({ chartId: idSchema, userid: idSchema }),
    data: z.object({ favourite: z.boolean() }),
    summary: 'Returns whether a template is a favourite of the person; of anyone else, code 70013.',
    requirements: ['CALL-F-055'],
  }),
  cloneCheck: endpoint({
    method: 'POST',
    path: '/api/personal/diagraming/clone_check',
    write: false,
    decided: false,
    input: z.object({ chartId: idSchema, teamId: slug.optional(), orgId: slug.optional() }),
    data: z
      .object({ result: cloneResultSchema, price: z.number().optional(), title: z.string().optional() })
      .meta({ id: 'CloneCheck' }),
    summary:
      'Says what using a template would lead to: clone; cloneBuy with the price in yuan and the title; overd when no file is left; chart_error when it was withdrawn; empty when it is none.',
    requirements: ['CALL-F-028', 'CALL-F-029'],
  }),
  clone: endpoint({
    method: 'POST',
    path: '/api/personal/diagraming/root/new',
    decided: false,
    input: z.object({ root: folderIdSchema.optional(), category: slug.optional(), chartId: idSchema }),
    data: z.object({ chart: z.string(), file: fileRecordSchema }).meta({ id: 'ClonedTemplate' }),
    summary:
      'Makes a file of one’s own from a template; code 815 when the quota is used up or it takes a membership, 70037 when it has to be paid for first, 70010 when it was withdrawn.',
    requirements: ['CALL-F-025', 'CLONE-11', 'CLONE-14'],
  }),
  descriptionPower: endpoint({
    method: 'GET',
    path: '/api/personal/aigc/get/pb/temp/des/use/power',
    input: z.object({}),
    data: permissionSchema,
    summary: 'Returns whether the person may have descriptions of templates written by the service.',
    requirements: ['CALL-F-052', 'AI-07'],
  }),
};
