// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { templates } from '../../endpoints/templates.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isFileRecord, isPermission, isPerson } from '../entities.ts';

const isCloneCheck = (value: unknown): boolean =>
  isRecord(value) &&
  (value.result === 'clone' ||
    value.result === 'cloneBuy' ||
    value.result === 'overd' ||
    value.result === 'chart_error' ||
    value.result === 'empty') &&
  (value.price === undefined || typeof value.price === 'number') &&
  (value.title === undefined || typeof value.title === 'string');

const isClonedTemplate = (value: unknown): boolean =>
  isRecord(value) && typeof value.chart === 'string' && isFileRecord(value.file);

const isPartnerShelf = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isList(
    value.places,
    (item) => isRecord(item) && typeof item.category === 'string' && typeof item.name === 'string',
  ) &&
  Number.isInteger(value.total);

const isTemplateCard = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.chartId === 'string' &&
  typeof value.title === 'string' &&
  typeof value.bgImage === 'string' &&
  typeof value.favourite === 'boolean' &&
  (value.ownerId === undefined || typeof value.ownerId === 'string') &&
  (value.owner === undefined || isPerson(value.owner)) &&
  typeof value.publicClonePrice === 'number' &&
  typeof value.category === 'string' &&
  typeof value.about === 'string' &&
  Number.isInteger(value.uses);

const isTemplatePage = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value.rows, isTemplateCard) &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.pageSize) &&
  Number.isInteger(value.pagerCount) &&
  (typeof value.cursor === 'string' || value.cursor === null);

const isTemplatePlace = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.category === 'string' &&
  (value.type === 'special' || value.type === 'scene') &&
  typeof value.name === 'string' &&
  Number.isInteger(value.position) &&
  typeof value.image === 'string' &&
  typeof value.image_hover === 'string' &&
  typeof value.isHover === 'boolean';

const isTemplatePlaces = (value: unknown): boolean => isRecord(value) && isList(value.rows, isTemplatePlace);

/** Lists templates of a scene or topic, and those that have some words in title, description, tags or content; best first. */
export const searchOfficial: EndpointCall<typeof templates.searchOfficial> = /* @__PURE__ */ readCall({
  name: 'templates.searchOfficial',
  path: '/api/personal/search/official',
  method: 'POST',
  encoding: 'json',
  needToken: false,
  isData: (value): value is EndpointData<typeof templates.searchOfficial> => isTemplatePage(value),
});

/** Lists the featured templates. */
export const featured: EndpointCall<typeof templates.featured> = /* @__PURE__ */ readCall({
  name: 'templates.featured',
  path: '/api/personal/tags/official',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof templates.featured> => isTemplatePage(value),
});

/** Lists templates of the partner that the token belongs to, and those that have some words, best first; none for the person’s own session. */
export const ofPartner: EndpointCall<typeof templates.ofPartner> = /* @__PURE__ */ readCall({
  name: 'templates.ofPartner',
  path: '/api/personal/template/partner',
  method: 'POST',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof templates.ofPartner> => isTemplatePage(value),
});

/** Returns what the partner that the token belongs to is called, its categories in their order and in the current language, and how many templates it has. */
export const partnerShelf: EndpointCall<typeof templates.partnerShelf> = /* @__PURE__ */ readCall({
  name: 'templates.partnerShelf',
  path: '/api/personal/template/partner/shelf',
  isData: (value): value is EndpointData<typeof templates.partnerShelf> => isPartnerShelf(value),
});

/** Lists the topics of one kind (default flow) in their order. */
export const topics: EndpointCall<typeof templates.topics> = /* @__PURE__ */ readCall({
  name: 'templates.topics',
  path: '/api/personal/tags/category/official',
  needToken: false,
  isData: (value): value is EndpointData<typeof templates.topics> => isTemplatePlaces(value),
});

/** Lists the scenes of one kind (default flow) in their order. */
export const scenes: EndpointCall<typeof templates.scenes> = /* @__PURE__ */ readCall({
  name: 'templates.scenes',
  path: '/api/personal/template/official/category',
  needToken: false,
  isData: (value): value is EndpointData<typeof templates.scenes> => isTemplatePlaces(value),
});

/** Lists the templates that the person used, latest first (default page 1, size 100). */
export const used: EndpointCall<typeof templates.used> = /* @__PURE__ */ readCall({
  name: 'templates.used',
  path: '/api/personal/chart/getTemplateUsed',
  isData: (value): value is EndpointData<typeof templates.used> => isTemplatePage(value),
});

/** Lists the last 100 templates that the person used; of anyone else, code 70013. */
export const usedBy: EndpointCall<typeof templates.usedBy> = /* @__PURE__ */ readCall({
  name: 'templates.usedBy',
  path: '/api/personal/template/used',
  isData: (value): value is EndpointData<typeof templates.usedBy> => isTemplatePage(value),
});

/** Lists the templates among the favourites, latest first. */
export const liked: EndpointCall<typeof templates.liked> = /* @__PURE__ */ readCall({
  name: 'templates.liked',
  path: '/api/personal/template/liked',
  isData: (value): value is EndpointData<typeof templates.liked> => isTemplatePage(value),
});

/** Adds a template to the favourites, or takes it away when it is one. */
export const like: EndpointCall<typeof templates.like> = /* @__PURE__ */ writeCall({
  name: 'templates.like',
  path: '/api/personal/template/like',
  isData: (value): value is EndpointData<typeof templates.like> =>
    isRecord(value) && typeof value.favourite === 'boolean',
});

/** Returns whether a template is a favourite of the person; of anyone else, code 70013. */
export const likeStatus: EndpointCall<typeof templates.likeStatus> = /* @__PURE__ */ readCall({
  name: 'templates.likeStatus',
  path: '/api/personal/template/like/status',
  isData: (value): value is EndpointData<typeof templates.likeStatus> =>
    isRecord(value) && typeof value.favourite === 'boolean',
});

/** Says what using a template would lead to: clone; cloneBuy with the price in yuan and the title; overd when no file is left; chart_error when it was withdrawn; empty when it is none. */
export const cloneCheck: EndpointCall<typeof templates.cloneCheck> = /* @__PURE__ */ readCall({
  name: 'templates.cloneCheck',
  path: '/api/personal/diagraming/clone_check',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof templates.cloneCheck> => isCloneCheck(value),
});

/** Makes a file of one’s own from a template; code 815 when the quota is used up or it takes a membership, 70037 when it has to be paid for first, 70010 when it was withdrawn. */
export const clone: EndpointCall<typeof templates.clone> = /* @__PURE__ */ writeCall({
  name: 'templates.clone',
  path: '/api/personal/diagraming/root/new',
  isData: (value): value is EndpointData<typeof templates.clone> => isClonedTemplate(value),
});

/** Returns whether the person may have descriptions of templates written by the service. */
export const descriptionPower: EndpointCall<typeof templates.descriptionPower> = /* @__PURE__ */ readCall({
  name: 'templates.descriptionPower',
  path: '/api/personal/aigc/get/pb/temp/des/use/power',
  isData: (value): value is EndpointData<typeof templates.descriptionPower> => isPermission(value),
});
