// The pages of the template library, in a part of their own: they come when one is asked for.
import {
  CategoryScreen,
  MyTemplatesScreen,
  NewFromTemplateScreen,
  ReviewScreen,
  TemplateCentreScreen,
  TemplateCreateScreen,
} from '@chartdock/react/templates';
import '@chartdock/react/templates.css';
import type { JSX } from 'react';
import { useSearchParams } from 'wouter';
import { NewFilePage } from './NewFilePage.tsx';

export { NewFilePage };

/** Shows how to begin: templates or blank shapes (ROUTE-07). */
export const TemplateCreatePage = (): JSX.Element => {
  const [query] = useSearchParams();
  return <TemplateCreateScreen query={query} />;
};

/** Shows the templates of one topic (ROUTE-10). */
export const CategoryPage = (): JSX.Element => {
  const [query] = useSearchParams();
  return <CategoryScreen query={query} />;
};

/** Shows and searches the whole library (ROUTE-49). */
export const TemplateCentrePage = (): JSX.Element => {
  const [query] = useSearchParams();
  return <TemplateCentreScreen query={query} />;
};

/** Makes a file from the template of the address (ROUTE-40), else the one of its category. */
export const NewTemplateFilePage = (): JSX.Element => {
  const [query] = useSearchParams();
  const templateId = query.get('template') ?? '';
  return templateId === '' ? <NewFilePage /> : <NewFromTemplateScreen templateId={templateId} />;
};

/** Shows an author what they published for the library. */
export const MyTemplatesPage = MyTemplatesScreen;

/** Lets operators review what waits to be in the library. */
export const ReviewPage = ReviewScreen;
