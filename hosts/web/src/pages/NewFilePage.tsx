import { NewFileScreen } from '@chartdock/react/shell';
import type { JSX } from 'react';
import { useSearchParams } from 'wouter';
import { newFileRequest } from '../navigation/new-file.ts';

/** Makes the file that the address asks for (ROUTE-26). */
export const NewFilePage = (): JSX.Element => {
  const [parameters] = useSearchParams();
  return <NewFileScreen request={newFileRequest(parameters)} />;
};
