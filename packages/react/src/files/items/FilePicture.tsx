import type { FileItem } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { FileThumbnail } from '../list/FileThumbnail.tsx';

/** Properties of {@link FilePicture}. */
export interface FilePictureProps {
  readonly item: Pick<FileItem, 'id' | 'category' | 'thumbnail'>;
  /** What is known of the file, in the order it is shown. */
  readonly facts: readonly FileFact[];
  /** Stands in for the picture. */
  readonly content?: ReactNode;
}

/** One thing that is known of a file. */
export interface FileFact {
  readonly name: string;
  readonly value: string;
}

/** Draws a file to be looked at: its picture and what is known of it. */
export const FilePicture = ({ item, facts, content }: FilePictureProps): JSX.Element => (
  <div className="cd-picture">
    {content ?? <FileThumbnail item={item} large />}
    <dl className="cd-facts">
      {facts.map(({ name, value }) => (
        <div key={name} className="cd-facts__row">
          <dt>{name}</dt>
          <dd title={value}>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
