/** Weight of a notice. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** A way back or on that a notice offers, such as Undo. */
export interface NoticeAction {
  readonly label: string;
  /** Pressing takes the notice away. */
  readonly onPress: () => void;
}

/** What a notice is made of. */
export interface NoticeRequest {
  readonly text: string;
  /** Default `info`. */
  readonly tone?: NoticeTone;
  /** In milliseconds. Default 1500 (CONST-03), or 6000 with an action so that it can be reached. */
  readonly duration?: number;
  readonly action?: NoticeAction;
}

/** A notice on its way to a person. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly tone: NoticeTone;
  /** In milliseconds. */
  readonly duration: number;
  readonly action: NoticeAction | undefined;
}

/** Notices on screen, the oldest first, and those that wait for room. */
export interface NoticesState {
  readonly visible: readonly Notice[];
  readonly waiting: readonly Notice[];
}

/** The queue of short messages at the top of the window. */
export interface Notices {
  readonly getState: () => NoticesState;
  readonly subscribe: (listener: (state: NoticesState, before: NoticesState) => void) => () => void;
  /** Shows a notice and returns its id. One that is already there with the same text and tone starts again instead. */
  readonly show: (request: NoticeRequest) => string;
  /** Takes a notice away, so that the next one moves up; an unknown id is ignored. */
  readonly dismiss: (id: string) => void;
  /** Keeps a notice while the pointer or the focus is on it. */
  readonly hold: (id: string) => void;
  /** Lets a held notice go on for its whole time. */
  readonly release: (id: string) => void;
  /** Forgets every notice and timer. */
  readonly clear: () => void;
}
