import type { Locale } from '@chartdock/contract';
import { createTranslator, sharedMessages } from '@chartdock/contract';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { App } from '../../kernel/calls/context.ts';
import { serveDownload } from './download.ts';
import type { DownloadRequest } from './download.ts';
import type { ExportedFile } from './files.ts';
import { zipOf } from './zip-stream.ts';

/** One download of several; each has its own key and record, as it would alone. */
export interface DownloadTicket extends Omit<DownloadRequest, 'locale'> {
  /** Title that the person gave the file; it is named so where it cannot be handed out. */
  readonly title: string;
}

/** Several downloads that go into one zip file. */
export interface ManyDownloads {
  readonly tickets: readonly DownloadTicket[];
  readonly locale: Locale;
  /** Writes why a file is not among them. */
  readonly messageOf: (error: CallError) => string;
}

const NOT_INCLUDED = 'text/plain; charset=utf-8';

/** A file that could not be handed out. */
interface Refused {
  readonly chartId: string;
  readonly title: string;
  readonly error: CallError;
}

/** Makes the files one after the other. A text at the end names the failed ones; throws the first refusal where all failed. */
async function* filesOf(
  app: App,
  { tickets, locale, messageOf }: ManyDownloads,
  refused: Refused[],
): AsyncGenerator<ExportedFile> {
  for (const { title, ...ticket } of tickets) {
    try {
      yield await serveDownload(app, { ...ticket, locale });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refused.push({ chartId: ticket.chartId, title, error });
    }
  }
  const [first] = refused;
  if (first === undefined) return;
  if (refused.length === tickets.length) throw first.error;
  const lines = refused.map(({ title, error }) => `${title}: ${messageOf(error)}`);
  const name = createTranslator(locale, sharedMessages)('export.leftOutName');
  yield { name: `${name}.txt`, contentType: NOT_INCLUDED, body: Buffer.from(`${lines.join('\n')}\n`) };
}

/**
 * Makes a zip file of several recorded downloads while it is sent. Its comment lists in JSON the files that could not be handed
 * out, for a page that reads it on the way; without such files there is none. Throws, before its first bytes, the refusal of the
 * first file where none can be handed out.
 */
export const serveZip = (app: App, many: ManyDownloads): AsyncGenerator<Buffer> => {
  const refused: Refused[] = [];
  const comment = (): string => {
    const left = refused.map(({ chartId, error }) => ({
      chartId,
      code: error.code,
      msg: many.messageOf(error),
    }));
    return left.length === 0 ? '' : JSON.stringify(left);
  };
  return zipOf({ files: filesOf(app, many, refused), now: app.now(), comment });
};
