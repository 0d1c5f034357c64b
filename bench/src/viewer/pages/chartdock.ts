// The viewer as a component alone: its picture waits for the UI library, texts, styles and components.
import type { CallData } from '@chartdock/contract';
import { readData } from './page.ts';
import { showViewer } from './show-viewer.tsx';

window.benchShown = showViewer(() => readData<CallData<'charts', 'content'>>());
