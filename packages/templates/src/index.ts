export { formatYuan, useTextOf } from './cards/use-text.ts';
export type { UseText } from './cards/use-text.ts';
export { needsMembership, priceKindOf } from './cards/price-kind.ts';
export type { PriceKind, PricedCard } from './cards/price-kind.ts';
export { TEMPLATE_FILE_PATH, templateFileAddress } from './cards/template-address.ts';
export { viewerKindOf } from './cards/viewer-kind.ts';
export type { ViewerKind } from './cards/viewer-kind.ts';
export { PAGE_SIZE } from './list/ask-page.ts';
export { createTemplateList } from './list/template-list.ts';
export { hasMore } from './list/template-list.state.ts';
export type {
  PriceFacet,
  TemplateList,
  TemplateListOptions,
  TemplateListState,
  TemplateQuery,
} from './list/template-list.types.ts';
export {
  CATEGORY_PATH,
  addressCategoryOf,
  categoryAddress,
  isBannerShown,
  parseCategoryQuery,
  sliderKindOf,
} from './places/category-query.ts';
export type { CategoryQuery } from './places/category-query.ts';
export { CREATION_VIEWS, DEFAULT_SCENE, SLIDER_KINDS, hasPlaces, isSliderShown } from './places/kinds.ts';
export type { CreationView, SliderKind } from './places/kinds.ts';
export { scenesOf, tileImage, topicsOf } from './places/places.ts';
export { isMoreShown, sceneSplitIndex, splitScenes } from './places/scene-split.ts';
export type { SceneSplit } from './places/scene-split.ts';
export { opensTile } from './places/tile-press.ts';
export type { TilePress } from './places/tile-press.ts';
export { createPublishedTemplates } from './publishing/published-templates.ts';
export { createReviewDesk } from './publishing/review-desk.ts';
export type {
  ApprovedPlaces,
  OfferForm,
  PublishedClient,
  PublishedState,
  PublishedTemplates,
  ReviewClient,
  ReviewDesk,
  ReviewState,
  RowsState,
} from './publishing/publishing.types.ts';
export type { TemplateListClient, TemplateUseClient } from './templates.types.ts';
export { createTemplateUse } from './using/template-use.ts';
export type { TemplateUse, TemplateUseOptions, UsableCard, UsePlace } from './using/template-use.ts';
export type { CloneAnswer, CloneFlow, ClonedFile, UpgradeReason } from './using/clone-flow.types.ts';
