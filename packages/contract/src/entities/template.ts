import { z } from 'zod';
import { personSchema } from './file.ts';

/** A template as the library shows it (ENT-18); what no document names is ours. */
export const templateCardSchema = z
  .object({
    /** Id of the template: that of the file it is. */
    chartId: z.string(),
    title: z.string(),
    /** Address of its picture, to be loaded when it is seen. */
    bgImage: z.string(),
    favourite: z.boolean(),
    /** Who made it; absent for templates of the house. */
    ownerId: z.string().optional(),
    owner: personSchema.optional(),
    /** Yuan; 0 for a free one. */
    publicClonePrice: z.number(),
    category: z.string(),
    /** Purpose, in one sentence. */
    about: z.string(),
    /** How often it was used. */
    uses: z.number().int(),
  })
  .meta({ id: 'TemplateCard' });

/** A scene or a topic of the library (SCENE-05). */
export const templatePlaceSchema = z
  .object({
    /** Stable name that lists are asked for by. */
    category: z.string(),
    /** `special` for a topic. */
    type: z.enum(['special', 'scene']),
    /** Name in the reader's language. */
    name: z.string(),
    /** Place in its list, from 0. */
    position: z.number().int(),
    image: z.string(),
    image_hover: z.string(),
    isHover: z.boolean(),
  })
  .meta({ id: 'TemplatePlace' });

/** A template as the library shows it. */
export type TemplateCard = z.output<typeof templateCardSchema>;

/** A scene or a topic of the library. */
export type TemplatePlaceEntry = z.output<typeof templatePlaceSchema>;
