/** Chinese texts of files that are brought in. */
export const importingZh = {
  'drop.title': '松开以导入到“{title}”',
  'drop.text': '可一次放入多个文件',
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
  'import.finish': '完成',
  'create.import': '导入',
} as const;
