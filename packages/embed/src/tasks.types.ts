import type { ContentFormat, PickedItem, StartPlace, SurfaceKind } from './surface.types.ts';

/** A part of a surface that the host may draw itself; the guest leaves it out. */
export type SurfacePart = 'head' | 'tray' | 'tabs' | 'search' | 'breadcrumb';

/** Texts that replace the guest's own, by text key; at most 50 of 200 characters. */
export type Labels = Readonly<Record<string, string>>;

/** Policy for acts of the guest on its own; enforced in the guest, and for writes on the server by the token's scopes. */
export interface SurfacePolicy {
  /** `deny` opens no link, not even by asking the host; default `allow`. */
  readonly navigate?: 'allow' | 'deny';
  /** `deny` offers no download; default `allow`. */
  readonly download?: 'allow' | 'deny';
}

/** Setup of every surface. */
export interface SurfaceSetup {
  readonly surface: SurfaceKind;
  /** One-time ticket under which the outcome is kept on the server for ten minutes. */
  readonly ticket: string;
  /** Title of the surface, at most 120 characters. */
  readonly title?: string;
  /** Label of the button that ends it, at most 120 characters. */
  readonly confirmLabel?: string;
  readonly labels?: Labels;
  readonly hide?: readonly SurfacePart[];
  readonly policy?: SurfacePolicy;
  /** Sends `telemetry` events; default false. */
  readonly telemetry?: boolean;
}

/** A list of the picker; `starred` shows the favourites. */
export type PickTab = 'mine' | 'recent' | 'starred' | 'shared';

/** A button of the partner inside the picker. */
export interface SurfaceCommand {
  /** 1 to 64 characters. */
  readonly id: string;
  /** Text of the button, at most 120 characters. */
  readonly label: string;
  /** `selection` disables it while nothing is chosen; default `nothing`. */
  readonly needs?: 'selection' | 'nothing';
}

/** Whether the person may or has to give a link a password. */
export type LinkPassword = 'none' | 'optional' | 'required';

/** Lets the person pick files. */
export interface PickConfig extends SurfaceSetup {
  readonly task: 'pick-files';
  readonly multiple: boolean;
  /** Most files of one pick; 1 unless `multiple`. */
  readonly max: number;
  /** Categories that can be picked; empty means all. */
  readonly types: readonly string[];
  readonly start: StartPlace;
  /** The lists shown as tabs, in order; default all. */
  readonly tabs?: readonly PickTab[];
  /** Ids of files that are chosen from the start. */
  readonly preselect?: readonly string[];
  /** The host decides about each file: ask `item.check` before it can be picked. */
  readonly checks?: boolean;
  readonly commands?: readonly SurfaceCommand[];
  /** Offers to create a folder; default false. */
  readonly create?: boolean;
  /** Offers to import files; default false. */
  readonly upload?: boolean;
  /** Makes a view link of each picked file; says whether the person may or has to give it a password. */
  readonly link?: LinkPassword;
  /** Hands over the content of each picked file in these formats. */
  readonly formats?: readonly ContentFormat[];
}

/** Behaviour when the chosen name is taken in the folder. */
export type ConflictPolicy = 'warn' | 'block' | 'accept';

/** Lets the person choose a folder, and a name when there is one to choose. */
export interface LocationConfig extends SurfaceSetup {
  readonly task: 'pick-location';
  readonly start: StartPlace;
  /** Suggested name; without it only a folder is chosen. */
  readonly name?: string;
  readonly conflict: ConflictPolicy;
  /** Offers to create a folder. */
  readonly create: boolean;
}

/** A page of the file area; `starred` shows the favourites. */
export type AreaRoute = 'recent' | 'mine' | 'shared' | 'starred' | 'trash' | 'search';

/** Shows the file area. */
export interface AreaConfig extends SurfaceSetup {
  readonly task: 'file-area';
  readonly route: AreaRoute;
  /** The folder to open on `mine`. */
  readonly folderId?: string;
  /** Search words for `search`. */
  readonly keyword?: string;
}

/** Shows one file. */
export interface FileConfig extends SurfaceSetup {
  readonly task: 'open-file';
  readonly fileId: string;
}

/** A value that JSON can hold. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A kind of template: flow charts and other drawings of shapes, or mind maps. */
export type TemplateKind = 'flow' | 'mind';

/** Whose templates a chooser shows: those of the library, or those that only people who come from this partner see. */
export type TemplateSource = 'library' | 'partner';

/** Lets the person choose a template and makes a file of it. */
export interface TemplateConfig extends SurfaceSetup {
  readonly task: 'choose-template';
  readonly sources: readonly TemplateSource[];
  /** The kind shown at first; default `flow`. */
  readonly kind?: TemplateKind;
  /** The scene shown at first, by its stable name. */
  readonly scene?: string;
  /** First search words. */
  readonly keyword?: string;
  /** Folder of the new file; default the top of My files. */
  readonly folderId?: string;
}

/** Opens one of the product's dialogs by name. */
export interface DialogConfig extends SurfaceSetup {
  readonly task: 'dialog';
  readonly name: string;
  readonly params: JsonValue;
}

/** Task of the guest; it travels with the welcome. */
export type SurfaceConfig =
  PickConfig | LocationConfig | TemplateConfig | AreaConfig | FileConfig | DialogConfig;

/** A folder the person chose, and the name under which something will be put there. */
export interface PickedPlace {
  /** `root` is the top of My files. */
  readonly folderId: string;
  /** The folder's title; empty for the top. */
  readonly title: string;
  readonly name?: string;
  /** The name is taken there, and the person was told. */
  readonly taken?: boolean;
}

/** The file that was made from a template. */
export interface CreatedFile {
  readonly id: string;
  readonly title: string;
  /** Kind of the file in detail, e.g. `mind_free`. */
  readonly category: string;
  /** The kind its category belongs to, e.g. `mind`; the key of lists and icons. */
  readonly kind: string;
  /** The template it was made from. */
  readonly templateId: string;
}

/** Receipt of a payment. */
export interface Receipt {
  readonly orderId: string;
  /** The file that was made of a template; missing for anything but a file. */
  readonly file?: { readonly id: string; readonly title: string; readonly category: string };
}

/** Values that end each task. */
export interface TaskValues {
  readonly 'pick-files': readonly PickedItem[];
  readonly 'pick-location': PickedPlace;
  readonly 'choose-template': CreatedFile;
  readonly 'file-area': null;
  readonly 'open-file': null;
  readonly dialog: JsonValue;
}

/** A host's word about a file: true, or why it cannot be picked. */
export type ItemVerdict = true | string;

/** Answer of a command: a message for the person, whether the list is loaded again. */
export interface CommandAnswer {
  readonly message?: string;
  readonly refresh?: boolean;
}

/** Act that the host may have the guest do, for parts the host draws itself. */
export type SurfaceAct =
  | { readonly act: 'confirm' | 'clear' | 'refresh' }
  | { readonly act: 'search'; readonly keyword: string }
  | { readonly act: 'open'; readonly folderId: string };
