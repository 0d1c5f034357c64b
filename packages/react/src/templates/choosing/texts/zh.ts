/** Chinese texts of the template chooser that the library does not have. */
export const zh = {
  'chooser.liked': '收藏',
  'chooser.partner': '本站模板',
  'chooser.emptyLiked': '点击模板上的星标，即可在这里找到它。',
  'chooser.payTitle': '付费模板',
  'chooser.payText':
    '「{title}」的价格是 ¥{price}。这里不能付款，可以在 Chartdock 购买；现在没有扣费，也没有新建文件。',
  'chooser.payElsewhere': '前往购买',
  'chooser.made': '文件已保存到“我的文件”，但当前页面没有响应',
};
