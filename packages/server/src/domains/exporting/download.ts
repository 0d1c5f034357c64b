import { EXPORT_TYPES, isPositionExport, kindOfCategory } from '@chartdock/contract';
import type { ExportType, Locale } from '@chartdock/contract';
import { transaction } from '../../kernel/db/transaction.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { readBodies } from '../definitions/index.ts';
import type { App, Handle } from '../../kernel/calls/context.ts';
import type { NodeRow } from '../nodes/index.ts';
import { makeExport } from './files.ts';
import type { ExportedFile } from './files.ts';
import { makePositionFile } from './position-file.ts';
import { requirePower } from './power.ts';
import { takeRecord, writeRecord } from './record.ts';
import { isSessionLiving } from '../sessions/index.ts';
import { readSignKey } from './sign-key.ts';
import type { ExportSubject } from './sign-key.ts';

/** Parameters in the address of a download. */
export interface DownloadRequest {
  readonly chartId: string;
  readonly type: string;
  /** Export key of the account. */
  readonly token: string;
  /** Id of the recorded download. */
  readonly uuid: string;
  readonly locale: Locale;
}

/** Fields in the form of a position file (CALL-F-045). */
export interface PositionRequest {
  readonly signKey: string;
  readonly def: string;
  readonly title: string;
  /** Id of the recorded download; without one it is recorded now. */
  readonly uuid: string | undefined;
  readonly locale: Locale;
}

/** Names the account of an export key that is good now; undefined for any other text. */
export const accountOfKey = (app: App, key: string): string | undefined =>
  readSignKey(app.secrets.exports, key, app.now())?.userId;

/**
 * Makes the file of a recorded download, once. Throws `exportKeyInvalid` for a wrong, used or old key or record, `exportNotReady`
 * for a format that cannot hold the file, and the current refusal of the download.
 */
export const serveDownload = async (app: App, request: DownloadRequest): Promise<ExportedFile> => {
  const subject = await openKey(app, request.token);
  const type = EXPORT_TYPES.find((one) => one === request.type);
  if (type === undefined || isPositionExport(type) || subject.chartId !== request.chartId)
    throw new CallError('exportKeyInvalid');
  // Making it may take seconds: no transaction waits for that.
  const source = await transaction(app.database.db, async (db) => {
    const node = await openRecorded({ app, db, subject, uuid: request.uuid, type });
    return { node, bodies: await readBodies({ app, db }, node) };
  });
  return makeExport(app, { ...source, owner: subject.userId }, { type, locale: request.locale });
};

/** Makes a position file of the definitions that a form carries, once per record. Throws as `serveDownload` does, and `invalidInput` for an unreadable form. */
export const servePositionFile = async (app: App, request: PositionRequest): Promise<ExportedFile> => {
  const { uuid, locale, def, title } = request;
  const subject = await openKey(app, request.signKey);
  return transaction(app.database.db, async (db) => {
    const reading = { db, now: app.now() };
    const wish = { id: subject.chartId, viewerId: subject.userId };
    const type = positionTypeOf(await requirePower(reading, wish), subject);
    const node =
      uuid === undefined
        ? await recordNow({ app, db, subject, type })
        : await openRecorded({ app, db, subject, uuid, type });
    const bodies = await readBodies({ app, db }, node);
    return makePositionFile({ def, title, node, bodies }, { type, locale });
  });
};

/** Reads a key whose session has not ended. */
const openKey = async (app: App, key: string): Promise<ExportSubject> => {
  const subject = readSignKey(app.secrets.exports, key, app.now());
  if (subject === undefined) throw new CallError('exportKeyInvalid');
  if (!(await isSessionLiving(app, subject.sessionHash))) throw new CallError('exportKeyInvalid');
  return subject;
};

/** A key for one canvas makes a `pos` file, one for the whole file the kind that its category has. */
const positionTypeOf = ({ category }: NodeRow, { isCanvas }: ExportSubject): ExportType => {
  if (isCanvas) return 'pos';
  return kindOfCategory(category).startsWith('mind') ? 'posm' : 'posf';
};

interface Opening {
  readonly app: App;
  readonly db: Handle;
  readonly subject: ExportSubject;
  readonly type: ExportType;
}

const openRecorded = async ({
  app,
  db,
  subject,
  type,
  uuid,
}: Opening & { readonly uuid: string }): Promise<NodeRow> => {
  const now = app.now();
  const { userId, chartId } = subject;
  const node = await requirePower({ db, now }, { id: chartId, viewerId: userId, exportType: type });
  const recorded = await takeRecord({ db, now }, { userId, chartId, uuid });
  if (recorded !== type) throw new CallError('exportKeyInvalid');
  return node;
};

const recordNow = async ({ app, db, subject, type }: Opening): Promise<NodeRow> => {
  const now = app.now();
  const { userId, chartId } = subject;
  const node = await requirePower({ db, now }, { id: chartId, viewerId: userId, exportType: type });
  await writeRecord({ app, db, now }, { userId, node, exportType: type, usedAt: now });
  return node;
};
