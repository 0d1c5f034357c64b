import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../../scripts/repository/paths.ts';
import { titledAddresses } from '../../requirements/titled-addresses.ts';
import type { BreakLine } from '../break-line.ts';

/** Moves calls of one file of endpoints to another address: each is the requirement, and the address as its file holds it. */
const movesOf = (group: string, rows: readonly (readonly [id: string, address: string])[]): BreakLine[] =>
  rows.map(([id, address]) => ({
    id,
    file: `packages/contract/src/endpoints/${group}.ts`,
    from: `'${address}'`,
    to: `'${address.startsWith('/api/') ? address.replace('/api/', '/api/moved/') : `moved/${address}`}'`,
  }));

const endpoints = inRoot('packages/contract/src/endpoints');

const groups = globSync('*.ts', { cwd: endpoints, exclude: ['*.test.ts'] }).map((file) => ({
  group: file.replace(/\.ts$/, ''),
  text: readFileSync(join(endpoints, file), 'utf8'),
}));

/** Moves the calls whose address and requirement the title of a test says: a new call needs no line here. */
const titled: readonly BreakLine[] = titledAddresses.flatMap(({ id, path }) =>
  groups
    .filter(({ text }) => id !== undefined && text.includes(`'${path}'`))
    .flatMap(({ group }) => movesOf(group, [[id ?? '', path]])),
);

/** Moves every call whose address a requirement states to another one. */
export const addresses: readonly BreakLine[] = [
  ...titled,
  ...movesOf('lists', [
    ['CALL-F-001', '/api/personal/folder/load_files'],
    ['CALL-F-003', '/api/personal/folder/history_files'],
    ['CALL-F-004', '/api/personal/folder/collaboration_files'],
    ['CALL-F-005', '/api/personal/folder/fav_files'],
    ['CALL-F-006', '/api/personal/folder/trash_files'],
    ['CALL-F-007', '/api/personal/folder/files/count'],
    ['CALL-F-008', '/api/personal/folder/global_files'],
    ['CALL-F-011', '/api/personal/my/collaboration/page'],
  ]),
  ...movesOf('folders', [
    ['CALL-F-009', '/api/personal/folder/get_folder_data'],
    ['CALL-F-010', '/api/personal/folder/get_all_folder_data'],
    ['CALL-F-012', '/api/personal/folder/sort_all'],
    ['CALL-F-013', '/api/personal/folder/sort'],
    ['CALL-F-014', '/api/personal/folder/rename'],
    ['CALL-F-015', '/api/personal/folder/new'],
    ['CALL-F-016', '/api/personal/folder/batch_operation'],
    ['CALL-F-017', '/api/personal/folder/to_trash'],
    ['CALL-F-018', '/api/personal/folder/move'],
    ['CALL-F-019', '/api/personal/folder/copy'],
    ['CALL-F-020', '/api/personal/folder/restore'],
    ['CALL-F-021', '/api/personal/folder/remove_from_trash'],
  ]),
  ...movesOf('charts', [
    ['CALL-F-022', '/api/personal/chart/rename'],
    ['CALL-F-024', '/api/personal/diagraming/create'],
    ['CALL-F-026', '/api/personal/diagraming/chart/{id}'],
    ['CALL-F-031', '/api/personal/chart/get/edit/chart/list'],
    ['CALL-F-032', '/api/personal/user/privilege/get/user/chart/overrun/edit/state'],
    ['CALL-F-033', '/api/personal/diagraming/get/chart/def'],
    ['CALL-F-034', '/api/personal/canvas/get/chartdefids'],
  ]),
  ...movesOf('favourites', [['CALL-F-023', '/api/personal/view/favourite_chart']]),
  ...movesOf('importing', [['CALL-F-030', '/api/personal/import/file']]),
  ...movesOf('exporting', [
    ['CALL-F-035', '/api/personal/canvas/get/export/sign/key'],
    ['CALL-F-036', '/api/personal/chart/export/get/user/power'],
  ]),
  ...movesOf('user', [
    ['CALL-U-001', '/api/personal/user/privilege'],
    ['CALL-U-005', '/api/personal/user/info'],
    ['CALL-U-008', '/api/personal/user/setting/getProfile'],
    ['CALL-U-009', '/api/personal/user/setting/getPersonal'],
  ]),
  ...movesOf('account', [
    ['CALL-U-004', '/api/personal/user/ai/privilege/get'],
    ['CALL-U-006', '/api/personal/user/bind_info'],
    ['CALL-U-007', '/api/personal/user/publish/black'],
    ['CALL-U-010', '/api/personal/user/setting/savePersonal'],
    ['CALL-U-011', '/api/personal/user/setting/changeFullName'],
    ['CALL-U-012', '/api/personal/user/v3/send/phone/code'],
    ['CALL-U-013', '/api/personal/user/v3/send/email/code'],
    ['CALL-U-014', '/api/personal/user/v3/check_safe'],
    ['CALL-U-015', 'setting/bindPhone'],
    ['CALL-U-016', 'setting/bindEmail'],
    ['CALL-U-021', 'setting/unbind'],
    ['CALL-U-022', '/api/personal/user/setting/update_pwd'],
    ['CALL-U-029', '/api/personal/user/v2/setting/information'],
    ['CALL-U-030', '/api/personal/user/v2/setting/get/information/state'],
    ['CALL-U-049', '/api/activity/third/edit/file/bind/user/phone'],
  ]),
  ...movesOf('session', [['CALL-U-031', '/api/personal/login/out']]),
  ...movesOf('wemeet', [
    ['CALL-U-046', '/api/personal/wemeet/getSignUrl'],
    ['CALL-U-047', '/api/personal/wemeet/unbind'],
    ['CALL-U-048', '/api/personal/wemeet/thirdBinding'],
  ]),
  ...movesOf('collaboration', [['CALL-S-009', '/api/personal/collaboration/v3/quit_colla']]),
  ...movesOf('view-links', [
    ['CALL-S-012', '/api/personal/view/get_link/{id}'],
    ['CALL-S-014', '/api/personal/view/add_password/{id}'],
    ['CALL-S-015', '/api/personal/view/remove_password/{id}'],
    ['CALL-S-016', '/api/personal/view/del_link/{id}'],
    ['CALL-S-017', '/api/personal/view/update_link/{id}'],
  ]),
  ...movesOf('organisations', [['CALL-S-021', '/api/org/org/mine']]),
  ...movesOf('notifications', [
    ['CALL-N-001', '/api/personal/notification/count'],
    ['CALL-N-002', '/api/personal/notification/getlist'],
  ]),
];
