import type { ImportSource } from '@chartdock/files';
import { TELLING_LOOK } from '../dialogs/dialog-definition.ts';
import type { DialogDefinition, Fields } from '../dialogs/dialog-definition.ts';
import { isId, isLine, isOptional } from '../dialogs/fields.ts';

/** Target folder of a dialog that creates something. */
export interface PlaceParams {
  /** Id of a folder, `root` for the top; default the open folder on My files, the top elsewhere. */
  readonly folderId?: string;
}

/** Parameters of the import dialog. */
export interface ImportParams extends PlaceParams {
  /** Documents that were chosen already, e.g. dropped on a list; they cannot be given from outside the page. */
  readonly files?: readonly ImportSource[];
}

/** Which file the publish form is about. */
export interface PublishParams {
  readonly chartId: string;
  /** Name of the file as the form shows it. */
  readonly title: string;
}

const parsePlace = ({ folderId }: Fields): PlaceParams | undefined => {
  if (!isOptional(folderId, isId)) return undefined;
  return folderId === undefined ? {} : { folderId };
};

const addFolder: DialogDefinition<PlaceParams> = { look: TELLING_LOOK, parse: parsePlace };

const importFiles: DialogDefinition<ImportParams> = {
  look: { ...TELLING_LOOK, width: 480 },
  parse: parsePlace,
};

const publish: DialogDefinition<PublishParams> = {
  look: { ...TELLING_LOOK, width: 480 },
  parse: ({ chartId, title }) => (isId(chartId) && isLine(title) ? { chartId, title } : undefined),
};

/** Holds the dialogs of the file area. */
export const FILE_DIALOGS = { addFolder, import: importFiles, publish } as const;
