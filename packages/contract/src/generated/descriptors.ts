// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import type { CallTable } from '../calls.ts';

const reading = { method: 'GET', encoding: 'query', needToken: true, write: false, decided: true } as const;

const writing = { method: 'POST', encoding: 'form', needToken: true, write: true, decided: true } as const;

/** Holds method, path, encoding and token rule of every call, without schemas. */
export const calls: CallTable = {
  session: {
    signIn: {
      ...reading,
      name: 'session.signIn',
      path: '/api/personal/login/v2/account',
      method: 'POST',
      encoding: 'form',
      needToken: false,
    },
    resume: {
      ...reading,
      name: 'session.resume',
      path: '/api/personal/login/resume',
      method: 'POST',
      encoding: 'form',
      needToken: false,
    },
    verify: {
      ...reading,
      name: 'session.verify',
      path: '/api/personal/login/verify',
      method: 'POST',
      encoding: 'form',
    },
    handOff: {
      ...reading,
      name: 'session.handOff',
      path: '/api/personal/login/hand_off',
      method: 'POST',
      encoding: 'form',
    },
    exchange: {
      ...reading,
      name: 'session.exchange',
      path: '/api/activity/partner/login',
      method: 'POST',
      encoding: 'form',
      needToken: false,
    },
    signOut: {
      ...writing,
      name: 'session.signOut',
      path: '/api/personal/login/out',
      method: 'GET',
      encoding: 'query',
    },
  },
  user: {
    privilege: { ...reading, name: 'user.privilege', path: '/api/personal/user/privilege', decided: false },
    info: { ...reading, name: 'user.info', path: '/api/personal/user/info' },
    getProfile: { ...reading, name: 'user.getProfile', path: '/api/personal/user/setting/getProfile' },
    getPersonal: { ...reading, name: 'user.getPersonal', path: '/api/personal/user/setting/getPersonal' },
  },
  lists: {
    loadFiles: { ...reading, name: 'lists.loadFiles', path: '/api/personal/folder/load_files' },
    historyFiles: { ...reading, name: 'lists.historyFiles', path: '/api/personal/folder/history_files' },
    collaborationFiles: {
      ...reading,
      name: 'lists.collaborationFiles',
      path: '/api/personal/folder/collaboration_files',
    },
    myCollaboration: {
      ...reading,
      name: 'lists.myCollaboration',
      path: '/api/personal/my/collaboration/page',
    },
    favFiles: { ...reading, name: 'lists.favFiles', path: '/api/personal/folder/fav_files' },
    trashFiles: { ...reading, name: 'lists.trashFiles', path: '/api/personal/folder/trash_files' },
    globalFiles: { ...reading, name: 'lists.globalFiles', path: '/api/personal/folder/global_files' },
    filesCount: { ...reading, name: 'lists.filesCount', path: '/api/personal/folder/files/count' },
    trashCount: {
      ...reading,
      name: 'lists.trashCount',
      path: '/api/personal/folder/trash_count',
      decided: false,
    },
  },
  folders: {
    create: { ...writing, name: 'folders.create', path: '/api/personal/folder/new' },
    rename: { ...writing, name: 'folders.rename', path: '/api/personal/folder/rename' },
    sort: { ...writing, name: 'folders.sort', path: '/api/personal/folder/sort' },
    sortAll: { ...writing, name: 'folders.sortAll', path: '/api/personal/folder/sort_all' },
    toTrash: { ...writing, name: 'folders.toTrash', path: '/api/personal/folder/to_trash' },
    move: { ...writing, name: 'folders.move', path: '/api/personal/folder/move' },
    copy: { ...writing, name: 'folders.copy', path: '/api/personal/folder/copy' },
    restore: { ...writing, name: 'folders.restore', path: '/api/personal/folder/restore' },
    removeFromTrash: {
      ...writing,
      name: 'folders.removeFromTrash',
      path: '/api/personal/folder/remove_from_trash',
    },
    batchOperation: {
      ...writing,
      name: 'folders.batchOperation',
      path: '/api/personal/folder/batch_operation',
      encoding: 'json',
    },
    getFolderData: {
      ...reading,
      name: 'folders.getFolderData',
      path: '/api/personal/folder/get_folder_data',
    },
    getAllFolderData: {
      ...reading,
      name: 'folders.getAllFolderData',
      path: '/api/personal/folder/get_all_folder_data',
    },
  },
  charts: {
    create: { ...writing, name: 'charts.create', path: '/api/personal/diagraming/create' },
    cloneFile: { ...writing, name: 'charts.cloneFile', path: '/api/personal/diagraming/chart/{id}' },
    info: { ...reading, name: 'charts.info', path: '/api/personal/chart/get/info', needToken: false },
    rename: { ...writing, name: 'charts.rename', path: '/api/personal/chart/rename' },
    editList: { ...reading, name: 'charts.editList', path: '/api/personal/chart/get/edit/chart/list' },
    overrunState: {
      ...reading,
      name: 'charts.overrunState',
      path: '/api/personal/user/privilege/get/user/chart/overrun/edit/state',
    },
    definition: {
      ...reading,
      name: 'charts.definition',
      path: '/api/personal/diagraming/get/chart/def',
      decided: false,
    },
    canvases: {
      ...reading,
      name: 'charts.canvases',
      path: '/api/personal/canvas/get/chartdefids',
      decided: false,
    },
  },
  favourites: {
    toggle: { ...writing, name: 'favourites.toggle', path: '/api/personal/view/favourite_chart' },
    cancel: { ...writing, name: 'favourites.cancel', path: '/api/personal/view/cancel_favourite_chart' },
  },
  account: {
    sendPhoneCode: {
      ...writing,
      name: 'account.sendPhoneCode',
      path: '/api/personal/user/v3/send/phone/code',
    },
    sendEmailCode: {
      ...writing,
      name: 'account.sendEmailCode',
      path: '/api/personal/user/v3/send/email/code',
    },
    checkSafe: { ...writing, name: 'account.checkSafe', path: '/api/personal/user/v3/check_safe' },
    bindPhone: { ...writing, name: 'account.bindPhone', path: '/api/personal/user/setting/bindPhone' },
    bindEmail: { ...writing, name: 'account.bindEmail', path: '/api/personal/user/setting/bindEmail' },
    bindPhoneByToken: {
      ...writing,
      name: 'account.bindPhoneByToken',
      path: '/api/personal/user/rp/bind/bindPhone',
    },
    bindEmailByToken: {
      ...writing,
      name: 'account.bindEmailByToken',
      path: '/api/personal/user/rp/bind/bindEmail',
    },
    replacePhone: {
      ...writing,
      name: 'account.replacePhone',
      path: '/api/personal/user/replace/bind/bindPhone',
    },
    replaceEmail: {
      ...writing,
      name: 'account.replaceEmail',
      path: '/api/personal/user/replace/bind/bindEmail',
    },
    unbind: { ...writing, name: 'account.unbind', path: '/api/personal/user/setting/unbind' },
    updatePassword: {
      ...writing,
      name: 'account.updatePassword',
      path: '/api/personal/user/setting/update_pwd',
    },
    bindInfo: { ...reading, name: 'account.bindInfo', path: '/api/personal/user/bind_info' },
    publishBlack: { ...reading, name: 'account.publishBlack', path: '/api/personal/user/publish/black' },
    savePersonal: {
      ...writing,
      name: 'account.savePersonal',
      path: '/api/personal/user/setting/savePersonal',
    },
    changeFullName: {
      ...writing,
      name: 'account.changeFullName',
      path: '/api/personal/user/setting/changeFullName',
    },
    saveInformation: {
      ...writing,
      name: 'account.saveInformation',
      path: '/api/personal/user/v2/setting/information',
      encoding: 'multipart',
    },
    informationState: {
      ...reading,
      name: 'account.informationState',
      path: '/api/personal/user/v2/setting/get/information/state',
    },
    aiPrivilege: { ...reading, name: 'account.aiPrivilege', path: '/api/personal/user/ai/privilege/get' },
    bindThirdPhone: {
      ...writing,
      name: 'account.bindThirdPhone',
      path: '/api/activity/third/edit/file/bind/user/phone',
      inQuery: ['mluuuid'],
    },
  },
  notifications: {
    count: { ...reading, name: 'notifications.count', path: '/api/personal/notification/count' },
    getList: { ...reading, name: 'notifications.getList', path: '/api/personal/notification/getlist' },
    read: { ...writing, name: 'notifications.read', path: '/api/personal/notification/read' },
    readAll: { ...writing, name: 'notifications.readAll', path: '/api/personal/notification/read_all' },
    remove: { ...writing, name: 'notifications.remove', path: '/api/personal/notification/remove' },
    removeAll: { ...writing, name: 'notifications.removeAll', path: '/api/personal/notification/remove_all' },
  },
  publishing: {
    publish: { ...writing, name: 'publishing.publish', path: '/api/personal/chart/publish' },
    cancel: { ...writing, name: 'publishing.cancel', path: '/api/personal/chart/cancel_publish' },
  },
  collaboration: {
    quit: { ...writing, name: 'collaboration.quit', path: '/api/personal/collaboration/v3/quit_colla' },
  },
  viewLinks: {
    getLink: { ...reading, name: 'viewLinks.getLink', path: '/api/personal/view/get_link/{id}' },
    addPassword: { ...writing, name: 'viewLinks.addPassword', path: '/api/personal/view/add_password/{id}' },
    removePassword: {
      ...writing,
      name: 'viewLinks.removePassword',
      path: '/api/personal/view/remove_password/{id}',
      method: 'GET',
      encoding: 'query',
    },
    delLink: {
      ...writing,
      name: 'viewLinks.delLink',
      path: '/api/personal/view/del_link/{id}',
      method: 'GET',
      encoding: 'query',
    },
    updateLink: { ...writing, name: 'viewLinks.updateLink', path: '/api/personal/view/update_link/{id}' },
    open: {
      ...reading,
      name: 'viewLinks.open',
      path: '/api/personal/view/open/{id}',
      method: 'POST',
      encoding: 'form',
      needToken: false,
    },
  },
  exporting: {
    power: { ...reading, name: 'exporting.power', path: '/api/personal/chart/export/get/user/power' },
    signKey: { ...reading, name: 'exporting.signKey', path: '/api/personal/canvas/get/export/sign/key' },
    record: { ...writing, name: 'exporting.record', path: '/api/personal/chart/export/record' },
  },
  importing: {
    importFile: {
      ...writing,
      name: 'importing.importFile',
      path: '/api/personal/import/file',
      encoding: 'multipart',
    },
  },
  wemeet: {
    getSignUrl: {
      ...reading,
      name: 'wemeet.getSignUrl',
      path: '/api/personal/wemeet/getSignUrl',
      method: 'POST',
      encoding: 'form',
    },
    unbind: { ...writing, name: 'wemeet.unbind', path: '/api/personal/wemeet/unbind' },
    thirdBinding: {
      ...reading,
      name: 'wemeet.thirdBinding',
      path: '/api/personal/wemeet/thirdBinding',
      method: 'POST',
      encoding: 'form',
    },
  },
};
