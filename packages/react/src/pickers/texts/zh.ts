import type {} from '../../foundation/i18n/text-keys.ts';
import { firstPickerZh } from './first-zh.ts';

/** Chinese texts of pickers. */
export const pickerZh = {
  ...firstPickerZh,
  'picker.rows': '以列表显示',
  'picker.searched': '最近搜索',
  'picker.linkPassword': '链接密码',
  'picker.linkPasswordOptional': '链接密码（选填）',
  'picker.linkHint': '{min} 到 {max} 个字符，会替换链接原有的密码',
  'picker.linkMissing': '请为链接输入 {min} 到 {max} 个字符的密码',
  'picker.linkLength': '密码长度为 {min} 到 {max} 个字符',
  'picker.linkNotOwner': '只有“{title}”的所有者可以分享它的链接',
  'picker.linkNoScope': '当前页面无权分享您文件的链接',
  'picker.linkFailed': '未能创建“{title}”的链接：{reason}',
  'picker.locationLabel': '选择文件夹',
  'picker.chooseHere': '选择此文件夹',
  'picker.saveHere': '保存到此处',
  'picker.emptyText': '这里还没有可选的内容。',
  'picker.name': '名称',
  'picker.here': '位置：{title}',
  'picker.noFolders': '这里没有文件夹',
  'picker.noFoldersText': '可以选择当前位置。',
  'picker.nameTaken': '此处已有同名项目，再次点击将仍然使用该名称',
  'picker.nameBlocked': '此处已有同名项目，请换一个名称',
  'picker.nameEmpty': '请输入名称',
  'picker.nameTooLong': '名称最多 {n} 个字符',
  'picker.notHere': '您没有在此处添加内容的权限',
} as const;

declare module '../../foundation/i18n/text-keys.ts' {
  interface SurfaceTexts {
    readonly pickers: keyof typeof pickerZh;
  }
}
