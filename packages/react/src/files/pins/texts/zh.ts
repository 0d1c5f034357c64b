/** Chinese texts of pinned folders. */
export const zh = {
  'pins.title': '已固定',
  'pins.up': '上移',
  'pins.down': '下移',
  'pins.moved': '“{title}”现在是第 {n} 个，共 {total} 个',
} as const;
