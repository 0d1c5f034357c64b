/** Chinese texts of recent searches. */
export const zh = {
  'recent.label': '最近搜索',
  'recent.forget': '清空',
} as const;
