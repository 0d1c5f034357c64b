import { z } from 'zod';
import { fileRecordSchema } from '../entities/file.ts';
import { cleanText, idSchema, wireBoolean, wireList, wireYuan } from '../entities/wire.ts';
import {
  DESCRIPTION_LENGTH,
  PUBLISH_MAX_YUAN,
  PUBLISH_TAGS,
  PUBLISH_TAG_LENGTH,
  TEMPLATE_TOPICS_MOST,
} from '../rules/publishing.ts';
import { endpoint } from '../endpoint.ts';

const record = z.object({ file: fileRecordSchema });

/** Calls that make a file public and private again. */
export const publishing = {
  publish: endpoint({
    method: 'POST',
    path: '/api/personal/chart/publish',
    input: z.object({
      chartId: idSchema,
      description: cleanText(DESCRIPTION_LENGTH).optional(),
      tags: wireList(cleanText(PUBLISH_TAG_LENGTH).pipe(z.string().min(1))).pipe(
        z.array(z.string()).min(1).max(PUBLISH_TAGS),
      ),
      publicClone: wireBoolean.optional(),
      price: wireYuan(PUBLISH_MAX_YUAN).optional(),
      scene: z.string().max(64).optional(),
      topics: wireList(z.string().max(64)).pipe(z.array(z.string()).max(TEMPLATE_TOPICS_MOST)).optional(),
    }),
    data: record,
    summary:
      'Makes a file public, with a description of up to 200 characters, 1 to 10 tags and a price in yuan of two decimals. What others may clone, free or for its price, is asked into the template library too, at a scene and up to 3 topics of its kind.',
    requirements: ['PUBLISH-02', 'PUBLISH-07'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/personal/chart/cancel_publish',
    input: z.object({ chartId: idSchema }),
    data: record,
    summary: 'Makes a public file private again, and takes it out of the template library at once.',
    requirements: ['PUBLISH-02'],
  }),
};
