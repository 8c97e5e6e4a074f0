import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Services } from '../../ground/context.ts'
import { connectionSettings } from '../database/settings.ts'
import type { BoundTask } from './bound-task.ts'
import { describeFailure } from './describe-failure.ts'
import { type GroupLocks, openGroupLocks } from './group-locks.ts'
import { quietened } from './quietened.ts'

/** How the application signs in: tasks have a few connections of their own, so that pages never wait for them. */
export type Login = { url: string; role?: string }

type WorkerOptions = {
  login: Login
  tasks: readonly BoundTask[]
  /** How often to look for tasks whose worker was killed: ten seconds without a word from it. */
  lookAfterSeconds?: number
}

export type Worker = {
  /** Takes no new tasks and waits for running ones; a task that does not end in time is tried again elsewhere. */
  stop(): Promise<void>
}

type Parts = { services: Services; groups: GroupLocks }

const connections = 4

/** Below what the process allows itself to stop. */
const timeoutMs = 15_000

/** Begins to run tasks, those that wait and those of the schedules. `prepareTasks` comes first. */
export async function startWorker(
  services: Services,
  { login, tasks, lookAfterSeconds = 10 }: WorkerOptions,
): Promise<Worker> {
  const boss = bossOf(login, lookAfterSeconds)
  const warn = quietened(services)
  boss.on('error', (err) => warn(err, 'tasks are in trouble'))
  await boss.start()
  const groups = openGroupLocks(login)
  for (const bound of tasks) {
    const run = (job: Job) => runJob(bound, job, { services, groups })
    for (let one = 0; one < bound.parallel; one++) await work(boss, bound.task.name, run)
    for (const name of bound.task.formerNames) await work(boss, name, run)
  }
  await keepSchedules(boss, tasks)
  return {
    async stop() {
      try {
        await boss.stop({ graceful: true, timeout: timeoutMs })
      } finally {
        await groups.close()
      }
    },
  }
}

function bossOf({ url, role }: Login, lookAfterSeconds: number): PgBoss {
  const settings = { ...connectionSettings, statement_timeout: '10000', ...(role && { role }) }
  return new PgBoss({
    connectionString: url,
    max: connections,
    application_name: 'qareeb tasks',
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    // The tables belong to another role: see `prepareTasks`.
    migrate: false,
    reindex: false,
    useListenNotify: true,
    superviseIntervalSeconds: lookAfterSeconds,
    monitorIntervalSeconds: lookAfterSeconds,
  })
}

/**
 * One after the other; a worker that has finished one asks for the next at once, so that a backlog is worked off
 * without pauses.
 */
async function work(boss: PgBoss, name: string, run: (job: Job) => Promise<void>) {
  let id = ''
  id = await boss.work(name, workOptions, async ([job]) => {
    try {
      if (job) await run(job)
    } finally {
      boss.notifyWorker(id)
    }
  })
}

const workOptions = {
  // Seconds: notifications wake the worker at once; asking is for those that were missed.
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  includeMetadata: true,
  groupConcurrency: 1,
} as const

type Job = Pick<JobWithMetadata<unknown>, 'data' | 'groupId' | 'retryCount' | 'retryLimit' | 'signal'>

async function runJob({ task, run }: BoundTask, job: Job, { services, groups }: Parts) {
  const isLast = job.retryCount >= job.retryLimit
  const work = () => run(services, job.data, { isLast })
  try {
    await (job.groupId ? groups.run(`${task.name} ${job.groupId}`, job.signal, work) : work())
  } catch (err) {
    services.log.warn({ err, task: task.name, tries: job.retryCount + 1, isLast }, 'a task failed')
    throw describeFailure(err)
  }
}

/** Sets the schedules of these tasks and removes all others. */
async function keepSchedules(boss: PgBoss, tasks: readonly BoundTask[]) {
  const wanted = new Map(tasks.flatMap(({ task }) => (task.schedule ? [[task.name, task.schedule]] : [])))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: 'Asia/Riyadh' })
}
