export { endpoints } from './generated/endpoints.ts';
export type { Endpoints } from './generated/endpoints.ts';
export { endpoint } from './endpoint.ts';
export type { Endpoint, EndpointCall, EndpointData, EndpointDefinition } from './endpoint.ts';
export { batchTypeSchema, folderNodeSchema } from './endpoints/folders.ts';
export { sidxSchema, sortSchema } from './endpoints/lists.ts';
export {
  notificationCountSchema,
  notificationKindSchema,
  notificationSchema,
} from './endpoints/notifications.ts';
export { publishedTemplateSchema, reviewRequestSchema } from './endpoints/reviews.ts';
export { roleSchema, shareActivityKindSchema, shareLinkSchema } from './entities/sharing.ts';
export { viewLinkSchema } from './endpoints/view-links.ts';
export { canvasListSchema, revisionSchema, savedCanvasSchema } from './endpoints/definitions.ts';
export { couponSchema } from './entities/coupon.ts';
export {
  orderSchema,
  orderTypeSchema,
  payChannelSchema,
  planSchema,
  preOrderInput,
  tradeStateSchema,
} from './entities/order.ts';
export { chartInfoSchema, permissionSchema } from './endpoints/charts.ts';
export {
  crumbSchema,
  fileRecordSchema,
  filesTypeSchema,
  itemRefSchema,
  personSchema,
} from './entities/file.ts';
export { templateCardSchema, templatePlaceSchema } from './entities/template.ts';
export { filePageSchema, pagingInput, pagingOutput } from './entities/page.ts';
export { privilegeSchema, profileSchema, userInfoSchema } from './entities/user.ts';
export { envelopeSchema, inputIssueSchema } from './entities/envelope.ts';
export {
  clientIdSchema,
  folderIdSchema,
  idSchema,
  instantSchema,
  wireBoolean,
  wireInt,
} from './entities/wire.ts';
