import type { InjectOptions } from 'fastify'
import type { Scene } from './scene.ts'
import type { World } from './world.ts'

/** Requests of one case; all of them have to be answered alike. A case may add rows of its own to the scene. */
export type Case = (world: World, scene: Scene) => InjectOptions[] | Promise<InjectOptions[]>
