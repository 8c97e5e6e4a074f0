import { source } from '../../phrase.ts'

/** The text of the window that returns from Google, if it cannot close itself. */
export const google = source({
  closeWindow: 'انتهت هذه الخطوة. أغلق هذه النافذة وتابع من الصفحة التي جئت منها.',
})
