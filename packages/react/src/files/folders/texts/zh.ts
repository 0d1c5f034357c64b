/** Chinese texts of the dialog that moves and copies. */
export const zh = {
  'move.recent': '最近使用',
  'move.favourites': '收藏的文件夹',
  'move.nothing': '没有找到“{text}”',
  'move.cut': '文件夹太多，可能没有全部找到',
  'move.newFolder': '新建文件夹',
  'move.newFolderIn': '在“{title}”中新建文件夹',
  'move.create': '新建',
  'move.copyOnly': '已在此文件夹中，只能复制',
  'move.title': '移动 {n} 项',
  'move.titleOne': '移动“{title}”',
  'move.confirm': '移动到此处',
  'move.copyConfirm': '复制到此处',
  'move.search': '搜索文件夹',
} as const;
