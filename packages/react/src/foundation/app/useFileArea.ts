import type { FileArea } from '@chartdock/files';
import type { FilesState } from '@chartdock/workspace';
import { useStore } from '../provider/useStore.ts';
import { useApp } from './app-context.ts';

const areaOf = (state: FilesState): FileArea | undefined => state.area;

/** Gets the file area of the signed-in person; undefined while nobody is. */
export const useFileArea = (): FileArea | undefined => useStore(useApp().workspace.files, areaOf);
