/** Chinese texts of components of every surface, those shown first. */
export const firstCommonZh = {
  'common.cancel': '取消',
  'common.close': '关闭',
  'common.loading': '正在加载',
  'common.more': '更多操作',
} as const;
