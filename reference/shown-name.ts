import type { Place } from './place.ts'
import { placeByKey } from './places.ts'

/** First words of districts that are no residential quarter, or that already name their kind. */
const saysItself =
  /^(مطار|ميناء|جامعة|مدينة|المدينة|مركز|ضاحية|الصناعية|الحرم|منى|مزدلفة|عرفات|الكورنيش|ذو)(?= |$)/

/** The name as it stands beside others: «حي الملك فهد» is a district, «الملك فهد» would be a person. */
export const shownName = ({ kind, name }: Pick<Place, 'kind' | 'name'>): Place['name'] =>
  kind === 'district' && !saysItself.test(name.ar) ? { ...name, ar: `حي ${name.ar}` } : name

/** The same of the place with a key; null where there is none. */
export function shownNameOf(key: string | null): Place['name'] | null {
  const place = key === null ? undefined : placeByKey(key)
  return place ? shownName(place) : null
}
