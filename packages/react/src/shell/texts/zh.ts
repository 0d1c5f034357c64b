/** Chinese texts of the frame of the app. */
export const zh = {
  'shell.skip': '跳到主要内容',
  'shell.menu.label': '主导航',
  'shell.menu.open': '打开导航',
  'shell.menu.close': '关闭导航',
  'shell.menu.collapse': '收起导航',
  'shell.menu.expand': '展开导航',
  'shell.menu.templates': '模板',
  'shell.search.label': '搜索文件和文件夹',
  'warning.last': '还可新建 1 个文件。回收站里有 {n} 项，清空后可以腾出位置。',
  'warning.none': '文件数量已达上限。回收站里有 {n} 项，清空后可以腾出位置。',
  'warning.close': '关闭提醒',
  'promotion.title': '十二月，会员更尽兴',
  'promotion.text': '会员的文件数量不限，还可下载全部格式。',
  'shell.loading': '正在打开工作区',
} as const;
