import { zh as appZh } from '../../foundation/app/texts/zh.ts';
import { filesZh } from '../../files/texts/zh.ts';
import { pickerZh } from '../../pickers/texts/zh.ts';
import { commonZh } from '../../foundation/primitives/texts/zh.ts';

/** Chinese texts that every surface has; those of other systems stand beside them and come with their components. */
export const zh = { ...appZh, ...commonZh, ...filesZh, ...pickerZh } as const;
