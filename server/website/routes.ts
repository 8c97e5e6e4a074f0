import { locales } from '@qareeb/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listPostsIn } from '../blog/list-posts.ts'
import type { Services } from '../ground/context.ts'
import { readPublicJobAd } from '../job-ads/open-ads/get-job-ad.ts'
import { lastRange, listRangesOfOpenAds, stampOfOpenAds } from '../job-ads/open-ads/list-open-ad-addresses.ts'
import { lastRangeOfCompanies, listRangesOfPublicCompanies } from '../organizations/list-public-addresses.ts'
import { getOrganizationFacts } from '../organizations/public-page/get-organization-facts.ts'
import type { QueryString } from '../platform/http/input/parse-query-string.ts'
import { blogFeed } from './blog-feed.ts'
import { keepParts, type Part } from './keep-parts.ts'
import { listCompanyEntries } from './list-company-entries.ts'
import { listJobAdEntries } from './list-job-ad-entries.ts'
import { listPostEntries } from './list-post-entries.ts'
import { listSearchEntries } from './list-search-entries.ts'
import { manifest } from './manifest.ts'
import { offlinePage } from './offline-page.ts'
import { canvas } from './pictures/canvas.ts'
import { companyPicture } from './pictures/company-picture.ts'
import { toIco } from './pictures/draw.ts'
import { jobAdPicture } from './pictures/job-ad-picture.ts'
import { type KeepPictures, keepPictures } from './pictures/keep-pictures.ts'
import { logoPng } from './pictures/logo-png.ts'
import { appIcon, favicon } from './pictures/mark.ts'
import { postPicture } from './pictures/post-picture.ts'
import { sitePicture } from './pictures/site-picture.ts'
import { robots } from './robots.ts'
import { listFixedPages, type SiteMapEntry, siteMapIndex, siteMapPart } from './site-map.ts'

const day = 'public, max-age=86400'

/** How long parts are kept whose changes may show later: searches with ads, and companies. */
const keptMs = 10 * 60_000

/** The site's addresses for programs: search engines, link previews, home screens. */
export function registerWebsite(app: FastifyInstance, services: Services): void {
  registerSiteMap(app, services)
  registerManifests(app, services)
  registerFeeds(app, services)
  registerOfflinePages(app)
  const draw = keepPictures()
  registerIcons(app, draw)
  registerLinkPictures(app, services, draw)
}

function registerSiteMap(app: FastifyInstance, services: Services) {
  const origin = services.config.publicOrigin
  // A closed ad leaves the site map at once, so it must not be cached.
  const sendXml = (reply: FastifyReply, xml: string) =>
    reply.headers({ 'cache-control': 'no-cache', 'content-type': 'application/xml; charset=utf-8' }).send(xml)

  app.get('/robots.txt', (_request, reply) =>
    reply.headers({ 'cache-control': day, 'content-type': 'text/plain; charset=utf-8' }).send(robots(origin)),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const [jobAds, companies] = await Promise.all([
      listRangesOfOpenAds(services),
      listRangesOfPublicCompanies(services),
    ])
    const ranges = [
      ...companies.map((part) => `companies-${part}`),
      ...jobAds.map((part) => `job-ads-${part}`),
    ]
    const parts = ['pages', ...(jobAds.length > 0 ? ['searches'] : []), ...ranges]
    return sendXml(reply, siteMapIndex(origin, parts))
  })
  app.get('/sitemaps/pages.xml', async (_request, reply) =>
    sendXml(reply, siteMapPart(origin, [...listFixedPages(), ...(await listPostEntries(services))])),
  )
  const keep = keepParts()
  const searches = keptForAWhile(services, 'searches', () => listSearchEntries(services))
  app.get('/sitemaps/searches.xml', async (_request, reply) => sendXml(reply, await keep(searches)))
  app.get<AskedPart>('/sitemaps/job-ads-:part(^\\d{1,7}$).xml', async ({ params }, reply) => {
    const part = Number(params.part)
    if (part > lastRange) return reply.callNotFound()
    const xml = await keep({
      name: `job-ads-${part}`,
      stamp: () => stampOfOpenAds(services, part),
      make: async () => siteMapPart(origin, await listJobAdEntries(services, part)),
    })
    return sendXml(reply, xml)
  })
  app.get<AskedPart>('/sitemaps/companies-:part(^\\d{1,7}$).xml', async ({ params }, reply) => {
    const part = Number(params.part)
    if (part > lastRangeOfCompanies) return reply.callNotFound()
    const list = () => listCompanyEntries(services, part)
    return sendXml(reply, await keep(keptForAWhile(services, `companies-${part}`, list)))
  })
}

/** A part without a cheap stamp, such as the searches that have ads: counting all cities costs more than a part of ads. */
const keptForAWhile = (services: Services, name: string, list: () => Promise<SiteMapEntry[]>): Part => ({
  name,
  stamp: async () => String(Math.floor(services.now().getTime() / keptMs)),
  make: async () => siteMapPart(services.config.publicOrigin, await list()),
})

type AskedPart = { Params: { part: string } }

function registerIcons(app: FastifyInstance, draw: KeepPictures) {
  app.get('/favicon.svg', (_request, reply) =>
    reply.headers({ 'cache-control': day, 'content-type': 'image/svg+xml' }).send(favicon),
  )
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .headers({ 'cache-control': day, 'content-type': 'image/x-icon' })
      .send(toIco(await draw(favicon, 32), 32)),
  )
  const sizes = { '/apple-touch-icon.png': 180, '/icons/app-192.png': 192, '/icons/app-512.png': 512 }
  for (const [path, size] of Object.entries(sizes))
    app.get(path, async (_request, reply) => sendPng(reply, await draw(appIcon, size)))
}

function registerManifests(app: FastifyInstance, { config }: Services) {
  for (const locale of locales)
    app.get(locale === 'ar' ? '/site.webmanifest' : '/en/site.webmanifest', (_request, reply) =>
      reply
        .headers({ 'cache-control': day, 'content-type': 'application/manifest+json; charset=utf-8' })
        .send(JSON.stringify(manifest(locale, config.site.name[locale]))),
    )
}

/** Pages that the service worker keeps, to show them without a connection. */
function registerOfflinePages(app: FastifyInstance) {
  for (const locale of locales)
    app.get(locale === 'ar' ? '/offline' : '/en/offline', (request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
        .send(offlinePage(locale, request.nonce)),
    )
}

/** The posts of the blog as RSS, in each language. */
function registerFeeds(app: FastifyInstance, services: Services) {
  const { publicOrigin: origin, site } = services.config
  for (const locale of locales)
    app.get(locale === 'ar' ? '/blog/rss.xml' : '/en/blog/rss.xml', async (_request, reply) => {
      const posts = await listPostsIn(services, locale)
      return reply
        .headers({
          'cache-control': 'public, max-age=600',
          'content-type': 'application/rss+xml; charset=utf-8',
        })
        .send(blogFeed({ origin, locale, siteName: site.name[locale], posts }))
    })
}

/** Preview pictures of links; `?locale=en` gives the English one. */
function registerLinkPictures(app: FastifyInstance, services: Services, draw: KeepPictures) {
  const { name } = services.config.site
  for (const locale of locales)
    app.get(`/og/site-${locale}.png`, async (_request, reply) =>
      sendPng(reply, await draw(sitePicture(locale, name[locale]), canvas.width)),
    )
  app.get<{ Params: { key: string } }>('/og/post/:key(^[a-z0-9-]{1,200}$).png', async (request, reply) => {
    const locale = askedLocale(request)
    const posts = await listPostsIn(services, locale)
    const post = posts.find(({ key }) => key === request.params.key)
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
    const company = await getOrganizationFacts(services, request.params.id)
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

const sendPng = (reply: FastifyReply, png: Buffer) =>
  reply.headers({ 'cache-control': day, 'content-type': 'image/png' }).send(png)
