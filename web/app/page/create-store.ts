/** A state that a reducer changes, shared by components and by loaders outside of React. */
export type Store<State, Action> = {
  read: () => State
  dispatch: (action: Action) => void
  /** Calls back after each change. @returns stops it */
  subscribe: (listener: () => void) => () => void
}

/** Makes a store. Its owner hands it on through a context: no module keeps one, so that pages and requests stay apart. */
export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> {
  let state = initial
  let listeners: readonly (() => void)[] = []
  return {
    read: () => state,
    dispatch(action) {
      const next = reduce(state, action)
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners = [...listeners, listener]
      return () => {
        listeners = listeners.filter((one) => one !== listener)
      }
    },
  }
}

/** A store that stays as it is, for the server and for pages without the real one. */
export const fixedStore = <State, Action>(state: State): Store<State, Action> => ({
  read: () => state,
  dispatch: () => undefined,
  subscribe: () => () => undefined,
})
