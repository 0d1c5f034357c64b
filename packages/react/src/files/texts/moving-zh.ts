/** Chinese texts of moving and copying. */
export const movingZh = {
  'move.inside': '不能放入自身或其中的文件夹',
  'move.folders': '选择目标文件夹',
  'move.here': '当前位置',
  'move.failed': '文件夹加载失败',
} as const;
