import { source } from '../../phrase.ts'

/** What the window says that comes back from Google, where it cannot close itself. */
export const google = source({
  closeWindow: 'انتهت هذه الخطوة. أغلق هذه النافذة وتابع من الصفحة التي جئت منها.',
})
