/** Chinese texts of the views of a picker. */
export const zh = {
  'view.icon': '以图片显示',
  'view.list': '以列表显示',
} as const;
