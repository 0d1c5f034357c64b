/** The way to a part of the file area's state. Who holds more state than a module needs can hand it to the module as it is. */
export interface StateAccess<State> {
  readonly getState: () => State;
  /** Moves the state on by a pure transition; what it leaves out stays. */
  readonly apply: (transition: (state: State) => Partial<State>) => void;
}
