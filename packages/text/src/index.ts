export { clustersOf, countClusters, createCutter, cutText, isPlainText } from './clusters.ts';
export { foldText } from './fold-text.ts';
export { linesOf } from './lines.ts';
