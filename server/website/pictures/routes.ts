import { locales } from '@qareeb/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listPostsIn } from '../../blog/list-posts.ts'
import type { Services } from '../../ground/context.ts'
import { readPublicJobAd } from '../../job-ads/open-ads/get-job-ad.ts'
import { getCompanyFacts } from '../../organizations/get-company-facts.ts'
import type { QueryString } from '../../platform/http/input/query-string.ts'
import { canvas } from './canvas.ts'
import { companyPicture } from './company-picture.ts'
import { jobAdPicture } from './job-ad-picture.ts'
import type { KeepPictures } from './keep-pictures.ts'
import { logoPng } from './logo-png.ts'
import { postPicture } from './post-picture.ts'
import { sitePicture } from './site-picture.ts'

const day = 'public, max-age=86400'

/** Preview pictures of links; `?locale=en` gives the English one. */
export function registerLinkPictures(app: FastifyInstance, services: Services, draw: KeepPictures) {
  const { name } = services.config.site
  for (const locale of locales)
    app.get(`/og/site-${locale}.png`, async (_request, reply) =>
      sendPng(reply, await draw(sitePicture(locale, name[locale]), canvas.width)),
    )
  app.get<{ Params: { key: string } }>('/og/post/:key(^[a-z0-9-]{1,200}$).png', async (request, reply) => {
    const locale = askedLocale(request)
    const post = listPostsIn(locale).find(({ key }) => key === request.params.key)
    if (!post) return reply.callNotFound()
    return sendPng(reply, await draw(postPicture(post, locale, name[locale]), canvas.width))
  })
  app.get<{ Params: { id: string } }>('/og/job/:id(^[0-9a-fA-F-]{36}$).png', async (request, reply) => {
    const locale = askedLocale(request)
    const jobAd = await readPublicJobAd(services, request.params.id)
    return sendPng(reply, await draw(jobAdPicture(jobAd, locale, name[locale]), canvas.width))
  })
  app.get<{ Params: { id: string } }>('/og/company/:id(^[0-9a-fA-F-]{36}$).png', async (request, reply) => {
    const locale = askedLocale(request)
    const company = await getCompanyFacts(services, request.params.id)
    const logo = company.logo && (await logoPng(company.logo))
    return sendPng(
      reply,
      await draw(companyPicture({ ...company, logo }, locale, name[locale]), canvas.width),
    )
  })
}

/**
 * Our own parser made the query: see `createServer`. Other parameters only make an address new for caches of
 * pictures.
 */
const askedLocale = (request: FastifyRequest) =>
  (request.query as QueryString).values['locale'] === 'en' ? 'en' : 'ar'

/** Sends a picture that caches keep for a day. */
export const sendPng = (reply: FastifyReply, png: Buffer) =>
  reply.headers({ 'cache-control': day, 'content-type': 'image/png' }).send(png)
