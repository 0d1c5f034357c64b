/** Names our shape for masters of Visio by words in their names, the first that fits. */
const MASTERS: readonly (readonly [pattern: RegExp, shape: string])[] = [
  [/decision|diamond|rhombus|判定|决策|菱形/i, 'diamond'],
  [/terminator|start\/end|开始|结束/i, 'terminator'],
  [/subprocess|predefined|子流程|预定义/i, 'subprocess'],
  [/rounded|圆角/i, 'round'],
  [/ellipse|oval|椭圆/i, 'ellipse'],
  [/circle|on-page|圆/i, 'circle'],
  [/parallelogram|data$|^data|数据|平行四边形/i, 'parallelogram'],
  [/database|cylinder|can|数据库|圆柱/i, 'cylinder'],
  [/document|文档/i, 'document'],
  [/hexagon|preparation|六边形|准备/i, 'hexagon'],
  [/manual input|手动输入/i, 'manual-input'],
  [/manual operation|trapezoid|手动操作|梯形/i, 'manual-operation'],
  [/off-page|跨页/i, 'off-page'],
  [/delay|延期/i, 'delay'],
  [/display|显示/i, 'display'],
  [/triangle|三角/i, 'triangle'],
  [/pentagon|五边形/i, 'pentagon'],
  [/octagon|八边形/i, 'octagon'],
  [/star|星形/i, 'star-5'],
  [/cloud|云/i, 'cloud'],
  [/actor|参与者/i, 'uml-actor'],
  [/use case|用例/i, 'uml-use-case'],
  [/interface|接口/i, 'uml-interface'],
  [/class|类/i, 'uml-class'],
  [/entity|实体/i, 'er-entity'],
  [/server|服务器/i, 'net-server'],
  [/router|路由/i, 'net-router'],
  [/switch|交换机/i, 'net-switch'],
  [/firewall|防火墙/i, 'net-firewall'],
  [/note|注释|annotation/i, 'note'],
  [/swimlane|泳道|phase/i, 'lane'],
  [/process|activity|task|rectangle|square|流程|矩形|活动/i, 'rect'],
];

/** Returns our shape for the name of a master or shape; undefined for one that none is like. Our own names come back as they were. */
export const shapeOfMaster = (name: string, isKnown: (shape: string) => boolean): string | undefined => {
  const plain = name.replace(/\.\d+$/, '');
  return isKnown(plain) ? plain : MASTERS.find(([pattern]) => pattern.test(plain))?.[1];
};
