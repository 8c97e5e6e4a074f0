import { Readable } from 'node:stream'
import { locales } from '@qareeb/contract/locale'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../context.ts'
import { manifest } from './manifest.ts'
import { canvas } from './pictures/canvas.ts'
import { toIco } from './pictures/draw.ts'
import { keepPictures } from './pictures/keep-pictures.ts'
import { appIcon, favicon } from './pictures/mark.ts'
import { sitePicture } from './pictures/site-picture.ts'
import { listSiteMapAds, listSiteMapParts } from './queries.ts'
import { robots } from './robots.ts'
import { listFixedPages, siteMapIndex, siteMapPart } from './site-map.ts'

const day = 'public, max-age=86400'

/** What programs fetch from a site besides its pages: for search engines, for previews of links, for home screens. */
export function registerWebsite(app: FastifyInstance, services: Services): void {
  registerSiteMap(app, services)
  registerIcons(app)
  registerPictures(app, services)
}

function registerSiteMap(app: FastifyInstance, { config, db, now }: Services) {
  const origin = config.publicOrigin
  // A closed ad leaves the site map at once, so nobody may keep it.
  const sendXml = (reply: FastifyReply, xml: string | Readable) =>
    reply.headers({ 'cache-control': 'no-cache', 'content-type': 'application/xml; charset=utf-8' }).send(xml)

  app.get('/robots.txt', (_request, reply) =>
    reply.headers({ 'cache-control': day, 'content-type': 'text/plain; charset=utf-8' }).send(robots(origin)),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await listSiteMapParts({ db, now })
    return sendXml(reply, siteMapIndex(origin, ['pages', ...parts.map((part) => `job-ads-${part}`)]))
  })
  app.get('/sitemaps/pages.xml', (_request, reply) =>
    sendXml(reply, Readable.from(siteMapPart(origin, listFixedPages()))),
  )
  app.get<{ Params: { part: string } }>('/sitemaps/job-ads-:part(^\\d{1,5}$).xml', (request, reply) =>
    sendXml(
      reply,
      Readable.from(siteMapPart(origin, listSiteMapAds({ db, now }, Number(request.params.part)))),
    ),
  )
}

function registerIcons(app: FastifyInstance) {
  const keep = keepPictures()
  app.get('/favicon.svg', (_request, reply) =>
    reply.headers({ 'cache-control': day, 'content-type': 'image/svg+xml' }).send(favicon),
  )
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .headers({ 'cache-control': day, 'content-type': 'image/x-icon' })
      .send(toIco(await keep('favicon', 32, () => favicon), 32)),
  )
  const sizes = { '/apple-touch-icon.png': 180, '/icons/app-192.png': 192, '/icons/app-512.png': 512 }
  for (const [path, size] of Object.entries(sizes))
    app.get(path, async (_request, reply) => sendPng(reply, await keep(path, size, () => appIcon)))
}

function registerPictures(app: FastifyInstance, { config }: Services) {
  const keep = keepPictures()
  for (const locale of locales) {
    const name = config.site.name[locale]
    app.get(locale === 'ar' ? '/site.webmanifest' : '/en/site.webmanifest', (_request, reply) =>
      reply
        .headers({ 'cache-control': day, 'content-type': 'application/manifest+json; charset=utf-8' })
        .send(JSON.stringify(manifest(locale, name))),
    )
    app.get(`/og/site-${locale}.png`, async (_request, reply) =>
      sendPng(reply, await keep(locale, canvas.width, () => sitePicture(locale, name))),
    )
  }
}

const sendPng = (reply: FastifyReply, png: Buffer) =>
  reply.headers({ 'cache-control': day, 'content-type': 'image/png' }).send(png)
