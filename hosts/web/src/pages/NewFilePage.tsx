import { NewFileScreen } from '@chartdock/react/shell';
import { templateFileAddress } from '@chartdock/templates';
import type { JSX } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { newFileRequest } from '../navigation/new-file.ts';

/** Makes the file that the address asks for (ROUTE-26); one from a template has an address of its own (ROUTE-40). */
export const NewFilePage = (): JSX.Element => {
  const [parameters] = useSearchParams();
  const wish = newFileRequest(parameters);
  return wish.type === 'template' ? (
    <Redirect to={templateFileAddress(wish.templateId, wish.teamId)} replace />
  ) : (
    <NewFileScreen request={wish} />
  );
};
