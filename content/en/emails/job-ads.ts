import type * as arabic from '../../ar/emails/job-ads.ts'
import { translationOf } from '../../phrase.ts'

export const jobAdEnding = translationOf<typeof arabic.jobAdEnding>()({
  subject: 'One of your job ads ends soon at {site}',
  preheader: 'You can extend it by up to 30 days before it ends.',
  paragraphs: [
    'The last day of the job ad “{title}” of {company} is {date}. After that, search shows it no more.',
    'Extend it on its page to keep it open for up to 30 more days, or close it when the job is filled.',
  ],
  button: 'Open the job ad',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.jobAdEnding': 'Job ad that ends soon',
})
