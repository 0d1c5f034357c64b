/** Chinese texts of the import dialog. */
export const zh = {
  'import.title': '导入文件',
  'import.choose': '选择文件',
  'import.drop': '将文件拖到这里，或选择文件',
  'import.formats': '支持 {formats}，单个文件小于 {n} MB',
  'import.list': '要导入的文件',
  'import.waiting': '等待中',
  'import.importing': '正在导入',
  'import.done': '已导入',
  'import.progress': '已导入 {done} / {total}',
  'import.retry': '重试“{name}”',
  'import.remove': '移除“{name}”',
  'import.stop': '停止导入“{name}”',
  'import.made': '已导入 {n} 个文件',
  'import.madeOne': '已导入 1 个文件',
  'import.losses': '未能保留的内容',
  'import.finish': '完成',
} as const;
