/** Chinese texts about an account in the frame of the app. */
export const zh = {
  'quota.used': '已用 {used} / {total} 个文件',
  'quota.left': '还可新建 {n} 个文件',
  'quota.full': '已达上限。清空回收站或升级后可继续新建。',
  'quota.unlimited': '文件数量不限',
  'quota.unlimitedUsed': '已用 {used} 个 · 不限',
  'quota.plans': '查看套餐',
  'quota.label': '文件用量',
  'notifications.label': '通知',
  'notifications.labelUnread': '通知，{n} 条未读',
  'account.label': '账号菜单：{name}',
} as const;
