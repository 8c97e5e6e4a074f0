import type { Services } from './ground/context.ts'
import { mails } from './mails.ts'
import { createCaptcha } from './platform/captcha/create-captcha.ts'
import { createGhost } from './platform/content-host/ghost.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import { openIdentity } from './platform/identity/open-identity.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createClamavScanner } from './platform/scanner/clamav-scanner.ts'
import { createSms } from './platform/sms/sms.ts'
import { createTasks } from './platform/tasks/tasks.ts'
import { createTranslator } from './platform/translation/create-translator.ts'
import { tasks } from './tasks.ts'

/** The services of a process, from its configuration and its database. Connections open on first use. */
export function createServices(
  given: Pick<Services, 'config' | 'db' | 'log' | 'now'> & Partial<Pick<Services, 'probe'>>,
): Services {
  const { clamavUrl, files, ghost, secret, translation } = given.config
  const services = {
    ...given,
    probe: given.probe ?? given.db,
    identity: openIdentity(given),
    files: createFileStore(files, secret),
    scanner: clamavUrl ? createClamavScanner(clamavUrl) : undefined,
    tasks: createTasks(
      given.db,
      tasks.flatMap(({ task }) => task.formerNames),
    ),
    captcha: createCaptcha(given),
    contentHost: ghost && createGhost(ghost),
    translator: translation && createTranslator(translation),
  }
  return { ...services, mail: createMailer(services, mails), sms: createSms(services) }
}
