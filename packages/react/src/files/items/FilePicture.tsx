import type { FileItem } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { FileThumbnail } from '../list/FileThumbnail.tsx';
import { FactList } from './FactList.tsx';
import type { FileFact } from './FactList.tsx';

/** Properties of {@link FilePicture}. */
export interface FilePictureProps {
  readonly item: Pick<FileItem, 'id' | 'category' | 'thumbnail'>;
  /** Facts about the file, in the order they are shown. */
  readonly facts: readonly FileFact[];
  /** Stands in for the picture. */
  readonly content?: ReactNode;
}

/** Draws a file to be looked at: its picture and the facts about it. */
export const FilePicture = ({ item, facts, content }: FilePictureProps): JSX.Element => (
  <div className="cd-picture">
    {content ?? <FileThumbnail item={item} large />}
    <FactList facts={facts} />
  </div>
);
