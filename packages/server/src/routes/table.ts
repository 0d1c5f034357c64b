import {
  readInformationState,
  changeFullName,
  saveInformation,
  savePersonal,
} from '../services/accounts/personal.ts';
import { updatePassword } from '../services/accounts/update-password.ts';
import { bindByToken, bindFirst, bindThirdPhone, replaceContact, unbind } from '../services/bindings/bind.ts';
import { readBindInfo } from '../services/bindings/contacts.ts';
import { checkSafe } from '../services/bindings/proof.ts';
import { sendEmailCode, sendPhoneCode } from '../services/bindings/send-code.ts';
import { makeSignKey, readExportPower, recordExport } from '../services/exports/exports.ts';
import { quitCollaboration } from '../services/collaboration/quit.ts';
import { importFile } from '../services/importing/import-file.ts';
import { cancelPublish, publishFile } from '../services/publishing/publish.ts';
import { readAiPrivilege, readPublishBlack } from '../services/privileges/rights.ts';
import { exchangeHandOff, makeHandOff } from '../services/partners/hand-off.ts';
import { readChartInfo } from '../services/charts/info.ts';
import { readDefinition, listCanvases, readEditList, readOverrunState } from '../services/charts/charts.ts';
import { cancelFavourite, toggleFavourite } from '../services/favourites/favourites.ts';
import { filesCount, trashCount } from '../services/lists/counts.ts';
import { loadFiles } from '../services/lists/load-files.ts';
import { favFiles, historyFiles, trashFiles } from '../services/lists/personal-lists.ts';
import { collaborationFiles, myCollaboration } from '../services/lists/shared-lists.ts';
import { readPersonal, readPrivilege, readProfile, readUserInfo } from '../services/privileges/privilege.ts';
import { globalFiles } from '../services/search/global-files.ts';
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  removeAllNotifications,
  removeNotification,
} from '../services/notifications/notifications.ts';
import { resumeSession, signIn, signOut, verifySession } from '../services/sessions/sign-in.ts';
import { runBatch } from '../services/tree/batch.ts';
import { cloneFile } from '../services/tree/clone.ts';
import { copyItem } from '../services/tree/copy.ts';
import { createFile, createFolder } from '../services/tree/create.ts';
import { readFolderData, readFolderTree } from '../services/tree/folder-data.ts';
import { moveItem } from '../services/tree/move.ts';
import { renameItem } from '../services/tree/rename.ts';
import { sortAll, sortItem } from '../services/tree/sort.ts';
import { removeFromTrash, restore, toTrash } from '../services/tree/trash.ts';
import { openThroughLink } from '../services/view-links/open-link.ts';
import {
  addPassword,
  deleteLink,
  getLink,
  removePassword,
  updateLink,
} from '../services/view-links/view-links.ts';
import { bindMeeting, signMeetingUrl, unbindMeeting } from '../services/wemeet/wemeet.ts';
import type { Handlers } from './handlers.ts';

/** Names what answers each call of the contract. */
export const handlers: Handlers = {
  session: {
    signIn,
    resume: resumeSession,
    verify: verifySession,
    handOff: makeHandOff,
    exchange: exchangeHandOff,
    signOut,
  },
  user: {
    privilege: readPrivilege,
    info: readUserInfo,
    getProfile: readProfile,
    getPersonal: readPersonal,
  },
  lists: {
    loadFiles,
    historyFiles,
    collaborationFiles,
    myCollaboration,
    favFiles,
    trashFiles,
    globalFiles,
    filesCount,
    trashCount,
  },
  folders: {
    create: createFolder,
    rename: (context, { folderId, title, ignore }) =>
      renameItem(context, { fileId: folderId, fileType: 'folder', title, ignore }),
    sort: sortItem,
    sortAll,
    toTrash,
    move: moveItem,
    copy: copyItem,
    restore,
    removeFromTrash,
    batchOperation: runBatch,
    getFolderData: readFolderData,
    getAllFolderData: readFolderTree,
  },
  charts: {
    create: createFile,
    cloneFile,
    rename: (context, { chartId, title, ignore }) =>
      renameItem(context, { fileId: chartId, fileType: 'chart', title, ignore }),
    editList: readEditList,
    overrunState: readOverrunState,
    definition: readDefinition,
    info: readChartInfo,
    canvases: listCanvases,
  },
  favourites: { toggle: toggleFavourite, cancel: cancelFavourite },
  account: {
    sendPhoneCode,
    sendEmailCode,
    checkSafe,
    bindPhone: (context, { phone, code }) => bindFirst(context, { kind: 'phone', value: phone, code }),
    bindEmail: (context, { email, code }) => bindFirst(context, { kind: 'email', value: email, code }),
    bindPhoneByToken: (context, { phone, code, token }) =>
      bindByToken(context, { kind: 'phone', value: phone, code, token }),
    bindEmailByToken: (context, { email, code, token }) =>
      bindByToken(context, { kind: 'email', value: email, code, token }),
    replacePhone: (context, { phone, code, replaceBindType, safeCode }) =>
      replaceContact(context, { kind: 'phone', value: phone, code, by: replaceBindType, safeCode }),
    replaceEmail: (context, { email, code, replaceBindType, safeCode }) =>
      replaceContact(context, { kind: 'email', value: email, code, by: replaceBindType, safeCode }),
    unbind,
    updatePassword,
    bindInfo: readBindInfo,
    publishBlack: readPublishBlack,
    savePersonal,
    changeFullName,
    saveInformation,
    informationState: readInformationState,
    aiPrivilege: readAiPrivilege,
    bindThirdPhone,
  },
  notifications: {
    count: countUnread,
    getList: listNotifications,
    read: markRead,
    readAll: markAllRead,
    remove: removeNotification,
    removeAll: removeAllNotifications,
  },
  publishing: { publish: publishFile, cancel: cancelPublish },
  collaboration: { quit: quitCollaboration },
  viewLinks: { getLink, addPassword, removePassword, delLink: deleteLink, updateLink, open: openThroughLink },
  importing: { importFile },
  wemeet: { getSignUrl: signMeetingUrl, unbind: unbindMeeting, thirdBinding: bindMeeting },
  exporting: { power: readExportPower, signKey: makeSignKey, record: recordExport },
};
