import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { fetchPosts, fetchPostsTask } from './host/fetch-posts.ts'

/** Every five minutes, and after a hook, copies the posts of the content host. */
export const blogTasks: readonly BoundTask[] = [perform(fetchPostsTask, fetchPosts)]
