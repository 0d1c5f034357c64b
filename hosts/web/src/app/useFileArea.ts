import type { FileArea } from '@chartdock/files';
import type { FilesState } from '@chartdock/workspace';
import { useStore } from '@chartdock/react';
import { usePage } from './page-context.ts';

const areaOf = (state: FilesState): FileArea | undefined => state.area;

/** Gets the file area of the signed-in person; undefined while nobody is. */
export const useFileArea = (): FileArea | undefined => useStore(usePage().workspace.files, areaOf);
