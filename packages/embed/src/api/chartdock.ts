import { EmbedError } from '../errors.ts';
import type { ConnectOptions } from '../connecting/connect.types.ts';
import type { LookChange, TokenGrant } from '../surface.types.ts';
import type { CreatedFile, JsonValue, PickedPlace, Receipt } from '../tasks.types.ts';
import type { Ability, Finding, Verdict } from './answers.types.ts';
import { checkOptions } from './check-options.ts';
import type { Emitter } from './emitter.ts';
import { createEmitter } from './emitter.ts';
import type { InstanceEvents, SurfaceHandle } from './handle.types.ts';
import type { Instance, OpenRequest, Wish } from './instance.types.ts';
import type { Life } from './life.ts';
import { createLife } from './life.ts';
import type {
  AreaOptions,
  ChartdockOptions,
  CheckoutSource,
  LocationOptions,
  OnlyNames,
  Outcome,
  PickedFiles,
  PickOptions,
  SurfaceOptions,
  TemplateOptions,
} from './options.types.ts';
import { failedBy } from './outcomes.ts';

/**
 * Opens Chartdock's surfaces on one partner page. A surface's promise rejects with `bad_option` for options that make no sense,
 * never for acts of a person.
 */
export interface Chartdock {
  /** Lets the person pick files. The response is a promise of the outcome and the picker's controls in one. */
  pickFiles<const Options extends PickOptions>(
    options?: Options & OnlyNames<Options, PickOptions>,
  ): SurfaceHandle<PickedFiles<Options>>;
  /** Lets the person choose a folder, and with `name` the name under which something will be saved there. */
  pickLocation(options?: LocationOptions): SurfaceHandle<PickedPlace>;
  /**
   * Lets the person choose a template and makes a file of it, which the outcome carries. A template that costs something is
   * paid for before, with a token that covers `pay`; with another one the person is told where else. Who leaves after being told
   * that no file is left or that it takes a membership ends it `refused` with `quota` or `not_member`.
   */
  chooseTemplate(options?: TemplateOptions): SurfaceHandle<CreatedFile>;
  /**
   * Has something paid for; the outcome is the purchase. Call it in the click: a window opens at once also where the order is
   * still on its way. It takes a token that covers `pay`; with another one the outcome is `refused` with `not_allowed`. Rejects
   * with `bad_option` also when the order does not come.
   */
  checkout(order: CheckoutSource, options?: SurfaceOptions): SurfaceHandle<Receipt>;
  /** Shows the file area; the outcome comes when the person is done with it. */
  openFileArea(options?: AreaOptions): SurfaceHandle<null>;
  /** Shows one file. */
  openFile(fileId: string, options?: SurfaceOptions): SurfaceHandle<null>;
  /** Opens a dialog of the product by name; the outcome carries the answer of the dialog. */
  openDialog(name: string, params?: JsonValue, options?: SurfaceOptions): SurfaceHandle<JsonValue>;
  /**
   * Asks the person on a page of the server to let this one in, in a window, or in this tab with `returnUrl`. The outcome
   * carries the token, which surfaces of an instance without a `getToken` use until it ends; then ask again: a person who has
   * allowed it before is not asked twice. Call it in the click, after `preload()`. Rejects with `bad_option`.
   */
  connect(options?: ConnectOptions): Promise<Outcome<TokenGrant>>;
  /** Asks the server whether the signed-in person could do something now, before a button is shown. Rejects with `no_answer`. */
  can(ability: Ability): Promise<Verdict>;
  /**
   * Gets the outcome of a surface that ended where this page could not hear it. Without a ticket it takes the one in the
   * page's address, as a `page` surface leaves it. Null: there is none, or not yet. Works once. Rejects with `no_answer`, or
   * with `declined` when nobody is signed in.
   */
  resume(ticket?: string): Promise<Outcome<JsonValue> | null>;
  /** Looks for obstacles to surfaces here, and names them. */
  diagnose(): Promise<readonly Finding[]>;
  /** Loads the parts of the first surface ahead of time, so that it opens faster. */
  preload(): Promise<void>;
  /** Listens to the events of every surface. */
  readonly on: Emitter<InstanceEvents>['on'];
  /** Changes looks or language, for open surfaces and for those to come. */
  update(change: LookChange): void;
  /** Ends every open surface with the outcome `failed` (`destroyed`) and leaves nothing behind; it can be used again. */
  destroy(): void;
}

/** Loads parts when they are needed: a page that never opens a surface pays for the loader only. */
export interface Parts {
  readonly client: () => Promise<{ readonly open: (request: OpenRequest) => Promise<void> }>;
  readonly more: () => Promise<OtherCalls>;
}

/** Calls of pages beside surfaces; see the calls of the same name of `Chartdock`. */
interface OtherCalls {
  connect(instance: Instance, options?: ConnectOptions): Promise<Outcome<TokenGrant>>;
  can(instance: Instance, ability: Ability): Promise<Verdict>;
  resume(instance: Instance, ticket?: string): Promise<Outcome<JsonValue> | null>;
  diagnose(instance: Instance): Promise<readonly Finding[]>;
  preload(instance: Instance): Promise<void>;
}

// The part that could say it in the language of the page is the one that did not come.
const NO_ANSWER = 'No answer.';

/** Creates an instance that loads its parts from where the caller says. Throws `bad_option`. */
export const createInstance = (options: ChartdockOptions, parts: Parts): Chartdock => {
  const all = createEmitter<InstanceEvents>();
  const lives = new Set<Life>();
  const instance: Instance = {
    page: checkOptions(options),
    options,
    look: {},
    all,
  };

  const start = (wishes: SurfaceOptions = {}, ...wish: Wish): SurfaceHandle<never> => {
    const life = createLife(wishes.signal);
    lives.add(life);
    life.atEnd(() => lives.delete(life));
    // A window must be opened while the person's gesture lasts.
    const { present, popup: given } = { ...options, ...wishes };
    const popup =
      present === 'popup' ? (given ?? window.open('', '', 'popup,width=1080,height=680')) : undefined;
    life.atEnd(() => popup?.close());
    parts
      .client()
      .then(({ open }) => open({ instance, life, wish, wishes, popup }))
      .catch(() => life.settle(failedBy('no_answer', NO_ANSWER)));
    return life.handle;
  };
  const more =
    <Name extends keyof OtherCalls>(name: Name) =>
    async (argument?: unknown): Promise<never> => {
      const calls = await parts.more().catch(() => {
        throw new EmbedError('no_answer', NO_ANSWER);
      });
      return calls[name](instance, argument as never) as Promise<never>;
    };

  return {
    pickFiles: (wishes?: PickOptions) => start(wishes, 'pick-files'),
    pickLocation: (wishes) => start(wishes, 'pick-location'),
    chooseTemplate: (wishes) => start(wishes, 'choose-template'),
    openFileArea: (wishes) => start(wishes, 'file-area'),
    openFile: (fileId, wishes) => start(wishes, 'open-file', fileId),
    checkout: (order, wishes) => start(wishes, 'checkout', order),
    openDialog: (name, params, wishes) => start(wishes, 'dialog', name, params),
    connect: more('connect'),
    can: more('can'),
    resume: more('resume'),
    diagnose: more('diagnose'),
    preload: () => parts.client().then(more('preload')),
    on: all.on,
    update: (change) => {
      Object.assign(instance.look, change);
      for (const { handle } of lives) handle.update(change);
    },
    destroy: () => {
      for (const { settle } of lives) settle(failedBy('destroyed', 'It was destroyed.'));
      instance.tokens?.stop();
    },
  };
};
