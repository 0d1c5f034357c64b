const FREE = ['png', 'jpg', 'pos', 'posm', 'posf', 'visio', 'vsdx', 'md'] as const;
const VIP = ['xmind', 'mm', 'docx', 'csv', 'ppt', 'hd_pdf', 'svg', 'hd_png', 'hd_jpg'] as const;

/** Lists the export types that a download may be recorded under; vip ones take membership. */
export const EXPORT_TYPES = [...FREE, ...VIP] as const;

/** A type of download. */
export type ExportType = (typeof EXPORT_TYPES)[number];

const vipTypes: ReadonlySet<string> = new Set(VIP);

/** Tells whether an export type takes a member or organisation member. */
export const isVipExport = (type: string): boolean => vipTypes.has(type);
