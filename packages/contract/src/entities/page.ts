import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../rules/pager.ts';
import { fileRecordSchema } from './file.ts';
import { wireInt } from './wire.ts';

/** The paging part of every list call: 1-based page, page size (default 10, at most 200), and the cursor of the page before. */
export const pagingInput = {
  page: wireInt(1, 1_000_000).optional(),
  pageSize: wireInt(1, MAX_PAGE_SIZE).optional(),
  cursor: z.string().max(1024).optional(),
};

/** The paging part of every list response (ENT-31). `cursor` continues after the last row and is null at the end. */
export const pagingOutput = {
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  pagerCount: z.number().int(),
  cursor: z.string().nullable(),
};

/** A page of files. */
export const filePageSchema = z
  .object({ rows: z.array(fileRecordSchema), ...pagingOutput })
  .meta({ id: 'FilePage' });

/** A page of files. */
export type FilePage = z.output<typeof filePageSchema>;
