import type { ImportSource } from '@chartdock/files';
import { TELLING_LOOK } from '../dialogs/dialog-definition.ts';
import type { DialogDefinition, Fields } from '../dialogs/dialog-definition.ts';
import { isCount, isOptional, isText } from '../dialogs/fields.ts';

/** Where a dialog puts what it makes. */
export interface PlaceParams {
  /** Id of a folder, `root` for the top; default the open folder on My files, the top elsewhere. */
  readonly folderId?: string;
}

/** What the import dialog begins with. */
export interface ImportParams extends PlaceParams {
  /** Documents that were chosen already, e.g. dropped on a list; they cannot be given from outside the page. */
  readonly files?: readonly ImportSource[];
}

/** How close the file limit is when the retention dialog opens. */
export interface RetentionParams {
  /** Files that may still be made: 1 or 0. */
  readonly level: 0 | 1;
  /** Files in the trash. */
  readonly trashCount: number;
}

/** How the retention dialog was answered, besides cancelling it. */
export type RetentionAnswer = 'go_on' | 'upgrade';

/** Which file the publish form is about. */
export interface PublishParams {
  readonly chartId: string;
  /** Name of the file as the form shows it. */
  readonly title: string;
}

const isLevel = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

const parsePlace = ({ folderId }: Fields): PlaceParams | undefined => {
  if (!isOptional(folderId, isText)) return undefined;
  return folderId === undefined ? {} : { folderId };
};

const addFolder: DialogDefinition<PlaceParams> = { look: TELLING_LOOK, parse: parsePlace };

const importFiles: DialogDefinition<ImportParams> = {
  look: { ...TELLING_LOOK, width: 480 },
  parse: parsePlace,
};

const publish: DialogDefinition<PublishParams> = {
  look: { ...TELLING_LOOK, width: 480 },
  parse: ({ chartId, title }) => (isText(chartId) && isText(title) ? { chartId, title } : undefined),
};

const retention: DialogDefinition<RetentionParams, RetentionAnswer> = {
  look: { ...TELLING_LOOK, width: 440 },
  parse: ({ level, trashCount }) =>
    isLevel(level) && isCount(trashCount) ? { level, trashCount } : undefined,
  isValue: (value): value is RetentionAnswer => value === 'go_on' || value === 'upgrade',
};

/** Holds the dialogs of the file area. */
export const FILE_DIALOGS = { addFolder, import: importFiles, publish, dlgUserRetention: retention } as const;
