import type { JSX, ReactNode } from 'react';

/** Draws one titled part of the gallery. */
export const Part = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): JSX.Element => (
  <section className="cd-gallery__part">
    <h2 className="cd-gallery__title">{title}</h2>
    <div className="cd-gallery__row">{children}</div>
  </section>
);
