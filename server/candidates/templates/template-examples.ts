import {
  addMessageTemplate,
  changeMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
} from '@qareeb/contract/candidates/bulk'
import { example } from '../../platform/http/openapi/example.ts'

const template = {
  id: 'b2c3d4e5-f6a7-4b8c-9d0e-1f2a3b4c5d6e',
  name: 'Another time',
  use: 'message',
  texts: { ar: null, en: 'Thank you for applying for {jobAd}. We write again in spring.' },
} as const

/** Answers about texts that a company keeps. */
export const templateExamples = [
  example(listMessageTemplates, {
    items: [template],
    prepared: [{ use: 'message', reason: null, texts: template.texts }],
    closing: [
      {
        outcome: 'cancelled',
        texts: {
          ar: 'توقّف البحث عن موظف لهذه الوظيفة.',
          en: 'The search for somebody for this job has stopped.',
        },
      },
    ],
  }),
  example(addMessageTemplate, template),
  example(changeMessageTemplate, template),
  example(deleteMessageTemplate, undefined),
]
