/** Weight of a notice. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** A way back or on that a notice offers, such as Undo. */
export interface NoticeAction {
  readonly label: string;
  /** Pressing takes the notice away. */
  readonly onPress: () => void;
}

/** Options of a notice. */
export interface NoticeRequest {
  readonly text: string;
  /** A second line: which item, or where to. Default none. */
  readonly detail?: string;
  /** Default `info`. */
  readonly tone?: NoticeTone;
  /** In milliseconds. Default 1500 (CONST-03), or 6000 with an action so that it can be reached. */
  readonly duration?: number;
  readonly action?: NoticeAction;
  /** A second way, such as Show beside Undo. Default none. */
  readonly further?: NoticeAction;
  /**
   * Subject of the notice: it replaces a notice with the same topic. Without a topic it replaces only an
   * equal notice.
   */
  readonly topic?: string;
}

/** A notice on its way to a person. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly tone: NoticeTone;
  /** In milliseconds. */
  readonly duration: number;
  readonly action: NoticeAction | undefined;
  readonly detail: string | undefined;
  readonly further: NoticeAction | undefined;
  readonly topic: string | undefined;
}

/**
 * Notices on screen, and those that wait for room. There is room for one success or info, the latest, and for
 * one warning, the oldest, which comes first.
 */
export interface NoticesState {
  readonly visible: readonly Notice[];
  readonly waiting: readonly Notice[];
}

/** The short messages of a page. */
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
