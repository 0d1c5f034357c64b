/** Chinese texts of one file: its page, its preview, its link. */
export const zh = {
  'file.noEditorText': '现在可以查看内容，编辑器会在后续版本提供。',
  'file.failed': '无法打开这个文件',
  'watermark.title': '水印设置',
  'watermark.none': '这里还没有设置水印页面。',
  'preview.open': '打开文件',
  'preview.signIn': '登录后继续',
  'preview.readOnly': '只读预览',
  'link.heading': '查看此文件需要密码',
  'link.text': '请输入随链接一起收到的密码。',
  'link.missing': '请输入密码',
  'link.tooMany': '尝试次数过多，请一分钟后再试',
  'link.open': '查看文件',
  'preview.details': '详细信息',
} as const;
