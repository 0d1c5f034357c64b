/** Chinese texts of the command palette. */
export const zh = {
  'palette.title': '快速操作',
  'palette.label': '查找页面、操作和文件',
  'palette.pages': '页面',
  'palette.actions': '操作',
  'palette.items': '文件和文件夹',
  'palette.none': '没有符合的内容',
  'palette.new': '新建{kind}',
} as const;
