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

/** The calls of a first picture. Those that answer a person are bound to the client with the components. */
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
};
