/** The way to a part of the file area's state. Who holds more state than a module needs can hand it to the module as it is. */
export interface StateAccess<State> {
  readonly getState: () => State;
  /** Applies a pure transition to the state; fields that it leaves out stay. */
  readonly apply: (transition: (state: State) => Partial<State>) => void;
}
