import { FILE_CATEGORIES } from '@chartdock/contract';
import type { FileItem } from '@chartdock/files';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';

/** Writes the kind of a file, such as "Flowchart". */
export const kindText = ({ category, kind }: Pick<FileItem, 'category' | 'kind'>, t: TranslateText): string =>
  t(`kind.${FILE_CATEGORIES.find((one) => one === category) ?? kind}`);
