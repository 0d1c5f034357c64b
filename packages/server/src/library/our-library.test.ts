import { drawScene } from '@chartdock/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDrawnLines } from '../drawing/thumbnails/whole-texts.ts';
import { ourTemplates } from '../kernel/config/our-folder.ts';
import { readSourceFolder } from './read-folder.ts';
import { readSources } from './read-sources.ts';
import type { TemplateSource } from './read-source.ts';

/** Scenes as the specification lists them; featured ones are chosen from all. */
const SCENES = {
  flow: [
    ...['flowchart', 'business-process', 'swimlane', 'er', 'use-case', 'system-architecture', 'sequence'],
    ...['network', 'org-chart', 'timeline', 'relationship', 'gantt', 'fishbone', 'venn', 'prototype', 'bpmn'],
  ],
  mind: [
    ...['style', 'study-notes', 'plan-summary', 'education', 'product-operations', 'product-manager'],
    ...['e-commerce', 'law', 'software-development', 'entertainment-life'],
  ],
} as const;

const TOPICS = {
  flow: [
    ...['project-management', 'plans-summaries', 'education', 'product-manager', 'product-operations'],
    ...['business-operation', 'product-development', 'human-resources'],
  ],
  mind: [
    ...['plan-review', 'analysis-methods', 'product-knowledge', 'operations-notes', 'development-testing'],
    ...['business-operation', 'project-management'],
  ],
} as const;

const placesOf = (table: typeof SCENES | typeof TOPICS) =>
  (['flow', 'mind'] as const).flatMap((kind) => table[kind].map((place) => [kind, place] as const));

/** Drawing all of them twice takes a second, and much longer on a busy machine. */
const READING_MS = 60_000;

describe('the templates that come with the server', () => {
  let all: readonly TemplateSource[] = [];
  beforeAll(async () => {
    const { sources, faults } = await readSources(await readSourceFolder(ourTemplates()));
    expect(faults).toEqual([]);
    all = sources;
  }, READING_MS);

  it('are at least 240', () => {
    expect(all.length).toBeGreaterThanOrEqual(240);
  });

  it.each(placesOf(SCENES))('are at least eight in the scene %s/%s', (kind, place) => {
    expect(all.filter((one) => one.kind === kind && one.scene === place).length).toBeGreaterThanOrEqual(8);
  });

  it.each(placesOf(TOPICS))('are at least twelve in the topic %s/%s', (kind, place) => {
    const found = all.filter((one) => one.kind === kind && one.topics.includes(place));
    expect(found.length).toBeGreaterThanOrEqual(12);
  });

  it('are free, paid and for members', () => {
    const free = all.filter(({ priceFen }) => priceFen === 0);
    const member = all.filter(({ priceFen, forMembers }) => priceFen > 0 && forMembers);
    const paid = all.filter(({ priceFen, forMembers }) => priceFen > 0 && !forMembers);
    expect([free, member, paid].map(({ length }) => length >= 40)).toEqual([true, true, true]);
    expect(paid.filter(({ owner }) => owner === undefined)).toEqual([]);
    expect(new Set(all.flatMap(({ owner }) => owner ?? []))).toEqual(new Set(['free', 'member', 'org']));
  });

  it('have unique texts in both languages', () => {
    for (const { slug, title, about, tags } of all) {
      const said = [title.zh, about.zh, tags.zh.join()];
      expect(said.filter((text) => /\p{Script=Han}/u.test(text)).length, slug).toBeGreaterThanOrEqual(2);
      const inEnglish = [title.en, about.en, tags.en.join()].join();
      expect(inEnglish, slug).not.toMatch(/\p{Script=Han}/u);
      expect([tags.zh.length >= 2, tags.en.length >= 2], slug).toEqual([true, true]);
    }
    for (const language of ['zh', 'en'] as const)
      expect(new Set(all.map(({ title }) => title[language])).size).toBe(all.length);
  });

  it('have at least twelve lines', () => {
    const linesOf = ({ definitions }: TemplateSource): number =>
      drawScene(definitions.zh).parts.flatMap(({ svg }) => readDrawnLines(svg)).length;
    expect(all.filter((one) => linesOf(one) < 12).map((one) => `${one.slug} ${linesOf(one)}`)).toEqual([]);
  });
});
