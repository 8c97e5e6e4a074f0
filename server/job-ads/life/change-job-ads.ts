import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { changeJobAds as endpoint } from '@qareeb/contract/job-ads/job-ad-life'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inCompany } from '../../ground/use-case.ts'
import { sentenceOf } from '../../platform/http/refusals/sentences.ts'
import { closeInside } from './close-job-ad.ts'
import { extendInside } from './extend-job-ad.ts'

type Body = InputOf<typeof endpoint>['body']

/**
 * Closes or extends several ads, each in a transaction of its own: a refusal of one leaves the others done.
 * @returns for each ad, in the order of the request, the refusal or null
 */
export async function changeJobAds(
  context: Context,
  { body }: { body: Body },
): Promise<ResponseOf<typeof endpoint>> {
  const items = []
  // One after another: each locks the company, and the plan counts the ads that the one before has opened.
  for (const id of body.ids) items.push({ id, refusal: await refusalOf(context, { ...body, jobAdId: id }) })
  return { items }
}

async function refusalOf(context: Context, { change, ...one }: Body & { jobAdId: string }) {
  try {
    await (change === 'close'
      ? inCompany(context, jobAdRights.close, (context) => closeInside(context, one))
      : inCompany(context, jobAdRights.extend, (context) => extendInside(context, one)))
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { code: error.code, message: sentenceOf(error.code, context.locale, error.details) }
  }
}
