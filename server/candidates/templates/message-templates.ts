import { outcomes as arabicOutcomes } from '@qareeb/content/ar/emails/candidates'
import { letters as arabicLetters } from '@qareeb/content/ar/emails/letters'
import { outcomes as englishOutcomes } from '@qareeb/content/en/emails/candidates'
import { letters as englishLetters } from '@qareeb/content/en/emails/letters'
import { rejectionReasons } from '@qareeb/contract/candidates'
import {
  type addMessageTemplate as addEndpoint,
  type changeMessageTemplate as changeEndpoint,
  type deleteMessageTemplate as deleteEndpoint,
  type listMessageTemplates as listEndpoint,
  type MessageTemplate,
  templateBounds,
} from '@qareeb/contract/candidates/bulk'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { closingOutcomes } from '@qareeb/contract/job-ads/job-ad-life'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { cleanName, cleanText } from '../../ground/text-rules.ts'
import { type InCompany, inCompany } from '../../ground/use-case.ts'
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  isNameTaken,
  listTemplates,
  updateTemplate,
} from '../queries/templates.ts'

const textsOf = (key: keyof typeof arabicLetters) => ({ ar: arabicLetters[key], en: englishLetters[key] })

const prepared: ResponseOf<typeof listEndpoint>['prepared'] = [
  ...rejectionReasons.map((reason) => ({
    use: 'reject' as const,
    reason,
    texts: textsOf(`reject.${reason}`),
  })),
  { use: 'message', reason: null, texts: textsOf('message') },
]

const closing: ResponseOf<typeof listEndpoint>['closing'] = closingOutcomes.map((outcome) => ({
  outcome,
  texts: { ar: arabicOutcomes[outcome], en: englishOutcomes[outcome] },
}))

/** Texts for answers to candidates: the company's own by name, and prepared ones. */
export const listMessageTemplates = (context: Context): Promise<ResponseOf<typeof listEndpoint>> =>
  inCompany(context, candidateRights.read, async ({ db, organizationId }) => ({
    items: await listTemplates(db, organizationId),
    prepared,
    closing,
  }))

type Body = InputOf<typeof addEndpoint>['body']

/** @throws AppError `request.invalid` when cleaning leaves nothing of the name */
function readTemplate({ name: typed, use, texts }: Body) {
  const name = cleanName(typed)
  if (name === '') throw new AppError('request.invalid', { errors: [{ path: 'name', problem: 'required' }] })
  return {
    name,
    use,
    texts: { ar: cleanText(texts.ar ?? '') || null, en: cleanText(texts.en ?? '') || null },
  }
}

const note = (context: InCompany<Context>, subject: string, change: 'add' | 'change' | 'delete') =>
  recordEvent(context, {
    action: 'candidate.template',
    organizationId: context.organizationId,
    subject,
    details: { change },
  })

/** Keeps a text. @throws AppError `candidate.templateNameTaken`, `candidate.tooManyTemplates`, `request.invalid` */
export const addMessageTemplate = (context: Context, { body }: { body: Body }): Promise<MessageTemplate> =>
  inCompany(context, candidateRights.decide, async (context) => {
    const { db, organizationId } = context
    const template = readTemplate(body)
    if ((await countTemplates(db, organizationId)) >= templateBounds.most)
      throw new AppError('candidate.tooManyTemplates')
    const id = await insertTemplate(db, { ...template, organizationId, at: context.now() })
    if (id === undefined) throw new AppError('candidate.templateNameTaken')
    await note(context, id, 'add')
    return { id, ...template }
  })

/** Changes a text. @throws AppError `candidate.templateNotFound`, `candidate.templateNameTaken`, `request.invalid` */
export const changeMessageTemplate = (
  context: Context,
  { params: { id }, body }: Pick<InputOf<typeof changeEndpoint>, 'params' | 'body'>,
): Promise<MessageTemplate> =>
  inCompany(context, candidateRights.decide, async (context) => {
    const { db, organizationId } = context
    const template = readTemplate(body)
    if (await isNameTaken(db, { id, organizationId, ...template }))
      throw new AppError('candidate.templateNameTaken')
    const isThere = await updateTemplate(db, { id, organizationId, ...template, at: context.now() })
    if (!isThere) throw new AppError('candidate.templateNotFound')
    await note(context, id, 'change')
    return { id, ...template }
  })

/** Deletes a text. @throws AppError `candidate.templateNotFound` */
export const deleteMessageTemplate = (
  context: Context,
  { params: { id } }: Pick<InputOf<typeof deleteEndpoint>, 'params'>,
): Promise<undefined> =>
  inCompany(context, candidateRights.decide, async (context) => {
    const { db, organizationId } = context
    if (!(await deleteTemplate(db, { id, organizationId }))) throw new AppError('candidate.templateNotFound')
    await note(context, id, 'delete')
    return undefined
  })
