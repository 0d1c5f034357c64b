import type { JSX, ReactNode } from 'react';
import { useFileArea } from '../app/useFileArea.ts';
import { Shell } from './Shell.tsx';
import { ShellSkeleton } from './ShellSkeleton.tsx';

/** Draws the frame around a page of the file area as soon as there is one. */
export const FileFrame = ({ children }: { readonly children: ReactNode }): JSX.Element => {
  const area = useFileArea();
  return area === undefined ? <ShellSkeleton /> : <Shell area={area}>{children}</Shell>;
};
