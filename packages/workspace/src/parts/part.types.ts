import type { Account } from '@chartdock/account';
import type { Client } from '@chartdock/client';
import type { Locale, Translate } from '@chartdock/contract';
import type { Clock, Host, KeyValueStorage } from '@chartdock/platform';
import type { Choice } from '../choices/choice.ts';
import type { DialogTable } from '../dialogs/dialog-definition.ts';
import type { DialogsOf, OpensDialogs } from '../dialogs/dialogs.types.ts';
import type { Notices } from '../notices/notices.types.ts';

/** Dependencies that a workspace hands to each system that attaches. */
export interface PartTools<Table extends DialogTable = DialogTable> {
  readonly client: Client;
  readonly host: Host;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly account: Account;
  readonly notices: Notices;
  /** Opens and takes away the dialogs that the system brings. */
  readonly dialogs: OpensDialogs<Table> & Pick<DialogsOf<Table>, 'close'>;
  /** Current language, for a system with texts of its own. */
  readonly locale: Choice<Locale>;
  /** Looks a shared text up in the current language. */
  readonly translate: Translate;
}

/** A system that has attached. */
export interface AttachedPart<Face> {
  /** Public interface of the system, which the workspace shows under its name. */
  readonly face: Face;
  /** Aborts pending requests and removes every listener. */
  readonly dispose: () => void;
}

/** A system that attaches to a workspace: its name there, the dialogs it brings, and how it is made. */
export interface WorkspacePart<
  Name extends string = string,
  Face = unknown,
  Table extends DialogTable = DialogTable,
> {
  readonly name: Name;
  readonly dialogs: Table;
  // A method, so that systems with different dialogs can stand in one list: each is handed only its own.
  attach(tools: PartTools<Table>): AttachedPart<Face>;
}

/** The faces of some systems by their names. */
export type FacesOf<Parts extends readonly WorkspacePart[]> = {
  readonly [Part in Parts[number] as Part['name']]: Part extends WorkspacePart<string, infer Face>
    ? Face
    : never;
};

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Opens the dialogs of some systems. */
export type DialogsOfParts<Parts extends readonly WorkspacePart[]> = Parts extends readonly []
  ? unknown
  : OpensDialogs<Extract<Both<Parts[number]['dialogs']>, DialogTable>>;
