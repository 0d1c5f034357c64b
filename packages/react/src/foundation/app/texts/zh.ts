import type {} from '../../i18n/text-keys.ts';
/** Chinese texts of what stands around every screen. */
export const zh = {
  'app.documentTitle': '{title} - Chartdock',
  'app.openTrash': '打开回收站',
  'app.unreachable': '暂时无法打开工作区',
  'app.unreachableText': '您的文件都在服务器上，没有丢失。请检查网络后重试。',
  'app.toRecent': '回到最近文件',
  'app.toFiles': '回到我的文件',
} as const;

declare module '../../i18n/text-keys.ts' {
  interface SurfaceTexts {
    readonly app: keyof typeof zh;
  }
}
