/** Chinese texts of the page that asks whether a partner may be let in. */
export const zh = {
  'connect.title': '连接 {name}',
  'connect.lead': '{name} 想代您使用 Chartdock：',
  'connect.as': '当前账号：{account}',
  'connect.to': '同意后将回到 {place}',
  'connect.note': '对方看不到您的密码。您可以随时在“合作方权限”中撤销。',
  'connect.allow': '同意',
  'connect.deny': '不同意',
  'connect.loading': '正在加载',
  'connect.going': '正在返回 {name}',
  'connect.wrong': '此链接无法使用',
  'connect.wrongText': '打开它的页面没有登记，或链接不完整。请回到该页面重试，或联系页面的提供方。',
  'connect.notDone': '没有连接成功：{reason}',
  'connect.failed': '请检查网络后重试。',
  'connect.alone': '请回到打开此窗口的页面重试',
  'connect.aloneText': '此窗口与打开它的页面失去了联系。',
} as const;
