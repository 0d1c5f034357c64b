/** Chinese texts of the chosen files in a picker. */
export const zh = {
  'tray.label': '已选文件',
  'tray.clear': '清空',
  'tray.remove': '移除“{title}”',
} as const;
