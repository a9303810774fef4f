// Handing a link on: by the device's own sheet where there is one, else by the clipboard.

/** Share a link; true if it was copied instead and that has to be said. */
export async function share(url: string, text: string): Promise<boolean> {
  if (navigator.share) {
    try {
      await navigator.share({ url, text })
      return false
    } catch (error) {
      if ((error as Error).name === 'AbortError') return false
    }
  }
  await navigator.clipboard.writeText(url)
  return true
}
