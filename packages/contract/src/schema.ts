export { endpoints } from './endpoints/index.ts';
export type { Endpoints } from './endpoints/index.ts';
export { endpoint } from './endpoints/define.ts';
export type { Endpoint, EndpointDefinition } from './endpoints/define.ts';
export { batchTypeSchema, folderNodeSchema } from './endpoints/folders.ts';
export { sidxSchema, sortSchema } from './endpoints/lists.ts';
export {
  notificationCountSchema,
  notificationKindSchema,
  notificationSchema,
} from './endpoints/notifications.ts';
export { viewLinkSchema } from './endpoints/view-links.ts';
export { chartInfoSchema, permissionSchema } from './endpoints/charts.ts';
export {
  crumbSchema,
  fileRecordSchema,
  filesTypeSchema,
  itemRefSchema,
  personSchema,
} from './entities/file.ts';
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
