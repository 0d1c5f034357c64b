import { AiCreateScreen } from '@chartdock/react/ai';
import '@chartdock/react/ai.css';
import type { JSX } from 'react';
import { useSearchParams } from 'wouter';

/** Shows an AI page in a frame (ROUTE-08). */
export const AiCreatePage = (): JSX.Element => {
  const [query] = useSearchParams();
  return <AiCreateScreen query={query} />;
};
