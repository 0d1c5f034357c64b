/** Chinese texts of the guided tour. */
export const zh = {
  'tour.create': '从这里新建',
  'tour.createText': '所有图形都从“新建”开始，文件会保存到打开的文件夹。',
  'tour.search': '随时搜索',
  'tour.searchText': '在任何页面按 / 就能搜索全部文件和文件夹。',
  'tour.view': '切换视图',
  'tour.viewText': '图标视图看缩略图，列表视图一屏看得更多。每个页面会分别记住您的选择。',
  'tour.skip': '跳过',
  'tour.next': '下一步',
  'tour.done': '完成',
} as const;
