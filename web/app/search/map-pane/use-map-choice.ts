import { useStore } from '../../page/use-store.ts'

export type MapChoice = { isHidden: boolean; hide: () => void; show: () => void }

const key = 'map'

/** An event of the document: the choice stands there too. */
const changed = 'map-choice'

/** Run before the first paint: an attribute of the document has the choice, and the style sheet follows it. */
export const mapChoiceScript = `try{if(localStorage.getItem('${key}')==='hidden')document.documentElement.dataset.map='hidden'}catch{}`

/** Whether the map is beside the list, by the reader's choice; stored on this device. */
export function useMapChoice(): MapChoice {
  const isHidden = useStore(subscribe, isMapHidden, () => false)
  return { isHidden, hide: () => choose('hidden'), show: () => choose('shown') }
}

function isMapHidden(): boolean {
  const { dataset } = document.documentElement
  // The script before the paint runs with a whole document alone; in a step from another page the choice has not been
  // read yet.
  dataset['map'] ??= read() ?? 'shown'
  return dataset['map'] === 'hidden'
}

function choose(choice: 'hidden' | 'shown') {
  document.documentElement.dataset['map'] = choice
  write(choice)
  document.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void) {
  document.addEventListener(changed, listener)
  return () => document.removeEventListener(changed, listener)
}

function read() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(choice: string) {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage may be closed to this site; the choice then lasts as long as the page.
  }
}
