import { LatexScreen } from '@chartdock/react/sources';
import '@chartdock/react/sources.css';
import 'katex/dist/katex.min.css';
import type { JSX } from 'react';
import { useSearchParams } from 'wouter';

/** Writes formulas into the folder of the address (ROUTE-47). */
export const LatexPage = (): JSX.Element => {
  const [parameters] = useSearchParams();
  return <LatexScreen folderId={parameters.get('folder') ?? undefined} />;
};
