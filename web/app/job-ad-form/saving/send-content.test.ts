import type { JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { expect, test } from 'vitest'
import { ApiError } from '../../http/api.ts'
import { contentOf } from '../typed/content-of.ts'
import { emptyJobAd } from '../typed/typed-job-ad.ts'
import { sendContent, type Sending, type Target } from './send-content.ts'

const lostAnswer = 'Failed to fetch'

const contentTitled = (ar: string): JobAdContent =>
  contentOf({ ...emptyJobAd('free'), title: { ar, en: '' } })

/** A server that carries a request out once for each key; `lost` of its next answers do not arrive. */
function openServer({ lost = 0, refuses }: { lost?: number; refuses?: number } = {}) {
  const drafts: { title: string | null; version: number }[] = []
  const answers = new Map<string, TeamJobAd>()
  const carryOut = ({ content, target }: Sending): TeamJobAd => {
    const id = target?.id ?? String(drafts.length)
    const version = (target?.version ?? 0) + 1
    if (target && drafts[Number(id)]?.version !== target.version)
      throw new ApiError(409, { code: 'jobAd.changedMeanwhile' })
    drafts[Number(id)] = { title: content.title.ar, version }
    // The rest of the answer is not read here.
    return { id, version, content } as TeamJobAd
  }
  const send = async (sending: Sending) => {
    if (refuses) throw new ApiError(refuses, undefined)
    const answer = answers.get(sending.key) ?? carryOut(sending)
    answers.set(sending.key, answer)
    if (lost-- > 0) throw new TypeError(lostAnswer)
    return answer
  }
  return { drafts, send }
}

/** A form that stores its unanswered request. */
function openForm(server: ReturnType<typeof openServer>) {
  let target: Target = null
  let unanswered: Sending | null = null
  let keys = 0
  const keep = (sending: Sending | null) => (unanswered = sending)
  const newKey = () => `key ${keys++}`
  return {
    save: async (title: string) => {
      const wanted = { content: contentTitled(title), target, unanswered }
      target = await sendContent(wanted, { send: server.send, keep, newKey })
    },
    waits: () => unanswered !== null,
  }
}

test('a lost answer makes no second draft, though more was typed meanwhile', async () => {
  const server = openServer({ lost: 1 })
  const form = openForm(server)
  await expect(form.save('محاسب')).rejects.toThrow(lostAnswer)
  expect(form.waits()).toBe(true)
  await form.save('محاسب أول')
  expect(server.drafts).toEqual([{ title: 'محاسب أول', version: 2 }])
  expect(form.waits()).toBe(false)
})

test('the same content is sent once more alone', async () => {
  const server = openServer({ lost: 1 })
  const form = openForm(server)
  await expect(form.save('محاسب')).rejects.toThrow(lostAnswer)
  await form.save('محاسب')
  expect(server.drafts).toEqual([{ title: 'محاسب', version: 1 }])
})

test('a change whose answer was lost is not taken for a change of somebody else', async () => {
  const server = openServer()
  const form = openForm(server)
  await form.save('محاسب')
  const losing = { lost: 1 }
  const { send } = server
  server.send = async (sending) => {
    const answer = await send(sending)
    if (losing.lost-- > 0) throw new TypeError(lostAnswer)
    return answer
  }
  await expect(form.save('محاسب أول')).rejects.toThrow(lostAnswer)
  await form.save('محاسب خبير')
  expect(server.drafts).toEqual([{ title: 'محاسب خبير', version: 3 }])
})

test('a refused request is forgotten', async () => {
  const form = openForm(openServer({ refuses: 400 }))
  await expect(form.save('محاسب')).rejects.toThrow('400')
  expect(form.waits()).toBe(false)
})

test('an error of the server leaves open whether it was carried out', async () => {
  const form = openForm(openServer({ refuses: 503 }))
  await expect(form.save('محاسب')).rejects.toThrow('503')
  expect(form.waits()).toBe(true)
})
