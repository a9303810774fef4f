// What a screen asks of the server: whether it is under way, and in words why it did not work.
import { problemText } from './refusals'

export class Attempt {
  busy = $state(false)
  problem = $state('')

  /** Do it, and say whether it worked. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.problem = ''
    try {
      await work()
      return true
    } catch (error) {
      this.problem = problemText(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
