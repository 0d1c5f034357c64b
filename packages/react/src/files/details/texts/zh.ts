/** Chinese texts of the panel of facts about files. */
export const zh = {
  'details.none': '选择文件或文件夹以查看详细信息',
  'details.created': '创建时间',
  'details.link': '查看链接',
  'details.linkOpen': '已开启，知道链接的人可查看',
  'details.linkPassword': '已开启，需要密码',
  'details.linkOff': '未开启',
  'details.shared': '共享',
  'details.isShared': '已与他人共享',
  'details.isPublic': '已公开',
  'details.template': '来自模板',
  'details.openTemplate': '查看模板',
  'details.items': '内容',
  'details.inTrash': '回收站',
} as const;
