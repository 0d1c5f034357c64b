/** Chinese texts of cut, copied and picked items in the file area. */
export const keysZh = {
  'keys.title': '键盘快捷键',
  'clipboard.cut': '已剪切 {n} 项',
  'clipboard.copied': '已复制 {n} 项',
  'clipboard.hint': '打开目标文件夹后粘贴。',
  'clipboard.paste': '粘贴到此处',
  'clipboard.forget': '放弃',
  'selection.countOf': '已选 {n} / {total} 项',
  'selection.pickAll': '选择全部 {n} 项',
  'selection.everything': '已选全部 {n} 项',
  'selection.label': '批量操作',
  'selection.count': '已选 {n} 项',
  'selection.clear': '取消选择',
} as const;
