import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { CandidateState } from '@qareeb/contract/candidates'
import { connect } from '@qareeb/server/platform/database/database.ts'
import { createLog } from '@qareeb/server/platform/log.ts'
import { createServices } from '@qareeb/server/services.ts'
import type { SeededTeam } from '@qareeb/server/testing/seeds/many-companies.ts'
import { testConfig } from '@qareeb/server/testing/test-config.ts'

export type Answering = {
  /** Asks for a move of all candidates to a state, without running the task. @returns the id of the answer */
  answer(state: CandidateState): Promise<string>
  takeBack(bulkId: string): Promise<void>
  /** Runs the task of an answer now, with a clock that is `aheadMs` fast: the task then sees mails as due. */
  runTask(bulkId: string, aheadMs?: number): Promise<void>
}

type Given = {
  child: ChildProcess
  port: number
  appUrl: string
  team: SeededTeam
  jobAdId: string
  ids: string[]
}

/** Answers all candidates of an ad through the API of a service that runs as a child. */
export async function openAnswering({ child, port, appUrl, team, jobAdId, ids }: Given): Promise<Answering> {
  const authorization = `Bearer ${await signFor(appUrl, team)}`
  const address = `http://127.0.0.1:${port}/api/v1/job-ad/${jobAdId}/candidates/bulk`
  const send = async (url: string, request: RequestInit) => {
    const answer = await fetch(url, {
      ...request,
      headers: { authorization, 'content-type': 'application/json' },
    })
    if (!answer.ok) throw new Error(`${answer.status} for ${url}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  return {
    answer: async (state) => {
      const id = crypto.randomUUID()
      const body = JSON.stringify({ id, action: 'move', state, ids, count: ids.length })
      await send(address, { method: 'POST', body })
      return id
    },
    takeBack: (bulkId) => send(`${address}/${bulkId}`, { method: 'DELETE', body: '{}' }),
    runTask: async (bulkId, aheadMs = 0) => {
      const now = new Date(Date.now() + aheadMs).toISOString()
      child.send({ bulkId, organizationId: team.organizationId, now })
      await once(child, 'message')
    },
  }
}

/** Signs a token in this process. The service accepts it, since all test configurations have the same secret. */
async function signFor(appUrl: string, team: SeededTeam): Promise<string> {
  const app = connect({ url: appUrl, size: 1 })
  try {
    const config = testConfig()
    const log = createLog({ level: 'silent' })
    const services = createServices({ config, db: app.db, log, now: () => new Date() })
    return (await services.identity.tokens.sign(team)).token
  } finally {
    await app.close()
  }
}
