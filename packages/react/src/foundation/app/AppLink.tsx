import type { AnchorHTMLAttributes, JSX, MouseEvent } from 'react';
import { useApp } from './app-context.ts';

/** Properties of {@link AppLink}. */
export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the app. */
  readonly href: string;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0;

/** Draws a link to a page of the app, which is shown without loading the page again. */
export const AppLink = ({ href, onClick, ...rest }: AppLinkProps): JSX.Element => {
  const { navigate } = useApp();
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensElsewhere(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={href} onClick={go} />;
};
