import type { phrases as arabic } from '../../../ar/phrases/candidates/candidate-board.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  empty: 'Nobody here',
  help: 'Arrows, Home and End go from card to card. Enter opens the application. Space picks the card up, arrows choose a column, Space drops it, Esc lets go. 1 to 4 move it at once.',
  picked: '{name} picked up from “{state}”',
  over: 'Over “{state}”',
  dropped: '{name} is now in “{state}”',
  cancelled: '{name} stays in place',
})
