import os from 'node:os'

/** Sent with every connection, to any server. Search relies on them: see `docs/performance.md`. */
export const connectionSettings: Record<string, string> = {
  // Compiling takes longer than any of our queries runs.
  jit: 'off',
  // Pages are in memory or on an SSD, where a random read costs almost as little as a sequential read.
  random_page_cost: '1.1',
  // One request, one core: parallel workers speed up a single query and slow down a busy server.
  max_parallel_workers_per_gather: '0',
  work_mem: '32MB',
  // Values never change which plan is best: a named statement is planned once for each connection, not at every call.
  plan_cache_mode: 'force_generic_plan',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '60s',
  TimeZone: 'UTC',
}

const mebibyte = 1024 * 1024

/** For the server that we start ourselves: a quarter of the memory for its own cache, from 128 MB to 8 GB. */
export function serverSettings(memoryBytes = availableMemory()): Record<string, string> {
  const memoryMb = Math.floor(memoryBytes / mebibyte)
  const cacheMb = Math.min(8192, Math.max(128, Math.floor(memoryMb / 4)))
  return {
    shared_buffers: `${cacheMb}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memoryMb / 2))}MB`,
    maintenance_work_mem: `${Math.min(512, Math.max(64, Math.floor(memoryMb / 32)))}MB`,
    max_wal_size: '2GB',
    wal_compression: 'on',
    // Statements do not belong in the list of processes; writing them costs each statement a hundredth.
    update_process_title: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
  }
}

/** The memory of the container when there is a limit, else of the machine, in bytes. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem()
}
