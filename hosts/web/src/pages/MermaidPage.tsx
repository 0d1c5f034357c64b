import { MermaidScreen } from '@chartdock/react/sources';
import '@chartdock/react/sources.css';
import type { JSX } from 'react';
import { useSearchParams } from 'wouter';

/** Writes Mermaid diagrams into the folder of the address (ROUTE-48). */
export const MermaidPage = (): JSX.Element => {
  const [parameters] = useSearchParams();
  return <MermaidScreen folderId={parameters.get('folder') ?? undefined} />;
};
