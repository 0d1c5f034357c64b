import { z } from 'zod';
import { fileRecordSchema } from '../entities/file.ts';
import { folderIdSchema } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

/** Calls that bring files in from elsewhere. */
export const importing = {
  importFile: endpoint({
    method: 'POST',
    path: '/api/personal/import/file',
    encoding: 'multipart',
    input: z.object({ file: z.file(), folderId: folderIdSchema.optional() }),
    data: z.object({
      chartId: z.string(),
      file: fileRecordSchema,
      losses: z.array(z.object({ kind: z.string(), count: z.int(), text: z.string() })),
    }),
    summary:
      'Makes a file of an uploaded document of at most 20 MB: our own, a text, or one of XMind, FreeMind, OPML, Visio, draw.io, CSV, Mermaid or Excalidraw, and lists what it could not keep; code 509 when the quota is used up, 70027 to 70029 when the document cannot be taken.',
    requirements: ['CALL-F-030'],
  }),
};
