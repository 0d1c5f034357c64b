import type { LiteralAddress } from '../../scripts/checking/requirements/call-addresses.ts';
import { titledAddresses } from './titled-addresses.ts';

type Row = readonly [method: string, path: string, encoding: string, id?: string];

// Copied by hand from the requirements; never written from the contract, or it would prove nothing.
const stated: readonly Row[] = [
  ['GET', '/api/personal/folder/load_files', 'query', 'CALL-F-001'],
  ['GET', '/api/personal/folder/history_files', 'query', 'CALL-F-003'],
  ['GET', '/api/personal/folder/collaboration_files', 'query', 'CALL-F-004'],
  ['GET', '/api/personal/folder/fav_files', 'query', 'CALL-F-005'],
  ['GET', '/api/personal/folder/trash_files', 'query', 'CALL-F-006'],
  ['GET', '/api/personal/folder/files/count', 'query', 'CALL-F-007'],
  ['GET', '/api/personal/folder/global_files', 'query', 'CALL-F-008'],
  ['GET', '/api/personal/folder/get_folder_data', 'query', 'CALL-F-009'],
  ['GET', '/api/personal/folder/get_all_folder_data', 'query', 'CALL-F-010'],
  ['GET', '/api/personal/my/collaboration/page', 'query', 'CALL-F-011'],
  ['POST', '/api/personal/folder/sort_all', 'form', 'CALL-F-012'],
  ['POST', '/api/personal/folder/sort', 'form', 'CALL-F-013'],
  ['POST', '/api/personal/folder/rename', 'form', 'CALL-F-014'],
  ['POST', '/api/personal/folder/new', 'form', 'CALL-F-015'],
  ['POST', '/api/personal/folder/batch_operation', 'json', 'CALL-F-016'],
  ['POST', '/api/personal/folder/to_trash', 'form', 'CALL-F-017'],
  ['POST', '/api/personal/folder/move', 'form', 'CALL-F-018'],
  ['POST', '/api/personal/folder/copy', 'form', 'CALL-F-019'],
  ['POST', '/api/personal/folder/restore', 'form', 'CALL-F-020'],
  ['POST', '/api/personal/folder/remove_from_trash', 'form', 'CALL-F-021'],
  ['POST', '/api/personal/chart/rename', 'form', 'CALL-F-022'],
  ['POST', '/api/personal/view/favourite_chart', 'form', 'CALL-F-023'],
  ['POST', '/api/personal/diagraming/create', 'form', 'CALL-F-024'],
  ['POST', '/api/personal/diagraming/chart/{id}', 'form', 'CALL-F-026'],
  ['POST', '/api/personal/import/file', 'multipart', 'CALL-F-030'],
  ['GET', '/api/personal/chart/get/edit/chart/list', 'query', 'CALL-F-031'],
  ['GET', '/api/personal/user/privilege/get/user/chart/overrun/edit/state', 'query', 'CALL-F-032'],
  ['GET', '/api/personal/diagraming/get/chart/def', 'query', 'CALL-F-033'],
  ['GET', '/api/personal/canvas/get/chartdefids', 'query', 'CALL-F-034'],
  ['GET', '/api/personal/canvas/get/export/sign/key', 'query', 'CALL-F-035'],
  ['GET', '/api/personal/chart/export/get/user/power', 'query', 'CALL-F-036'],
  ['GET', '/api/personal/user/privilege', 'query', 'CALL-U-001'],
  ['GET', '/api/personal/user/ai/privilege/get', 'query', 'CALL-U-004'],
  ['GET', '/api/personal/user/info', 'query', 'CALL-U-005'],
  ['GET', '/api/personal/user/bind_info', 'query', 'CALL-U-006'],
  ['GET', '/api/personal/user/publish/black', 'query', 'CALL-U-007'],
  ['GET', '/api/personal/user/setting/getProfile', 'query', 'CALL-U-008'],
  ['GET', '/api/personal/user/setting/getPersonal', 'query', 'CALL-U-009'],
  ['POST', '/api/personal/user/setting/savePersonal', 'form', 'CALL-U-010'],
  ['POST', '/api/personal/user/setting/changeFullName', 'form', 'CALL-U-011'],
  ['POST', '/api/personal/user/v3/send/phone/code', 'form', 'CALL-U-012'],
  ['POST', '/api/personal/user/v3/send/email/code', 'form', 'CALL-U-013'],
  ['POST', '/api/personal/user/v3/check_safe', 'form', 'CALL-U-014'],
  ['POST', '/api/personal/user/setting/bindPhone', 'form', 'CALL-U-015'],
  ['POST', '/api/personal/user/setting/bindEmail', 'form', 'CALL-U-016'],
  ['POST', '/api/personal/user/setting/unbind', 'form', 'CALL-U-021'],
  ['POST', '/api/personal/user/setting/update_pwd', 'form', 'CALL-U-022'],
  ['POST', '/api/personal/user/v2/setting/information', 'multipart', 'CALL-U-029'],
  ['GET', '/api/personal/user/v2/setting/get/information/state', 'query', 'CALL-U-030'],
  ['GET', '/api/personal/login/out', 'query', 'CALL-U-031'],
  ['POST', '/api/personal/wemeet/getSignUrl', 'form', 'CALL-U-046'],
  ['POST', '/api/personal/wemeet/unbind', 'form', 'CALL-U-047'],
  ['POST', '/api/personal/wemeet/thirdBinding', 'form', 'CALL-U-048'],
  ['POST', '/api/activity/third/edit/file/bind/user/phone', 'form', 'CALL-U-049'],
  ['POST', '/api/personal/collaboration/v3/quit_colla', 'form', 'CALL-S-009'],
  ['GET', '/api/personal/view/get_link/{id}', 'query', 'CALL-S-012'],
  ['POST', '/api/personal/view/add_password/{id}', 'form', 'CALL-S-014'],
  ['GET', '/api/personal/view/remove_password/{id}', 'query', 'CALL-S-015'],
  ['GET', '/api/personal/view/del_link/{id}', 'query', 'CALL-S-016'],
  ['POST', '/api/personal/view/update_link/{id}', 'form', 'CALL-S-017'],
  ['GET', '/api/personal/notification/count', 'query', 'CALL-N-001'],
  ['GET', '/api/personal/notification/getlist', 'query', 'CALL-N-002'],
  ['POST', '/api/personal/notification/remove', 'form', 'CALL-N-005'],
  ['POST', '/api/personal/notification/read', 'form', 'CALL-N-006'],
  ['POST', '/api/personal/notification/read_all', 'form', 'CALL-N-007'],
  ['POST', '/api/personal/notification/remove_all', 'form', 'CALL-N-008'],
];

// What the documents leave to us; another person's program relies on these as much.
const ours: readonly Row[] = [
  ['POST', '/api/personal/login/v2/account', 'form'],
  ['POST', '/api/personal/login/resume', 'form'],
  ['POST', '/api/personal/login/verify', 'form'],
  ['POST', '/api/personal/login/hand_off', 'form'],
  ['POST', '/api/activity/partner/login', 'form'],
  ['GET', '/api/personal/folder/trash_count', 'query'],
  ['GET', '/api/personal/chart/get/info', 'query'],
  ['POST', '/api/personal/view/cancel_favourite_chart', 'form'],
  ['POST', '/api/personal/user/rp/bind/bindPhone', 'form'],
  ['POST', '/api/personal/user/rp/bind/bindEmail', 'form'],
  ['POST', '/api/personal/user/replace/bind/bindPhone', 'form'],
  ['POST', '/api/personal/user/replace/bind/bindEmail', 'form'],
  ['POST', '/api/personal/chart/publish', 'form'],
  ['POST', '/api/personal/chart/cancel_publish', 'form'],
  ['POST', '/api/personal/view/open/{id}', 'form'],
  ['POST', '/api/personal/view/content/{id}', 'form'],
  ['POST', '/api/personal/chart/export/record', 'form'],
];

const rows = [...stated, ...ours].map(([method, path, encoding, id]) => ({
  method,
  path,
  encoding,
  ...(id === undefined ? {} : { id }),
}));

/**
 * Lists the address of every call as it must be: method, path, encoding, and the requirement that states it. A new call needs no
 * row here: the title of its test says its address.
 */
export const callAddresses: readonly LiteralAddress[] = [...rows, ...titledAddresses];
