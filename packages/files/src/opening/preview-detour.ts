import { isUnlimited, previewAddress } from '@chartdock/contract';
import type { FileItem } from '../items/file-item.types.ts';
import type { Place } from '../list/list.types.ts';
import type { FilesPrivilege } from '../ports/ports.types.ts';

/** The files that stay editable in an account that holds more than its quota; all of them unless `limited`. */
export interface EditList {
  readonly limited: boolean;
  readonly rows: readonly string[];
}

/** Facts that decide whether a file is shown instead of edited. */
export interface DetourSubject {
  /** The host runs in business-program mode (HOST-03). */
  readonly businessProgram: boolean;
  readonly page: Place['page'];
  readonly privilege: Pick<FilesPrivilege, 'member' | 'orgMember'>;
  readonly item: Pick<FileItem, 'id' | 'canEdit'>;
  readonly editList: EditList;
}

const pages: readonly Place['page'][] = ['history', 'diagrams'];

/** Returns whether the mode and the page ask for the detour at all, so that the rest is loaded only then (GUARD-25). */
export const mayDetour = ({
  businessProgram,
  page,
}: Pick<DetourSubject, 'businessProgram' | 'page'>): boolean => businessProgram && pages.includes(page);

/**
 * Returns the preview that a person is sent to in place of the editor, or nothing: in business-program mode, on history
 * (GUARD-23) and My files (GUARD-24), for people who are no members, also not by their organisation, and may not edit the
 * file (GUARD-25).
 */
export const previewDetour = (subject: DetourSubject): string | undefined => {
  const { privilege, item, editList } = subject;
  const hasEditRights = item.canEdit && (!editList.limited || editList.rows.includes(item.id));
  if (!mayDetour(subject) || isUnlimited(privilege) || hasEditRights) return undefined;
  return `${previewAddress(item.id)}?reason=bprogram`;
};
