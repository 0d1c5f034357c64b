/** Chinese texts of questions before something that cannot be taken back. */
export const zh = {
  'confirm.removeTitle': '永久删除？',
  'confirm.removeText': '“{title}”将被永久删除，无法恢复。',
  'confirm.removeMany': '{n} 项将被永久删除，无法恢复。',
  'confirm.remove': '永久删除',
  'confirm.emptyTitle': '清空回收站？',
  'confirm.emptyText': '回收站中的 {n} 项将被永久删除，无法恢复。',
  'confirm.emptyShown': '当前显示的 {n} 项将被永久删除，无法恢复。',
  'confirm.leaveTitle': '退出协作？',
  'confirm.leaveText': '退出后您将无法再查看和编辑“{title}”，只有所有者可以再次邀请您。',
  'confirm.leaveMany': '退出后您将无法再查看和编辑这 {n} 项，只有所有者可以再次邀请您。',
  'confirm.leave': '退出',
} as const;
