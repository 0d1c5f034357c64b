import { readInformationState, changeFullName, saveInformation, savePersonal } from '../accounts/personal.ts';
import { updatePassword } from '../accounts/update-password.ts';
import { bindByToken, bindFirst, bindThirdPhone, replaceContact, unbind } from '../accounts/bind.ts';
import { readBindInfo } from '../accounts/contacts.ts';
import { checkSafe } from '../accounts/proof.ts';
import { sendEmailCode, sendPhoneCode } from '../accounts/send-code.ts';
import { makeSignKey, readExportPower, recordExport } from '../exporting/exports.ts';
import { quitCollaboration } from '../sharing/quit.ts';
import { importFile } from '../importing/import-file.ts';
import { cancelPublish, publishFile } from '../publishing/publish.ts';
import { readAiPrivilege, readPublishBlack } from '../privileges/rights.ts';
import { exchangeHandOff, makeHandOff } from '../partners/hand-off.ts';
import { readChartInfo } from '../charts/info.ts';
import { readDefinition, listCanvases, readEditList, readOverrunState } from '../charts/charts.ts';
import { cancelFavourite, toggleFavourite } from '../favourites/favourites.ts';
import { filesCount, trashCount } from '../lists/counts.ts';
import { loadFiles } from '../lists/load-files.ts';
import { favFiles, historyFiles, trashFiles } from '../lists/personal-lists.ts';
import { collaborationFiles, myCollaboration } from '../lists/shared-lists.ts';
import { readPersonal, readPrivilege, readProfile, readUserInfo } from '../privileges/privilege.ts';
import { globalFiles } from '../lists/global-files.ts';
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  removeAllNotifications,
  removeNotification,
} from '../notifications/notifications.ts';
import { resumeSession, signIn, signOut, verifySession } from '../sessions/sign-in.ts';
import { runBatch } from '../tree/batch.ts';
import { cloneFile } from '../tree/clone.ts';
import { copyItem } from '../tree/copy.ts';
import { createFile, createFolder } from '../tree/create.ts';
import { readFolderData, readFolderTree } from '../tree/folder-data.ts';
import { moveItem } from '../tree/move.ts';
import { renameItem } from '../tree/rename.ts';
import { sortAll, sortItem } from '../tree/sort.ts';
import { removeFromTrash, restore, toTrash } from '../tree/trash.ts';
import { openThroughLink } from '../sharing/open-link.ts';
import { addPassword, deleteLink, getLink, removePassword, updateLink } from '../sharing/view-links.ts';
import { bindMeeting, signMeetingUrl, unbindMeeting } from '../wemeet/wemeet.ts';
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
