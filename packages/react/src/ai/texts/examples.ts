import type { DrawingKind } from '@chartdock/ai';
import type { Locale } from '@chartdock/contract';

/** A text that shows the parts of a kind of drawing. */
export interface Example {
  readonly list: string;
  /** Columns are separated by tabs, as spreadsheets copy them. */
  readonly table: string;
}

/** Writes columns that semicolons separate here. */
const table = (...rows: readonly string[]): string =>
  rows.map((row) => row.split(/ ?; ?/).join('\t')).join('\n');

/** Texts to begin with, one list and one table for each kind. */
export const EXAMPLES: Readonly<Record<Locale, Readonly<Record<DrawingKind, Example>>>> = {
  zh: {
    mind: {
      list: '# 产品发布\n- 目标\n  - 新增用户 1 万\n  - 媒体报道 20 篇\n- 渠道\n  - 公众号\n  - 合作伙伴\n- 风险\n  - 服务器容量\n  - 客服排班',
      table: table(
        '领域 ; 主题 ; 负责人',
        '渠道 ; 公众号 ; 小李',
        '渠道 ; 合作伙伴 ; 小王',
        '产品 ; 演示环境 ; 小张',
        '产品 ; 帮助文档 ; 小赵',
      ),
    },
    outline: {
      list: '# 季度总结\n## 完成了什么\n- 上线新版搜索\n- 响应时间缩短一半\n## 没完成什么\n- 移动端改版\n  - 等设计稿\n## 下季度\n- 先做移动端',
      table: table('章节 ; 要点', '背景 ; 用户反馈', '背景 ; 竞品情况', '方案 ; 分两期', '方案 ; 先内部试用'),
    },
    flow: {
      list: '# 退款处理\n- 收到退款申请\n- 在七天内？\n  - 是：核对订单\n  - 否：转人工审核\n    - 通知客户结果\n- 退款到账\n- 关闭工单',
      table: table(
        '步骤 ; 下一步 ; 条件',
        '提交合同 ; 法务审核 ;',
        '法务审核 ; 领导签字 ; 通过',
        '法务审核 ; 修改合同 ; 不通过',
        '修改合同 ; 法务审核 ;',
        '领导签字 ; 归档 ;',
      ),
    },
    org: {
      list: '# 总经理 周敏\n- 产品部 李华\n  - 设计组\n  - 研发组\n- 市场部 王芳\n  - 品牌组\n- 财务部 赵强',
      table: table(
        '姓名 ; 职位 ; 上级',
        '周敏 ; 总经理 ;',
        '李华 ; 产品总监 ; 周敏',
        '王芳 ; 市场总监 ; 周敏',
        '小陈 ; 设计师 ; 李华',
        '小孙 ; 工程师 ; 李华',
      ),
    },
    timeline: {
      list: '# 公司历程\n- 2019：成立\n  - 三个人\n- 2021：第一个大客户\n- 2023：海外上线\n  - 支持英文\n- 2026：一百万用户',
      table: table(
        '时间 ; 事件 ; 说明',
        '1 月 ; 立项 ; 批准预算',
        '3 月 ; 内测 ; 50 名用户',
        '6 月 ; 公测 ; 开放注册',
        '9 月 ; 正式发布 ;',
      ),
    },
    gantt: {
      list: '# 官网改版\n- 准备\n  - 访谈用户：2026-03-02 - 2026-03-06\n  - 整理需求：2026-03-09 - 2026-03-11\n- 设计\n  - 首页：2026-03-12 - 2026-03-20 60%\n  - 评审：2026-03-23\n- 开发\n  - 前端：2026-03-24 - 2026-04-10\n  - 上线：2026-04-13',
      table: table(
        '阶段 ; 任务 ; 开始 ; 天数 ; 进度',
        '准备 ; 场地 ; 2026-05-04 ; 5 ; 100%',
        '准备 ; 邀请嘉宾 ; 2026-05-06 ; 10 ; 40%',
        '执行 ; 布置 ; 2026-05-20 ; 2 ;',
        '执行 ; 活动当天 ; 2026-05-22 ; ;',
      ),
    },
  },
  en: {
    mind: {
      list: '# Product launch\n- Goals\n  - 10,000 new users\n  - 20 articles\n- Channels\n  - Newsletter\n  - Partners\n- Risks\n  - Server capacity\n  - Support shifts',
      table: table(
        'Area ; Topic ; Owner',
        'Channels ; Newsletter ; Ann',
        'Channels ; Partners ; Ben',
        'Product ; Demo site ; Cleo',
        'Product ; Help pages ; Dan',
      ),
    },
    outline: {
      list: '# Quarterly report\n## What is done\n- New search is live\n- Half the response time\n## What is not\n- The mobile redesign\n  - Waits for drafts\n## Next quarter\n- Mobile first',
      table: table(
        'Chapter ; Point',
        'Background ; What users say',
        'Background ; What others offer',
        'Proposal ; Two stages',
        'Proposal ; A trial in the house',
      ),
    },
    flow: {
      list: '# Refund\n- Request comes in\n- Within seven days?\n  - Yes: Check the order\n  - No: Review by hand\n    - Tell the customer\n- Pay back\n- Close the ticket',
      table: table(
        'Step ; Next ; When',
        'Draft ; Legal check ;',
        'Legal check ; Signature ; passed',
        'Legal check ; Rework ; failed',
        'Rework ; Legal check ;',
        'Signature ; Archive ;',
      ),
    },
    org: {
      list: '# Managing director, Mia\n- Product, Leo\n  - Design\n  - Engineering\n- Marketing, Zoe\n  - Brand\n- Finance, Max',
      table: table(
        'Name ; Role ; Manager',
        'Mia ; Managing director ;',
        'Leo ; Head of product ; Mia',
        'Zoe ; Head of marketing ; Mia',
        'Ivy ; Designer ; Leo',
        'Sam ; Engineer ; Leo',
      ),
    },
    timeline: {
      list: '# Our story\n- 2019: Founded\n  - Three people\n- 2021: First large customer\n- 2023: Abroad\n  - In English\n- 2026: A million users',
      table: table(
        'When ; What ; Notes',
        'January ; Kick-off ; Budget approved',
        'March ; Closed beta ; 50 users',
        'June ; Open beta ; Anyone may join',
        'September ; Launch ;',
      ),
    },
    gantt: {
      list: '# New website\n- Prepare\n  - Interviews: 2026-03-02 - 2026-03-06\n  - Requirements: 2026-03-09 - 2026-03-11\n- Design\n  - Home page: 2026-03-12 - 2026-03-20 60%\n  - Review: 2026-03-23\n- Build\n  - Front end: 2026-03-24 - 2026-04-10\n  - Launch: 2026-04-13',
      table: table(
        'Phase ; Task ; Start ; Days ; Progress',
        'Prepare ; Venue ; 2026-05-04 ; 5 ; 100%',
        'Prepare ; Invite speakers ; 2026-05-06 ; 10 ; 40%',
        'Run ; Set up ; 2026-05-20 ; 2 ;',
        'Run ; The day ; 2026-05-22 ; ;',
      ),
    },
  },
};
