/** Chinese texts of what the web app draws itself. */
export const zh = {
  'web.title.templates': '新建',
  'web.title.newFile': '新建文件',
  'web.title.category': '模板专题',
  'web.title.library': '模板社区',
  'web.title.mine': '我的模板',
  'web.title.review': '审核模板',
  'web.title.ai': '新建 AI',
  'web.title.partners': '合作方权限',
  'web.title.connect': '连接合作方',
  'web.title.join': '加入协作',
  'web.title.payment': '套餐与订单',
  'web.title.coupon': '优惠码',
  'web.title.updates': '更新日志',
  'web.title.dialog': '对话框',
  'web.title.login': '登录',
  'web.title.notFound': '页面不存在',
  'web.title.file': '文件',
  'web.title.error': '出错了',
  'web.page.coming': '正在加载页面',
  'web.templates.browse': '浏览模板',
  'web.sharing.open': '我的共享',
  'web.crash.heading': '页面出错了',
  'web.crash.text': '已保存的内容不受影响。重新加载通常可以解决。',
  'web.crash.reload': '重新加载',
  'web.pwa.update': '新版本已准备好',
  'web.pwa.reload': '重新加载',
  'web.offline.heading': '当前没有网络',
  'web.offline.text': '文件都安全地保存在服务器上。网络恢复后会自动继续。',
} as const;

/** Key of a text that the web app draws itself. */
export type WebTextKey = keyof typeof zh;
