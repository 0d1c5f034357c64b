/** Chinese texts that every client needs: its own words when a call fails, and those of a list of files. */
export const commonZh = {
  'error.serverException': '服务器异常',
  'error.interface': '接口异常',
  'error.tooManyRequests': '请求过于频繁，请稍后再试',
  'error.accountRestricted': '您的账号因违反内容规范已被限制',
  'error.signedOut': '登录已失效，请重新登录',
  'error.generic': '暂时无法处理您的请求，请稍后再试',
  'error.network': '网络连接失败，请检查网络后重试',
  'error.fileUnavailable': '当前文件无权访问或已失效',
  'error.upgradeNeeded': '升级可享全部会员权益',
  'folder.root': '我的文件',
  'time.justNow': '刚刚',
  'time.minutes': '{n} 分钟前',
  'time.hours': '{n} 小时前',
  'time.days': '{n} 天前',
  'time.months': '{n} 个月前',
  'time.years': '{n} 年前',
} as const;
