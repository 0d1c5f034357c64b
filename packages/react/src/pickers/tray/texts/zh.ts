/** Chinese texts of the chosen files in a picker. */
export const zh = {
  'tray.label': '已选文件',
  'tray.remove': '移除“{title}”',
} as const;
