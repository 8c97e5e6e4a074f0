import type { google as arabic } from '../../ar/texts/google.ts'
import { translationOf } from '../../phrase.ts'

export const google = translationOf<typeof arabic>()({
  closeWindow: 'This step is done. Close this window and go on in the page that you came from.',
})
