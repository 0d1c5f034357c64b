import { z } from 'zod';
import { COLLABORATOR_ROLES } from '../rules/sharing/collaborator-roles.ts';
import { instantSchema } from './wire.ts';

/** Tells files from folders (ENT-04). */
export const filesTypeSchema = z.enum(['chart', 'folder']).meta({ id: 'FilesType' });

/** The person a record names as owner or creator (ENT-05, ENT-06). */
export const personSchema = z
  .object({ userId: z.string(), fullName: z.string().optional(), photoUrl: z.string().optional() })
  .meta({ id: 'Person' });

/** One step of a folder chain, from the top down. */
export const crumbSchema = z.object({ folderId: z.string(), title: z.string() }).meta({ id: 'Crumb' });

/** A file, folder or chart as lists answer it (ENT-01..15). */
export const fileRecordSchema = z
  .object({
    _id: z.string().optional(),
    chartId: z.string().optional(),
    fileId: z.string().optional(),
    folderId: z.string().optional(),
    parentId: z.string().optional(),
    _parentId: z.string().optional(),
    title: z.string(),
    category: z.string(),
    templateId: z.string().optional(),
    fileType: filesTypeSchema.optional(),
    _filesType: filesTypeSchema.optional(),
    index: z.union([z.string(), z.number()]).optional(),
    chartType: z.string().optional(),
    ignore: z.boolean().optional(),
    owner: personSchema.optional(),
    creator: personSchema.optional(),
    status: z.string().optional(),
    collaboration: z.boolean().optional(),
    /** Role of the viewer in a file that someone else shares with them. */
    role: z.enum(COLLABORATOR_ROLES).optional(),
    canvasCount: z.number().int().optional(),
    deleteTime: instantSchema.optional(),
    cloneId: z.string().optional(),
    thumbnail: z.string().optional(),
    orgId: z.string().optional(),
    publicClone: z.boolean().optional(),
    isCanEditor: z.boolean().optional(),
    ownerEditState: z.string().optional(),
    lockType: z.enum(['1', '2']).optional(),
    favourite: z.boolean().optional(),
    createTime: instantSchema.optional(),
    lastModify: instantSchema.optional(),
    openTime: instantSchema.optional(),
    inviteTime: instantSchema.optional(),
    favouriteTime: instantSchema.optional(),
    childCount: z.number().int().optional(),
    path: z.array(crumbSchema).optional(),
    /** Words of the file that a search found, as plain text, and which parts of the text match. */
    match: z
      .object({
        text: z.string(),
        ranges: z.array(z.object({ from: z.number().int(), to: z.number().int() })),
      })
      .optional(),
  })
  .meta({ id: 'FileRecord' });

/** A file, folder or chart on the wire. */
export type FileRecord = z.output<typeof fileRecordSchema>;

/** Names one thing an operation is about. */
export const itemRefSchema = z
  .object({ fileId: z.string(), fileType: filesTypeSchema })
  .meta({ id: 'ItemRef' });

/** Names one thing an operation is about. */
export type ItemRef = z.output<typeof itemRefSchema>;

/** One step of a folder chain. */
export type Crumb = z.output<typeof crumbSchema>;
