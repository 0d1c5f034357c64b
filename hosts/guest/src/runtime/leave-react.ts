import { leaveToCompat } from './react.ts';

leaveToCompat();
