/** Chinese texts of the trash. */
export const trashZh = {
  'trash.filter': '筛选回收站',
  'trash.search': '在回收站中搜索',
  'trash.kind': '类型',
  'trash.kindAll': '全部',
  'trash.from': '删除时间从',
  'trash.to': '到',
  'trash.clearFilter': '清除筛选',
  'trash.empty': '清空回收站',
  'trash.emptyShown': '永久删除这 {n} 项',
  'trash.restoreTo': '恢复到…',
  'trash.restoreInto': '文件将离开回收站，放入您选择的文件夹。',
  'trash.folderGone':
    '原来的文件夹已不存在，文件已恢复到“我的文件”。可以为它选择一个文件夹，关闭则留在那里。',
} as const;
