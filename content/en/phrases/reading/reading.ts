import type { phrases as arabic } from '../../../ar/phrases/reading/reading.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  aboutDescription: 'Who builds {name}, why, and what we hold ourselves to with job seekers and companies.',
  searchJobs: 'Search jobs',
  forCompanies: 'For companies',
  joinTitle: 'Where to start',
  joinText: 'Look at the jobs around you, or publish your company’s first ad.',

  deletionDescription:
    'How to delete your account yourself, what is erased and when, and how a company is deleted.',
  'picture.delete-account': 'The part “Delete account” at the end of the profile',
  'picture.confirm-deletion': 'The question before an account is deleted',
  openProfile: 'Open my profile',
})
