import type { FileRecord } from '@chartdock/contract';
import { FILE_CATEGORIES } from '@chartdock/contract';

/** The person the demo is signed in as. */
export const demoUserId = 'demo-user';

const titles = [
  '用户注册流程',
  'Release plan 2027',
  '产品路线图（第四季度）',
  'Interview notes',
  '订单支付时序与退款补偿流程图——含风控、对账与人工审核的完整版本',
  'Payment service architecture',
  '团队组织结构',
  'Sprint 42 retrospective',
  '网络拓扑 · 上海机房',
  'A very long title without any break_that_has_to_be_cut_somewhere_sensible_2026-11-21_final_v2',
  '竞品分析',
  'Onboarding checklist',
];

const people = [
  { userId: demoUserId, fullName: '林薇' },
  { userId: 'p2', fullName: 'Ada Chen' },
  { userId: 'p3', fullName: '王小明' },
];

const hour = 3_600_000;

const chart = (index: number, now: number): FileRecord => {
  const owner = people[index % 7 === 3 ? 1 + (index % 2) : 0];
  return {
    chartId: `chart-${index}`,
    parentId: 'root',
    title: index < titles.length ? (titles[index] ?? '') : `${titles[index % titles.length] ?? ''} ${index}`,
    category: FILE_CATEGORIES[index % FILE_CATEGORIES.length] ?? 'flow',
    fileType: 'chart',
    canvasCount: (index % 4) + 1,
    favourite: index % 5 === 1,
    lastModify: now - index * index * hour * 0.4 - 20_000,
    openTime: now - index * hour - 20_000,
    deleteTime: now - index * 9 * hour,
    ...(owner && { owner }),
    ...(index % 6 === 2 && { thumbnail: 'picture' }),
  };
};

const folderTitles = ['项目文档', 'Architecture', '归档 2025', 'Locked folder', '无权访问的文件夹'];

const folder = (index: number, now: number): FileRecord => ({
  folderId: `folder-${index}`,
  parentId: 'root',
  title: folderTitles[index] ?? `文件夹 ${index}`,
  category: 'folder',
  fileType: 'folder',
  childCount: [12, 4, 128, 0, 3][index] ?? 0,
  lastModify: now - (index + 1) * 31 * hour,
  ...(people[0] && { owner: people[0] }),
  ...(index === 3 && { lockType: '1' as const }),
  ...(index === 4 && { lockType: '2' as const }),
});

/** Makes folders and files of every kind, with long titles, stars, locks and foreign owners. `now` is epoch milliseconds. */
export const demoRecords = (count: number, now: number): FileRecord[] => [
  ...Array.from({ length: Math.min(5, count) }, (_, index) => folder(index, now)),
  ...Array.from({ length: Math.max(0, count - 5) }, (_, index) => chart(index, now)),
];
