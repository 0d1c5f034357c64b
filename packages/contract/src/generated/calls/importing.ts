// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { importing } from '../../endpoints/importing.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isFileRecord } from '../entities.ts';

/** Makes a file of an uploaded document of at most 20 MB: our own, a text, or one of XMind, FreeMind, OPML, Visio, draw.io, CSV, Mermaid or Excalidraw, and lists what it could not keep; code 509 when the quota is used up, 70027 to 70029 when the document cannot be taken. */
export const importFile: EndpointCall<typeof importing.importFile> = /* @__PURE__ */ writeCall({
  name: 'importing.importFile',
  path: '/api/personal/import/file',
  encoding: 'multipart',
  isData: (value): value is EndpointData<typeof importing.importFile> =>
    isRecord(value) &&
    typeof value.chartId === 'string' &&
    isFileRecord(value.file) &&
    isList(
      value.losses,
      (item) =>
        isRecord(item) &&
        typeof item.kind === 'string' &&
        Number.isInteger(item.count) &&
        typeof item.text === 'string',
    ),
});
