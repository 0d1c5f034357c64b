/** Chinese texts of files that are brought in. */
export const importingZh = {
  'drop.title': '松开以导入到“{title}”',
  'drop.text': '可一次放入多个文件',
  'create.import': '导入',
} as const;
