import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Generated } from 'kysely';
import type { Instant, Uuid } from '../../kernel/db/columns.ts';
import { reviewTables } from './reviews/tables.ts';

/** Holds the library's data of a template: a public file that anyone may make their own from. */
export interface TemplateTable {
  /** Id of the file. */
  id: Uuid;
  /** Whose account holds that file. */
  owner_id: Uuid;
  /** Who published it; null when its owner made it and has no page that lists it. */
  author_id: Generated<Uuid | null>;
  /** The author's file that it was published from: the file itself for one that was loaded. */
  source_id: Generated<Uuid | null>;
  /** Whether the house made it: no owner is shown, and one with a price is for members. */
  is_house: boolean;
  /** Name of its source, for those that were loaded. */
  slug: string | null;
  kind: 'flow' | 'mind';
  /** Language it is written in; null shows it in every one. */
  locale: 'zh' | 'en' | null;
  category: string;
  title: string;
  about: string;
  tags: string[];
  price_fen: number;
  /** How many of its parts have a text; null until it is measured, for those from before this was written down. */
  parts: Generated<number | null>;
  /** 0 listed, 1 withdrawn. */
  state: Generated<0 | 1>;
  uses: Generated<number>;
  published_at: Instant;
  /** The partner whose people alone see it; null shows it to everyone. */
  client_id: Generated<string | null>;
}

/** Holds the words of a template: its title, description, tags and the text in it. */
export interface TemplateWordsTable {
  template_id: Uuid;
  /** The title alone, as it is compared. */
  title: Generated<string>;
  folded: string;
  spelled: string;
  initials: string;
  grams: number[];
}

/**
 * Holds the search columns of a template, copied from the other tables: who may see it, its places, its words and those of the
 * same template in other languages.
 */
export interface TemplateSearchTable {
  template_id: Uuid;
  /** Its rank at every place. */
  rank: number;
  state: 0 | 1;
  is_house: boolean;
  owner_id: Uuid;
  author_id: Uuid | null;
  source_id: Uuid | null;
  client_id: string | null;
  price: 'free' | 'paid' | 'member';
  length: 'short' | 'medium' | 'long' | null;
  /** Language and name of each of its places, `zh flow/er`. */
  places: string[];
  /** Its titles, a line for each language. */
  titles: string;
  folded: string;
  spelled: string;
  initials: string;
  /** Of its words, of its titles, and of the places, the price and the length that lists are narrowed by. */
  grams: number[];
}

/** Holds which grams the templates of a stretch of ranks have, or had: a gram missing here is in none of them. */
export interface TemplateStretchTable {
  gram: number;
  /** Rank without its last eight bits. */
  stretch: number;
}

/** Holds at which places of the library a template stands, in their order. */
export interface TemplatePlaceTable {
  /** `flow/`, `flow/er` or `all/`. */
  place: string;
  locale: 'zh' | 'en';
  rank: number;
  template_id: Uuid;
  /** Its price by buyer. */
  price: Generated<'free' | 'paid' | 'member'>;
  /** Null until it is measured. */
  length: Generated<'short' | 'medium' | 'long' | null>;
}

/** Holds when a person last used a template. */
export interface TemplateUseTable {
  user_id: Uuid;
  template_id: Uuid;
  used_at: Instant;
}

/** Holds who may use a template that is paid for. */
export interface TemplateGrantTable {
  user_id: Uuid;
  template_id: Uuid;
  order_id: Uuid | null;
  /** Paid amount. */
  paid_fen: Generated<number>;
  granted_at: Instant;
}

/** Holds a partner's names for the categories of its own templates. */
export interface PartnerTemplateCategoryTable {
  client_id: string;
  category: string;
  /** Place in its list, from 0. */
  position: number;
  zh: string;
  en: string;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    template: TemplateTable;
    template_words: TemplateWordsTable;
    template_place: TemplatePlaceTable;
    template_search: TemplateSearchTable;
    template_stretch: TemplateStretchTable;
    template_use: TemplateUseTable;
    template_grant: TemplateGrantTable;
    partner_template_category: PartnerTemplateCategoryTable;
  }
}

/** Holds the template library. */
export const templateTables = {
  ...reviewTables,
  template: ['id'],
  template_words: ['template_id'],
  template_place: ['place', 'locale', 'rank', 'template_id'],
  template_search: ['template_id'],
  template_stretch: ['gram', 'stretch'],
  template_use: ['user_id', 'template_id'],
  template_grant: ['user_id', 'template_id'],
  partner_template_category: ['client_id', 'category'],
} as const satisfies TableKeys;
