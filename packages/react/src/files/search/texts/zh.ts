/** Chinese texts of what narrows a search. */
export const zh = {
  'find.narrow': '筛选结果',
  'find.kind': '类型',
  'find.anyKind': '全部类型',
  'find.owner': '所有者',
  'find.anyone': '所有人',
  'find.me': '我',
  'find.others': '其他人',
  'find.changed': '修改时间',
  'find.anyTime': '不限时间',
  'find.today': '今天',
  'find.week': '最近 7 天',
  'find.month': '最近 30 天',
  'find.year': '今年',
  'find.since': '{day} 起',
  'find.reset': '清除筛选',
} as const;
