import type { JSX } from 'react';

/** One thing that is known of a file. */
export interface FileFact {
  readonly name: string;
  readonly value: string;
}

/** Draws the facts about a file, each with its name. */
export const FactList = ({ facts }: { readonly facts: readonly FileFact[] }): JSX.Element => (
  <dl className="cd-facts">
    {facts.map(({ name, value }) => (
      <div key={name} className="cd-facts__row">
        <dt>{name}</dt>
        <dd title={value}>{value}</dd>
      </div>
    ))}
  </dl>
);
