import './language.ts';
import './legacy.css';
import { giveElements } from './elements.ts';
import { giveFocusMarks } from './focus-marks.ts';
import { giveWindow } from './window.ts';

giveWindow(window);
giveElements(window);
giveFocusMarks(window);
// The app comes after what it stands on: imported beside the lines above it would run before them.
void import('../main.tsx');
