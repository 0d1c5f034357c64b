/** Chinese texts of the trash. */
export const trashZh = {
  'trash.filter': '筛选回收站',
  'trash.search': '在回收站中搜索',
  'trash.kind': '类型',
  'trash.kindAll': '全部',
  'trash.from': '删除于',
  'trash.to': '至',
  'trash.clearFilter': '清除筛选',
  'trash.empty': '清空回收站',
  'trash.emptyShown': '彻底删除这 {n} 项',
  'trash.folderGone':
    '原来的文件夹已不存在，文件现在位于“我的文件”顶层。可以为它选择一个文件夹，关闭则留在顶层。',
} as const;
