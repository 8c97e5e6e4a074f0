import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as filesAr } from '@qareeb/content/ar/phrases/files'
import { phrases as formsAr } from '@qareeb/content/ar/phrases/forms'
import { phrases as identityAr } from '@qareeb/content/ar/phrases/identity'
import { phrases as profileAr } from '@qareeb/content/ar/phrases/users'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as filesEn } from '@qareeb/content/en/phrases/files'
import { phrases as formsEn } from '@qareeb/content/en/phrases/forms'
import { phrases as identityEn } from '@qareeb/content/en/phrases/identity'
import { phrases as profileEn } from '@qareeb/content/en/phrases/users'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { onFirstRequest } from '../support/on-first-request.ts'
import { openPage } from '../support/open-page.ts'
import { register, sendSignUp, somebody, tokenOf } from '../support/people.ts'

const languages = [
  {
    locale: 'ar',
    prefix: '',
    browser: 'ar-SA',
    t: filesAr,
    profile: profileAr,
    errors: errorsAr,
    forms: formsAr,
    identity: identityAr,
  },
  {
    locale: 'en',
    prefix: '/en',
    browser: 'en-GB',
    t: filesEn,
    profile: profileEn,
    errors: errorsEn,
    forms: formsEn,
    identity: identityEn,
  },
] as const

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)
const cv = { name: 'سيرة سارة.pdf', mimeType: 'application/pdf', buffer: pdf }

/** The profile of somebody who has just signed in. */
async function openProfile(page: Page, locale: 'ar' | 'en') {
  const person = await register(page.request, locale)
  const token = await tokenOf(page.request, person)
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await openPage(page, locale === 'ar' ? '/profile' : '/en/profile')
}

for (const { locale, prefix, browser, t, profile, errors, forms, identity } of languages)
  test.describe(`files (${locale})`, () => {
    test.use({ locale: browser })
    const field = (page: Page) => page.getByLabel(profile.file)

    test(
      'a CV is kept when it is chosen, survives a reload, and comes back as it was',
      { tag: '@phone' },
      async ({ page }) => {
        await openProfile(page, locale)
        await field(page).setInputFiles(cv)
        await expect(page.getByText(profile.fileKept, { exact: true })).toBeVisible()
        await page.reload()
        await expect(page.getByText('سيرة سارة')).toBeVisible()
        await expectNoViolations(page)

        const link = page.getByRole('link', { name: profile.downloadFile })
        const download = page.waitForEvent('download')
        await link.click()
        expect((await download).suggestedFilename()).toBe(cv.name)
        const answer = await page.request.get((await link.getAttribute('href')) ?? '')
        expect(Buffer.compare(await answer.body(), pdf)).toBe(0)
      },
    )

    test.describe('while the server keeps nothing', () => {
      test.use({ expectedComplaints: /503 \(/ })

      test(
        'a CV stays while the one that replaces it cannot be sent or kept',
        { tag: '@phone' },
        async ({ page }) => {
          test.slow()
          await openProfile(page, locale)
          await field(page).setInputFiles(cv)
          await expect(page.getByText(profile.fileKept, { exact: true })).toBeVisible()
          const kept = page.getByText('سيرة سارة')
          await page.getByRole('button', { name: profile.replaceFile }).click()
          const next = page.getByLabel(profile.newFile)
          await next.setInputFiles({
            ...cv,
            name: 'note.txt',
            mimeType: 'text/plain',
            buffer: Buffer.from('none'),
          })
          await expect(page.getByText(t.wrongType).first()).toBeVisible()
          await expect(kept).toBeVisible()

          await page.route('**/api/v1/user/me', (route) =>
            route.request().method() === 'PATCH'
              ? route.fulfill({ status: 503, json: {} })
              : route.continue(),
          )
          await page.getByRole('button', { name: t.remove }).click()
          await next.setInputFiles({ ...cv, name: 'later.pdf' })
          await expect(page.getByRole('button', { name: profile.keepFile })).toBeVisible()
          await expect(kept).toBeVisible()
          await page.getByRole('button', { name: profile.cancel }).click()
          await expect(page.getByRole('link', { name: profile.downloadFile })).toBeVisible()
          await page.reload()
          await expect(kept).toBeVisible()
        },
      )
    })

    test(
      'a file that is no document is not sent, or is refused by its content',
      { tag: '@phone' },
      async ({ page }) => {
        await openProfile(page, locale)
        const sent: string[] = []
        page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
        const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
        await field(page).setInputFiles({ ...cv, buffer: large })
        await expect(page.getByText(t.tooLarge.split('(')[0] ?? '').first()).toBeVisible()
        expect(sent).toEqual([])
        await page.getByRole('button', { name: t.remove }).click()
        await field(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pdf })
        await expect(page.getByText(t.wrongType).first()).toBeVisible()
        await page.getByRole('button', { name: t.remove }).click()
        await expect(field(page)).toBeEnabled()
      },
    )

    test('a file that is no picture is refused at its field', async ({ page }) => {
      await openProfile(page, locale)
      const photo = page.getByLabel(profile.choosePhoto)
      await photo.setInputFiles(cv)
      await expect(photo).toHaveAccessibleDescription(t.notAPicture)
    })

    test.describe('in trouble', () => {
      test.use({ expectedComplaints: /Failed to load resource/ })

      test('a program that is called a PDF is refused in words', { tag: '@alike' }, async ({ page }) => {
        await openProfile(page, locale)
        const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])
        await field(page).setInputFiles({ ...cv, buffer: program })
        await expect(page.getByText(errors['file.wrongType'])).toBeInViewport()
        await expect(page.getByText(t.notSent)).toBeHidden()
        await expect(page.getByRole('button', { name: t.retry })).toBeHidden()
      })

      test('an upload whose connection breaks goes on by itself', { tag: '@alike' }, async ({ page }) => {
        await openProfile(page, locale)
        await onFirstRequest(page, '**/files/incoming/**', (route) => route.abort('connectionreset'))
        await field(page).setInputFiles(cv)
        await expect(page.getByText(t.waiting)).toBeVisible()
        await expect(page.getByText(profile.fileKept, { exact: true })).toBeVisible()
      })

      test(
        'an upload without an address shows the failure and asks again',
        { tag: '@alike' },
        async ({ page }) => {
          await openProfile(page, locale)
          await onFirstRequest(page, '**/user/me/file', (route) => route.abort())
          await field(page).setInputFiles(cv)
          await expect(page.getByRole('listitem').getByText(t.noAddress)).toBeVisible()
          await page.getByRole('button', { name: t.retry }).click()
          await expect(page.getByText(profile.fileKept, { exact: true })).toBeVisible()
        },
      )
    })

    test(
      'a company sends its commercial registration along with its sign-up, once it is a document',
      { tag: '@phone' },
      async ({ page, request }) => {
        const person = somebody()
        await openPage(page, `${prefix}/register?type=company`)
        const chooser = page.getByLabel(identity.registration)
        await chooser.setInputFiles({ name: 'registration.csv', mimeType: 'text/csv', buffer: pdf })
        await page.getByRole('button', { name: identity.createAccount }).click()
        const summary = page.getByRole('group', { name: forms.summaryLabel })
        await expect(summary).toContainText(t.wrongTypeOrPhoto)
        await expect(chooser).toHaveAccessibleDescription(new RegExp(t.wrongTypeOrPhoto))
        await page.getByLabel(identity.registration).setInputFiles({ ...cv, name: 'سجل.pdf' })
        await expect(page.getByText(t.uploaded)).toBeVisible()
        await sendSignUp(page, { t: identity, forms }, person)
        await expect(page.getByRole('heading', { name: identity.checkMailTitle })).toBeVisible()

        const authorization = `Bearer ${await tokenOf(request, person)}`
        const answer = await request.get('/api/v1/user/me/data', { headers: { authorization } })
        expect(await answer.json()).toMatchObject({ files: [{ purpose: 'registration', name: 'سجل.pdf' }] })
      },
    )

    test(
      'a picture is cut to a square by keys and pointer, and shown',
      { tag: '@phone' },
      async ({ page }) => {
        await openProfile(page, locale)
        const picture = await (await page.request.get('/icons/app-512.png')).body()
        const choose = page.getByLabel(profile.choosePhoto)
        await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
        await page.getByLabel(t.zoom).fill('2')
        const stage = page.getByLabel(t.cropArea)
        const drawn = () =>
          stage.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
        const zoomed = await drawn()
        await stage.press('ArrowLeft')
        await expect.poll(drawn).not.toBe(zoomed)
        await stage.press('ArrowRight')
        await expect.poll(drawn).toBe(zoomed)
        await stage.hover()
        await page.mouse.down()
        await page.mouse.move(700, 300, { steps: 3 })
        await page.mouse.up()
        await expect.poll(drawn).not.toBe(zoomed)
        await expectNoViolations(page)
        await page.getByRole('button', { name: t.useCrop }).click()
        await expect(page.getByRole('main').locator('img[src*="/files/pictures/"]')).toBeVisible()
        await page.getByRole('button', { name: profile.removePhoto }).click()
        await expect(page.getByRole('main').locator('img[src*="/files/pictures/"]')).toBeHidden()
      },
    )
  })
