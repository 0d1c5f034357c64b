/** Chinese texts of the preview in a picker. */
export const zh = {
  'preview.takeBack': '取消选择',
  'preview.show': '预览所选文件',
  'preview.previousFile': '上一个文件',
  'preview.nextFile': '下一个文件',
  'preview.at': '{at} / {count}',
} as const;
