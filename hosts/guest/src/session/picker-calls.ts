import { info as chartInfo } from '@chartdock/contract/calls/charts';
import { create as createFolder } from '@chartdock/contract/calls/folders';
import { importFile } from '@chartdock/contract/calls/importing';
import {
  collaborationFiles,
  favFiles,
  globalFiles,
  historyFiles,
  loadFiles,
  myCollaboration,
  trashFiles,
} from '@chartdock/contract/calls/lists';
import { info as userInfo } from '@chartdock/contract/calls/user';

/** The calls that every picker makes; what few make is bound to the client when it is loaded. */
export const pickerCalls = {
  user: { info: userInfo },
  lists: {
    loadFiles,
    historyFiles,
    trashFiles,
    favFiles,
    collaborationFiles,
    myCollaboration,
    globalFiles,
  },
  folders: { create: createFolder },
  charts: { info: chartInfo },
  importing: { importFile },
};
