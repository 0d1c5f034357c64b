import { TELLING_LOOK } from '../dialogs/dialog-definition.ts';
import type { DialogDefinition } from '../dialogs/dialog-definition.ts';
import { isId, isLine, isOptional } from '../dialogs/fields.ts';

/** Which file or folder the share dialog is about. */
export interface ShareParams {
  readonly id: string;
  /** Default `chart`. */
  readonly type?: 'chart' | 'folder';
  /** Name as the dialog shows it until the server has said; default none. */
  readonly title?: string;
}

const isType = (value: unknown): value is 'chart' | 'folder' => value === 'chart' || value === 'folder';

const share: DialogDefinition<ShareParams> = {
  look: { ...TELLING_LOOK, width: 560 },
  parse: ({ id, type, title }) => {
    if (!isId(id) || !isOptional(type, isType) || !isOptional(title, isLine)) return undefined;
    return { id, ...(type === undefined ? {} : { type }), ...(title === undefined ? {} : { title }) };
  },
};

/** Which part of everything that someone shares is shown first. */
export interface SharesParams {
  /** Default `links`. */
  readonly tab?: 'links' | 'requests' | 'people';
}

const isTab = (value: unknown): value is 'links' | 'requests' | 'people' =>
  value === 'links' || value === 'requests' || value === 'people';

const shares: DialogDefinition<SharesParams> = {
  look: { ...TELLING_LOOK, width: 560 },
  parse: ({ tab }) => (isOptional(tab, isTab) ? (tab === undefined ? {} : { tab }) : undefined),
};

/** Holds the dialogs about permissions on files and folders. */
export const SHARING_DIALOGS = { share, shares } as const;
