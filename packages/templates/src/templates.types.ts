import type { Client } from '@chartdock/client';

/** The calls that lists of templates make. */
export interface TemplateListClient {
  readonly templates: Pick<
    Client['templates'],
    'searchOfficial' | 'featured' | 'used' | 'liked' | 'like' | 'ofPartner'
  >;
}

/** The calls that using a template makes. */
export interface TemplateUseClient {
  readonly templates: Pick<Client['templates'], 'cloneCheck' | 'clone'>;
}
