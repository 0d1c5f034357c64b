/** Chinese texts of making a file public. */
export const publishingZh = {
  'publish.title': '发布“{title}”',
  'publish.description': '简介',
  'publish.count': '{n} / {max}',
  'publish.tags': '标签',
  'publish.tagsHint': '最多 {n} 个，按回车添加',
  'publish.removeTag': '移除标签“{tag}”',
  'publish.price': '价格（元）',
  'publish.priceHint': '留空表示免费',
  'publish.clone': '允许所有人克隆此文件',
  'publish.confirm': '发布并公开',
} as const;
