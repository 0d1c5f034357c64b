import type {} from '../../i18n/text-keys.ts';
import { firstCommonZh } from './first-zh.ts';

/** Chinese texts of components of every surface. */
export const commonZh = {
  ...firstCommonZh,
  'common.ok': '确定',
  'common.retry': '重试',
  'common.undo': '撤销',
  'common.clear': '清除',
  'common.notices': '通知',
  'common.beta': '测试版',
  'common.showPassword': '显示密码',
  'common.hidePassword': '隐藏密码',
  'pager.label': '分页',
  'pager.previous': '上一页',
  'pager.next': '下一页',
  'pager.page': '第 {n} 页',
} as const;

declare module '../../i18n/text-keys.ts' {
  interface SurfaceTexts {
    readonly common: keyof typeof commonZh;
  }
}
