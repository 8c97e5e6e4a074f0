import type { APIRequestContext } from '@playwright/test'
import { drawnRegistration } from '../support/administration-words.ts'
import { applyingWords } from '../support/applying-words.ts'
import { cardsOf } from '../support/cards-of.ts'
import { edgesOf } from '../support/edges-of.ts'
import { filled } from '../support/filled.ts'
import { allowPosition } from '../support/hold-position.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { onceAnswered } from '../support/once-answered.ts'
import { openPage, takenOver } from '../support/open-page.ts'
import { choosePassword, omar, openSignedIn, signIn, somebody, tokenOf } from '../support/people.ts'
import { addAd, addBranch, addPublisher, contentOf } from '../support/publishers.ts'
import { readLink } from '../support/read-mail.ts'
import { openElsewhere, registerEmployer } from '../support/teams.ts'

// Hours, days and months pass in `passing-time/passing-time.spec.ts`.

/** An open ad of the company, another for each language, so that journeys do not meet. */
async function findAd(request: APIRequestContext, at: number): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const answer = await request.get('/api/v1/organization/ads?state=active&sort=oldest', { headers })
  // The contract has this type.
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return items[at]?.id ?? ''
}

/** A new ad of four branches of a new company. @returns its title, which no other ad has */
async function addBranched(request: APIRequestContext, locale: 'ar' | 'en'): Promise<string> {
  const publisher = await addPublisher(request, locale)
  const branches = [...publisher.branches]
  for (const name of ['Malqa branch', 'Naseem branch', 'Rawdah branch'])
    branches.push(await addBranch(request, publisher.headers, name))
  const title = `Branch accountant ${crypto.randomUUID().slice(0, 6)}`
  const content = contentOf(branches, locale, {
    title,
    description: 'You close the books of the branch every month.',
  })
  await addAd(request, publisher, { content, status: 'published' })
  return title
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { page: job, form, own, team, ads, files, forms } = applyingWords[locale]

  test.describe(`applying as a guest (${locale})`, () => {
    // After some applications from one address the server requires a captcha, which the page solves; a link that was
    // cut short is refused; one sending fails.
    test.use({ locale: browser, expectedComplaints: /(40[03]|503) \(|ERR_INTERNET_DISCONNECTED/ })

    const dialog = (page: Page) => page.getByRole('dialog')
    const document = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: drawnRegistration }

    const isPanel = async (page: Page) => (await dialog(page).getAttribute('class')) === 'apply-panel'

    async function consent(page: Page) {
      for (const box of await dialog(page).getByRole('checkbox').all()) await box.check()
    }

    const expectConsents = async (page: Page) => {
      for (const box of await dialog(page).getByRole('checkbox').all()) await expect(box).toBeChecked()
    }

    const openForm = (page: Page) => page.getByRole('button', { name: job.apply, exact: true }).click()

    async function fill(page: Page, guest: { firstName: string; email: string }) {
      await dialog(page).getByLabel(form.name, { exact: true }).fill(guest.firstName)
      await dialog(page).getByLabel(form.email, { exact: true }).fill(guest.email)
      await dialog(page).getByLabel(form.phone, { exact: true }).fill('0500000142')
      await dialog(page).getByLabel(form.message).fill('Six years in finance.')
    }

    test('a guest applies with a file in spite of a failure, undoes it, applies again and follows it by the mailed link, the team sets an interview, and another company sees nothing', async ({
      page,
      request,
      browser: chromium,
    }) => {
      test.slow()
      const adId = await findAd(request, locale === 'ar' ? 0 : 1)
      const guest = somebody(`Layan${crypto.randomUUID().slice(0, 4)}`)
      await openPage(page, `${prefix}/job/${adId}`)
      await openForm(page)
      await fill(page, guest)
      const chooser = dialog(page).getByLabel(form.file)
      await chooser.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('none') })
      await expect(dialog(page).getByText(files.wrongType)).toBeVisible()
      const error = await edgesOf(page, `text=${files.wrongType}`)
      const foot = await edgesOf(page, '.apply-foot')
      expect(foot.top - error.bottom, 'the whole error stands above the foot').toBeGreaterThan(12)
      await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
      const summary = dialog(page).getByRole('group', { name: forms.summaryLabel })
      await expect(summary).toContainText(files.wrongType)
      await expect(chooser).toHaveAccessibleDescription(new RegExp(files.wrongType))
      await dialog(page).getByRole('button', { name: files.remove }).click()
      await expect(summary).not.toContainText(files.wrongType)
      await expect(
        dialog(page)
          .getByText(locale === 'ar' ? 'هذه الموافقة مطلوبة.' : 'This consent is required.')
          .first(),
      ).toBeVisible()

      await chooser.setInputFiles(document)
      await expect(dialog(page).getByText(files.uploaded)).toBeVisible()
      await consent(page)
      await expectNoViolations(page)
      const calls = '**/api/v1/job-ad/*/candidates'
      await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
      const send = dialog(page).getByRole('button', { name: form.send, exact: true })
      await send.click()
      await expect(summary.getByRole('paragraph')).toBeVisible()
      // On phones the form covers the switch of the language.
      if (await isPanel(page))
        for (const next of [locale === 'ar' ? 'en' : 'ar', locale] as const) {
          await page.getByRole('banner').locator(`a[hreflang="${next}"]`).click()
          const name = dialog(page).getByLabel(applyingWords[next].form.name, { exact: true })
          await expect(name).toHaveValue(guest.firstName)
          await expectConsents(page)
        }
      await page.reload()
      await takenOver(page)
      await page.getByRole('button', { name: job.apply, exact: true }).click()
      await expect(dialog(page).getByText(document.name)).toBeVisible()
      await expectConsents(page)
      await send.press('Enter')
      // A second press does not take back what the first one has sent.
      await expect(dialog(page).getByRole('group', { name: form.undoErases })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(dialog(page).getByRole('button', { name: form.undo })).toBeFocused()
      await page.keyboard.press('Enter')

      const title = filled(form.title, { title: '.+' })
      await expect(dialog(page).getByRole('group', { name: title })).toBeFocused()
      const again = filled(form.chooseAgain, { name: '.+' })
      await expect(dialog(page).getByText(again)).toBeVisible()
      await chooser.setInputFiles(document)
      await expect(dialog(page).getByText(files.uploaded)).toBeVisible()
      await expect(dialog(page).getByText(again)).toBeHidden()
      await expect(dialog(page).getByLabel(form.name, { exact: true })).toHaveValue(guest.firstName)
      await expect(dialog(page).getByLabel(form.email, { exact: true })).toHaveValue(guest.email)
      await expect(dialog(page).getByLabel(form.message)).toHaveValue('Six years in finance.')
      await send.click()
      await expect(dialog(page).getByRole('heading', { name: form.sentTitle })).toBeVisible()

      const link = await readLink(guest.email, `${prefix}/applications/`, 45_000)
      await expect(dialog(page).getByText(filled(form.comingLinkLeft, { email: guest.email }))).toBeVisible()
      await openPage(page, link.slice(0, -60))
      await expect(page.getByText(own.invalidTitle)).toBeVisible()
      await openPage(page, link)
      await expect(page.getByRole('heading', { name: own.timeline })).toBeVisible()
      await expectNoViolations(page)

      await openSignedIn(page, omar, `${prefix}/dashboard/job-ad/${adId}`)
      await page.getByRole('searchbox', { name: team.search }).fill(guest.email)
      await page.getByRole('button', { name: guest.firstName }).click()
      await expect(page.getByText(document.name)).toBeVisible()
      await page
        .getByRole('group', { name: team.move })
        .getByRole('button', { name: team['state.in-progress'] })
        .click()
      await expect(page.getByRole('button', { name: team.undo })).toBeVisible()
      await expectNoViolations(page)
      const address = new URL(page.url())
      await page.getByRole('button', { name: team['step.interview'], exact: true }).click()
      await onceAnswered(page, '/candidates/', () =>
        dialog(page).getByRole('button', { name: team.save, exact: true }).click(),
      )
      await expect(page.getByText(filled(team.promisedBy, { date: '.+' })).first()).toBeVisible()
      await openPage(page, link)
      await expect(page.getByText(own['stage.in-progress']).first()).toBeVisible()
      await expect(page.getByText(filled(own.promised, { date: '.+' }))).toBeVisible()

      const rival = await openElsewhere(chromium, identity)
      const returnTo = encodeURIComponent(address.pathname + address.search)
      await openPage(rival, `${prefix}/login?returnTo=${returnTo}`)
      await signIn(rival, identity, await registerEmployer(request, locale))
      await expect(rival.getByText(ads.notFoundTitle)).toBeVisible()
      await openPage(rival, `${prefix}/dashboard/candidates`)
      await expect(rival.getByText(team.noneTitle)).toBeVisible()
      await rival.context().close()
    })

    test(
      'a guest finds an ad and one of its four branches, waits without a connection, undoes after a reload, sends again and makes an account',
      { tag: '@phone' },
      async ({ page, context, request }) => {
        test.slow()
        const title = await addBranched(request, locale)
        const guest = somebody(`Noura${crypto.randomUUID().slice(0, 4)}`)
        await allowPosition(context, { latitude: 24.05, longitude: 47.6 })
        await openPage(page, `${prefix}/search?q=${encodeURIComponent(title)}`)
        await cardsOf(page).getByRole('link', { name: title }).click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await openForm(page)
        const nameField = dialog(page).getByLabel(form.name, { exact: true })
        await expect(nameField).toBeVisible()
        await context.setOffline(true)
        await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
        await expect(nameField).toHaveAttribute('aria-invalid', 'true')
        await context.setOffline(false)
        await fill(page, guest)
        await dialog(page).getByRole('button', { name: form.howFar }).click()
        await expect(dialog(page).getByText(form.farAnyway)).toBeVisible()
        const branch = dialog(page).getByRole('combobox', { name: form.location })
        await branch.fill('MALQA')
        await expect(dialog(page).getByRole('option')).toHaveCount(1)
        await branch.press('ArrowDown')
        await branch.press('Enter')
        await expect(branch).toHaveValue('Malqa branch')
        await expect(dialog(page).getByText(form.farWithNearer)).toBeVisible()
        await branch.press('ArrowDown')
        await expect(dialog(page).getByRole('option')).toHaveCount(4)
        await expectNoViolations(page, 'dialog, .apply-panel')
        await branch.press('Escape')
        await expect(dialog(page).getByRole('option').first()).toBeHidden()
        await consent(page)
        await context.setOffline(true)
        await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
        await expect(dialog(page).getByText(form.waitingTitle)).toBeVisible()
        await dialog(page).getByRole('button', { name: form.cancelWaiting }).click()
        await expect(dialog(page).getByRole('button', { name: form.send, exact: true })).toBeVisible()
        await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
        await expect(dialog(page).getByText(form.waitingTitle)).toBeVisible()
        await context.setOffline(false)
        await expect(dialog(page).getByRole('heading', { name: form.sentTitle })).toBeVisible()
        await page.reload()
        await dialog(page).getByRole('button', { name: form.undo }).click()

        await expect(dialog(page).getByLabel(form.name, { exact: true })).toHaveValue(guest.firstName)
        await expect(branch).toHaveValue('Malqa branch')
        await consent(page)
        await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
        await expect(dialog(page).getByRole('link', { name: form.backToJobs })).toHaveAttribute(
          'href',
          /search\?.*category=finance/,
        )
        await page.keyboard.press('Escape')
        await expect(page.getByText(job.followByLink)).toBeVisible()

        await openPage(page, await readLink(guest.email, `${prefix}/applications/`, 45_000))
        await page.getByRole('button', { name: own.addFile }).press('Enter')
        await expect(page.getByLabel(own.newFile)).toBeFocused()
        await page.locator('input[type=file]').setInputFiles(document)
        await expect(page.getByRole('button', { name: own.useNewFile })).toBeEnabled()
        await page.getByRole('button', { name: own.useNewFile }).press('Enter')
        // A toast says it, too.
        await expect(page.getByRole('main').getByText(own['event.fileReplaced'])).toBeVisible()
        await expect(page.getByRole('button', { name: own.replaceFile })).toBeFocused()
        await page.getByRole('button', { name: own.createAccount }).click()
        await choosePassword(page, identity, guest.password)
        await expectNoViolations(page)
        await page.getByRole('button', { name: own.createAccount, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`${prefix}/applications$`))
        await expect(page.getByRole('navigation', { name: own.groups })).toBeVisible()
        await expect(page.getByRole('link', { name: own['stage.sent'] })).toHaveCount(1)
      },
    )
  })
}
