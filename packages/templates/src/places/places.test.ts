import { describe, expect, it } from 'vitest';
import {
  addressCategoryOf,
  categoryAddress,
  isBannerShown,
  parseCategoryQuery,
  sliderKindOf,
} from './category-query.ts';
import { DEFAULT_SCENE, SLIDER_KINDS, hasPlaces, isSliderShown } from './kinds.ts';
import { scenesOf, tileImage, topicsOf } from './places.ts';
import { isMoreShown, sceneSplitIndex, splitScenes } from './scene-split.ts';
import { opensTile } from './tile-press.ts';

const namesOf = (entries: readonly { readonly name: string }[]): string =>
  entries.map(({ name }) => name).join(', ');

describe('places', () => {
  it('[SCENE-01] lists the flow topics in their order', () => {
    expect(namesOf(topicsOf('flow', 'en'))).toBe(
      'Project management, Plans and summaries, Education, Product manager, Product operations, Business operation, Product development, Human resources',
    );
  });

  it('[SCENE-02] lists the flow scenes in their order', () => {
    expect(namesOf(scenesOf('flow', 'en'))).toBe(
      'Featured, Flowchart, Business process, Swimlane, ER diagram, Use case, System architecture, Sequence, Network topology, Org chart, Timeline, Relationship, Gantt, Fishbone, Venn, Prototype, BPMN',
    );
  });

  it('[SCENE-03] lists the mind topics in their order', () => {
    expect(namesOf(topicsOf('mind', 'en'))).toBe(
      'Plan review, Analysis methods, Product knowledge, Operations notes, Development and testing, Business operation, Project management',
    );
  });

  it('[SCENE-04] lists the mind scenes in their order', () => {
    expect(namesOf(scenesOf('mind', 'en'))).toBe(
      'Featured, Style, Study notes, Plan summary, Education, Product operations, Product manager, E-commerce, Law, Software development, Entertainment and life',
    );
  });

  it('[SCENE-05] gives entries their fields and pictures', () => {
    expect(scenesOf('flow', 'zh')[3]).toEqual({
      category: 'swimlane',
      type: 'scene',
      name: '泳道图',
      position: 3,
      image: '',
      image_hover: '',
      isHover: false,
    });
  });

  it('[SCENE-06] calls topics special and scenes scene', () => {
    expect(new Set(topicsOf('mind', 'en').map(({ type }) => type))).toEqual(new Set(['special']));
    expect(new Set(scenesOf('mind', 'en').map(({ type }) => type))).toEqual(new Set(['scene']));
  });

  it('[SCENE-08] names each place in both languages', () => {
    expect(namesOf(topicsOf('flow', 'zh'))).toBe(
      '项目管理, 计划总结, 教育教学, 产品经理, 产品运营, 企业经营, 产品研发, 人力资源',
    );
    expect(namesOf(scenesOf('flow', 'zh'))).toBe(
      '精选推荐, 流程图, 业务流程, 泳道图, ER 图, 用例图, 系统架构, 时序图, 网络拓扑, 组织架构, 时间线, 关系图, 甘特图, 鱼骨图, 韦恩图, 原型图, BPMN',
    );
    expect(namesOf(topicsOf('mind', 'zh'))).toBe(
      '计划复盘, 分析方法, 产品知识, 运营笔记, 开发测试, 企业经营, 项目管理',
    );
    expect(namesOf(scenesOf('mind', 'zh'))).toBe(
      '精选推荐, 风格样式, 读书笔记, 计划总结, 教育教学, 产品运营, 产品经理, 电子商务, 法律, 软件开发, 娱乐生活',
    );
    expect(
      scenesOf('mind', 'en')
        .slice(1, 3)
        .map(({ name }) => name),
    ).toEqual(['Style', 'Study notes']);
  });

  it('shows another picture under the pointer', () => {
    const tile = { image: 'a', image_hover: 'b', isHover: false };
    expect([tileImage(tile), tileImage({ ...tile, isHover: true })]).toEqual(['a', 'b']);
    expect(tileImage({ image: 'a', image_hover: '', isHover: true })).toBe('a');
  });
});

describe('kinds', () => {
  it('has three, of which recent use is one list', () => {
    expect(SLIDER_KINDS.map((kind) => [kind, hasPlaces(kind)])).toEqual([
      ['recent', false],
      ['flow', true],
      ['mind', true],
    ]);
  });

  it('[TPL-02] shows the slider with templates only', () => {
    expect([isSliderShown('template'), isSliderShown('blank')]).toEqual([true, false]);
  });

  it('[TPL-13] begins with featured first scenes', () => {
    expect([scenesOf('flow', 'en')[0]?.category, scenesOf('mind', 'en')[0]?.category]).toEqual([
      DEFAULT_SCENE,
      DEFAULT_SCENE,
    ]);
    expect(scenesOf('flow', 'zh')[0]?.name).toBe('精选推荐');
  });
});

describe('the split of scenes', () => {
  it('[TPL-08] shows five in windows under 1050', () => {
    expect([320, 1049].map(sceneSplitIndex)).toEqual([5, 5]);
  });

  it('[TPL-09] shows ten from 1050 to 1439', () => {
    expect([1050, 1439].map(sceneSplitIndex)).toEqual([10, 10]);
  });

  it('[TPL-10] shows all from 1440 on', () => {
    expect([1440, 2560].map(sceneSplitIndex)).toEqual([18, 18]);
    const scenes = scenesOf('flow', 'en');
    expect(splitScenes(scenes, 1440)).toEqual({ shown: scenes, more: [] });
  });

  it('[TPL-11] has More below 15 with overflow', () => {
    expect([5, 10, 14, 15, 18].map((index) => isMoreShown(index, 20))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([isMoreShown(10, 10), isMoreShown(10, 11)]).toEqual([false, true]);
    const { shown, more } = splitScenes(scenesOf('mind', 'en'), 1050);
    expect([shown.length, namesOf(more)]).toEqual([10, 'Entertainment and life']);
  });
});

describe('a press on a tile', () => {
  it('[TPL-15] is a drag after 200 ms', () => {
    const press = (upAt: number, dragged = false) => opensTile({ downAt: 1000, upAt: 1000 + upAt, dragged });
    expect([0, 199, 200, 5000].map((length) => press(length))).toEqual([true, true, false, false]);
    expect(press(10, true)).toBe(false);
  });
});

describe('addresses', () => {
  it('[ROUTE-11] reads name, category and position of a topic page', () => {
    const query = new URLSearchParams('name=%E6%B3%95%E5%BE%8B&category=law&position=8&kind=mind&type=scene');
    expect(parseCategoryQuery(query)).toEqual({
      name: '法律',
      category: 'law',
      position: 8,
      type: 'scene',
      kind: 'mind',
    });
  });

  it('takes defaults for missing and wrong fields', () => {
    const plain = { name: '', category: '', position: 0, type: 'special', kind: 'flow' };
    expect(parseCategoryQuery(new URLSearchParams())).toEqual(plain);
    for (const position of ['-1', 'x', '1.5', '1e99'])
      expect(parseCategoryQuery(new URLSearchParams({ position, kind: 'x', type: 'y' }))).toEqual(plain);
  });

  it('carries tile fields without pictures', () => {
    const [tile] = topicsOf('mind', 'en');
    expect(tile).toBeDefined();
    if (tile === undefined) return;
    const address = new URL(categoryAddress(tile, 'mind'), 'https://a.test');
    expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
      '/category',
      { name: 'Plan review', category: 'plan-review', position: '0', type: 'special', kind: 'mind' },
    ]);
  });

  it('[TPL-16] hides the header where the category is history', () => {
    expect([isBannerShown('history'), isBannerShown('law'), isBannerShown(null)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(SLIDER_KINDS.map((kind) => isBannerShown(addressCategoryOf(kind) ?? null))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('finds the kind of an address', () => {
    expect(
      ['category=history', 'kind=mind', 'kind=flow', ''].map((q) => sliderKindOf(new URLSearchParams(q))),
    ).toEqual(['recent', 'mind', 'flow', 'flow']);
  });
});
