export { EditorScreen } from './EditorScreen.tsx';
export type { EditorScreenProps } from './EditorScreen.tsx';
