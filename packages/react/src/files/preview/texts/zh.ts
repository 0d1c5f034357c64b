/** Chinese texts of the preview that lies above a list. */
export const zh = {
  'overlay.previous': '上一个文件',
  'overlay.next': '下一个文件',
  'overlay.details': '详细信息',
  'overlay.window': '在新窗口中预览',
  'overlay.actions': '文件操作',
} as const;
