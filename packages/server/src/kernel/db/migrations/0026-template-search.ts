import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

const numberOf = (text: string): string => `('x' || substr(md5(${text}), 1, 8))::bit(32)::int`;

/**
 * Lets searches among templates cost the same however many there are: each has one row with its texts in every language, which one
 * index finds by words, by parts of titles, by place, price and length; and a place is in order for each price and length too.
 */
export const templateSearch: Migration = forward([
  `alter table template_words add column title text not null default ''`,
  // The title stands in front of all that is folded, and this is how much of it there is.
  `update template_words w
    set title = left(w.folded, least(400, length(trim(regexp_replace(normalize(t.title, NFKC), '\\s+', ' ', 'g')))))
    from template t where t.id = w.template_id`,
  `drop index template_words_grams`,
  `alter table template_place add column price text not null default 'free', add column length text`,
  `update template_place p
    set price = case when t.price_fen = 0 then 'free' when t.is_house then 'member' else 'paid' end,
      length = case when t.parts <= 15 then 'short' when t.parts <= 25 then 'medium' when t.parts > 25 then 'long' end
    from template t where t.id = p.template_id`,
  `create index template_place_price on template_place (place, locale, price, rank, template_id)`,
  `create index template_place_length on template_place (place, locale, length, rank, template_id) where length is not null`,
  `create index template_place_both on template_place (place, locale, price, length, rank, template_id)
    where length is not null`,
  `create table template_search (
    template_id uuid primary key,
    rank int not null,
    state smallint not null,
    is_house boolean not null,
    owner_id uuid not null,
    author_id uuid,
    source_id uuid,
    client_id text,
    price text not null,
    length text,
    places text[] not null,
    titles text not null,
    folded text not null,
    spelled text not null,
    initials text not null,
    grams int[] not null
  )`,
  // Texts are read of each row that a search looks at, grams of none.
  `alter table template_search
    alter column titles set storage main, alter column folded set storage main,
    alter column spelled set storage main, alter column initials set storage main,
    alter column grams set storage external`,
  `insert into template_search (template_id, rank, state, is_house, owner_id, author_id, source_id, client_id,
      price, length, places, titles, folded, spelled, initials, grams)
    select t.id, places.rank, t.state, t.is_house, t.owner_id, t.author_id, t.source_id, t.client_id,
      case when t.price_fen = 0 then 'free' when t.is_house then 'member' else 'paid' end,
      case when t.parts <= 15 then 'short' when t.parts <= 25 then 'medium' when t.parts > 25 then 'long' end,
      places.names, texts.titles, texts.folded, texts.spelled, texts.initials, grams.list
    from template t
    cross join lateral (
      select min(p.rank) as rank, array_agg(p.locale || ' ' || p.place order by (p.locale || ' ' || p.place) collate "C") as names
        from template_place p where p.template_id = t.id having count(*) > 0
    ) places
    cross join lateral (
      select t.id || array(select x.id from template x
        where x.slug = t.slug and x.client_id is not distinct from t.client_id and x.id <> t.id order by x.id) as ids
    ) same
    cross join lateral (
      select string_agg(w.title, E'\\n' order by i.at) as titles, string_agg(w.folded, E'\\n' order by i.at) as folded,
        string_agg(w.spelled, ' ' order by i.at) as spelled, string_agg(w.initials, ' ' order by i.at) as initials
      from unnest(same.ids) with ordinality i (id, at) join template_words w on w.template_id = i.id
      having count(*) > 0
    ) texts
    cross join lateral (
      select array_agg(distinct g) as list from (
        select unnest(w.grams) as g from template_words w where w.template_id = any(same.ids)
        union all
        select ${numberOf(`'title ' || substr(w.title, at, size)`)}
          from template_words w, generate_series(1, 2) size, generate_series(1, length(w.title) - size + 1) at
          where w.template_id = any(same.ids)
        union all
        select unnest(array[${numberOf(`'place ' || p.locale || ' ' || p.place`)}, ${numberOf(`'price ' || p.price`)},
          ${numberOf(`'length ' || coalesce(p.length, '')`)}]) from template_place p where p.template_id = t.id
      ) all_grams
    ) grams`,
  // Index that tells of many templates at once whether their files are still offered.
  `create index node_offered on node (id) where state = 0 and status = 2 and public_clone`,
  `create index node_gone on node (id) where state <> 0`,
  `create index template_search_grams on template_search using gin (grams) with (fastupdate = off)`,
]);
