// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { reviews } from '../../endpoints/reviews.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isPerson } from '../entities.ts';

const isPublishedTemplate = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.chartId === 'string' &&
  (value.templateId === undefined || typeof value.templateId === 'string') &&
  typeof value.title === 'string' &&
  typeof value.category === 'string' &&
  typeof value.bgImage === 'string' &&
  (value.state === 'waiting' ||
    value.state === 'published' ||
    value.state === 'refused' ||
    value.state === 'withdrawn') &&
  (value.update === 'none' || value.update === 'waiting' || value.update === 'refused') &&
  typeof value.reason === 'string' &&
  typeof value.price === 'number' &&
  typeof value.description === 'string' &&
  isList(value.tags, (item) => typeof item === 'string') &&
  typeof value.scene === 'string' &&
  isList(value.topics, (item) => typeof item === 'string') &&
  Number.isInteger(value.uses) &&
  Number.isInteger(value.sales) &&
  typeof value.income === 'number' &&
  Number.isInteger(value.askedAt);

const isPublishedTemplatePage = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value.rows, isPublishedTemplate) &&
  isPublishedTotals(value.totals) &&
  typeof value.canReview === 'boolean' &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.pageSize) &&
  Number.isInteger(value.pagerCount) &&
  (typeof value.cursor === 'string' || value.cursor === null);

const isPublishedTotals = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.uses) &&
  Number.isInteger(value.sales) &&
  typeof value.income === 'number';

const isReviewOrigin = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.templateId === 'string' &&
  typeof value.title === 'string' &&
  typeof value.fullName === 'string' &&
  typeof value.price === 'number';

const isReviewRequest = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.copyId === 'string' &&
  typeof value.isUpdate === 'boolean' &&
  typeof value.title === 'string' &&
  typeof value.category === 'string' &&
  (value.kind === 'flow' || value.kind === 'mind') &&
  typeof value.bgImage === 'string' &&
  typeof value.description === 'string' &&
  isList(value.tags, (item) => typeof item === 'string') &&
  typeof value.scene === 'string' &&
  isList(value.topics, (item) => typeof item === 'string') &&
  typeof value.price === 'number' &&
  isPerson(value.author) &&
  (value.origin === undefined || isReviewOrigin(value.origin)) &&
  Number.isInteger(value.askedAt);

const isReviewRequestPage = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value.rows, isReviewRequest) &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.pageSize) &&
  Number.isInteger(value.pagerCount) &&
  (typeof value.cursor === 'string' || value.cursor === null);

const isReviewsLeft = (value: unknown): boolean => isRecord(value) && Number.isInteger(value.waiting);

const isTemplatePrice = (value: unknown): boolean => isRecord(value) && typeof value.price === 'number';

/** Lists what the person published for the library, last published first, and adds up uses and income of all of it. */
export const mine: EndpointCall<typeof reviews.mine> = /* @__PURE__ */ readCall({
  name: 'reviews.mine',
  path: '/api/personal/template/mine',
  isData: (value): value is EndpointData<typeof reviews.mine> => isPublishedTemplatePage(value),
});

/** Changes the price of a published file at once, also of a version that waits for review; code 70010 when it is not published. */
export const changePrice: EndpointCall<typeof reviews.changePrice> = /* @__PURE__ */ writeCall({
  name: 'reviews.changePrice',
  path: '/api/personal/template/price',
  isData: (value): value is EndpointData<typeof reviews.changePrice> => isTemplatePrice(value),
});

/** Lists what waits for review, oldest first; for operators only. */
export const list: EndpointCall<typeof reviews.list> = /* @__PURE__ */ readCall({
  name: 'reviews.list',
  path: '/api/personal/review/list',
  isData: (value): value is EndpointData<typeof reviews.list> => isReviewRequestPage(value),
});

/** Puts what waits for review into the library, by default at the scene and topics that were asked for; for operators only, code 70010 when it does not wait any more. */
export const approve: EndpointCall<typeof reviews.approve> = /* @__PURE__ */ writeCall({
  name: 'reviews.approve',
  path: '/api/personal/review/approve',
  isData: (value): value is EndpointData<typeof reviews.approve> => isReviewsLeft(value),
});

/** Refuses what waits for review with a reason of up to 200 characters, which its author is told; for operators only, code 70010 when it does not wait any more. */
export const refuse: EndpointCall<typeof reviews.refuse> = /* @__PURE__ */ writeCall({
  name: 'reviews.refuse',
  path: '/api/personal/review/refuse',
  isData: (value): value is EndpointData<typeof reviews.refuse> => isReviewsLeft(value),
});
