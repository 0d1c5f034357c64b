import { z } from 'zod';
import { personSchema } from '../entities/file.ts';
import { pagingInput, pagingOutput } from '../entities/page.ts';
import { cleanText, idSchema, instantSchema, wireList, wireYuan } from '../entities/wire.ts';
import { PUBLISH_MAX_YUAN, REASON_LENGTH, TEMPLATE_TOPICS_MOST } from '../rules/publishing.ts';
import { endpoint } from '../endpoint.ts';

const place = z.string().max(64);

/** Where a published file stands: it waits for its first review, is in the library, was refused, or was withdrawn. */
export const publishedStateSchema = z.enum(['waiting', 'published', 'refused', 'withdrawn']);

/** A file that its author published for the library, with its state there. */
export const publishedTemplateSchema = z
  .object({
    /** Id of the author's file. */
    chartId: z.string(),
    /** Id of the template; absent until the first version is approved. */
    templateId: z.string().optional(),
    title: z.string(),
    category: z.string(),
    /** Address of the picture of the newest published version. */
    bgImage: z.string(),
    state: publishedStateSchema,
    /** State of a newer version than the one in the library. */
    update: z.enum(['none', 'waiting', 'refused']),
    /** Why the newest version was refused; empty otherwise. */
    reason: z.string(),
    /** Yuan; 0 for a free one. */
    price: z.number(),
    description: z.string(),
    tags: z.array(z.string()),
    scene: z.string(),
    topics: z.array(z.string()),
    /** How many people used it. */
    uses: z.number().int(),
    /** How many people bought it, with money or a coupon. */
    sales: z.number().int(),
    /** Its author's part of that, in yuan, after tax and the platform's share. */
    income: z.number(),
    /** When the newest version was published by its author. */
    askedAt: instantSchema,
  })
  .meta({ id: 'PublishedTemplate' });

/** Totals of all templates of an author, those withdrawn and those whose file was deleted included. */
export const publishedTotalsSchema = z
  .object({
    /** How many times a person used one of them for the first time. */
    uses: z.number().int(),
    /** How many times one was bought, with money or a coupon. */
    sales: z.number().int(),
    /** The author's part of that, in yuan, after tax and the platform's share. */
    income: z.number(),
  })
  .meta({ id: 'PublishedTotals' });

/** The template of someone else that a published file was made from. */
export const reviewOriginSchema = z
  .object({
    templateId: z.string(),
    title: z.string(),
    /** Who made it; empty for one of the house. */
    fullName: z.string(),
    /** Yuan; 0 for a free one. */
    price: z.number(),
  })
  .meta({ id: 'ReviewOrigin' });

/** A published version that waits for an operator. */
export const reviewRequestSchema = z
  .object({
    /** Id of the request. */
    id: z.string(),
    /** Id of the copy that is reviewed; operators may look at it as at a public file. */
    copyId: z.string(),
    /** Whether an older version is in the library already. */
    isUpdate: z.boolean(),
    title: z.string(),
    category: z.string(),
    kind: z.enum(['flow', 'mind']),
    bgImage: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
    scene: z.string(),
    topics: z.array(z.string()),
    /** Yuan; 0 for a free one. */
    price: z.number(),
    author: personSchema,
    /** Absent for a file that its author began, or made from a template of their own. */
    origin: reviewOriginSchema.optional(),
    askedAt: instantSchema,
  })
  .meta({ id: 'ReviewRequest' });

/** A file that its author published for the library. */
export type PublishedTemplate = z.output<typeof publishedTemplateSchema>;

/** Totals of all templates of an author. */
export type PublishedTotals = z.output<typeof publishedTotalsSchema>;

/** A published version that waits for an operator. */
export type ReviewRequest = z.output<typeof reviewRequestSchema>;

const done = z.object({ waiting: z.number().int() }).meta({ id: 'ReviewsLeft' });

/** Calls about published files on their way into the template library. */
export const reviews = {
  mine: endpoint({
    method: 'GET',
    path: '/api/personal/template/mine',
    input: z.object({ ...pagingInput }),
    data: z
      .object({
        rows: z.array(publishedTemplateSchema),
        totals: publishedTotalsSchema,
        canReview: z.boolean(),
        ...pagingOutput,
      })
      .meta({ id: 'PublishedTemplatePage' }),
    summary:
      'Lists what the person published for the library, last published first, and adds up uses and income of all of it.',
  }),
  changePrice: endpoint({
    method: 'POST',
    path: '/api/personal/template/price',
    input: z.object({ chartId: idSchema, price: wireYuan(PUBLISH_MAX_YUAN) }),
    data: z.object({ price: z.number() }).meta({ id: 'TemplatePrice' }),
    summary:
      'Changes the price of a published file at once, also of a version that waits for review; code 70010 when it is not published.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/personal/review/list',
    input: z.object({ ...pagingInput }),
    data: z.object({ rows: z.array(reviewRequestSchema), ...pagingOutput }).meta({ id: 'ReviewRequestPage' }),
    summary: 'Lists what waits for review, oldest first; for operators only.',
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/personal/review/approve',
    input: z.object({
      id: idSchema,
      scene: place.optional(),
      topics: wireList(place).pipe(z.array(z.string()).max(TEMPLATE_TOPICS_MOST)).optional(),
    }),
    data: done,
    summary:
      'Puts what waits for review into the library, by default at the scene and topics that were asked for; for operators only, code 70010 when it does not wait any more.',
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/personal/review/refuse',
    input: z.object({ id: idSchema, reason: cleanText(REASON_LENGTH).pipe(z.string().min(1)) }),
    data: done,
    summary:
      'Refuses what waits for review with a reason of up to 200 characters, which its author is told; for operators only, code 70010 when it does not wait any more.',
  }),
};
