import type { TableRow } from '../reading/text-reading.types.ts';

/** How the columns that drawings know are headed, in both languages. */
const HEADINGS = {
  name: /^(?:name|person|who|姓名|名字|名称|人员|成员)$/i,
  manager:
    /^(?:manager|boss|parent|lead|reports? to|supervisor|上级|汇报给|直属上级|主管|经理|负责人|上级部门)$/i,
  task: /^(?:task|activity|what|item|name|任务|事项|工作|活动|名称)$/i,
  start: /^(?:start|starts|begin|begins|from|start date|开始|开始日期|开始时间|起)$/i,
  end: /^(?:end|ends|finish|due|until|to|end date|结束|结束日期|结束时间|截止|止)$/i,
  days: /^(?:days|duration|length|天数|工期|时长|持续(?:时间)?)$/i,
  done: /^(?:progress|done|complete|完成|完成度|进度)$/i,
  part: /^(?:part|phase|group|stage|section|阶段|分组|部分)$/i,
  from: /^(?:from|step|start|source|步骤|起点|从|来源)$/i,
  to: /^(?:to|next|then|target|下一步|终点|到|去向)$/i,
  label: /^(?:label|when|if|condition|answer|条件|标签|说明)$/i,
} as const;

/** A column that a drawing knows by its heading. */
export type KnownColumn = keyof typeof HEADINGS;

/** Finds the column with a heading of that meaning; undefined where none has one. */
export const columnOf = ({ cells }: TableRow, column: KnownColumn): number | undefined => {
  const at = cells.findIndex((cell) => HEADINGS[column].test(cell));
  return at < 0 ? undefined : at;
};
