"""Draw the client's icons and the picture that goes with invitation links, from the client's own art.

    python -m tools.web_pictures http://127.0.0.1:8000     (a running server)

It writes web/public/icon-*.png and web/public/invite.png. The picture is the same for every table: it tells nothing.
Look at them before committing.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.web.browser import launch_options

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
ICON = PUBLIC / "icon.svg"
BACKGROUND = "#2a1f22"
ICONS = {  # file: width, and the share of it that the drawing fills (a maskable icon may lose its rim)
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.72),
    "apple-touch-icon.png": (180, 0.9),
}
INVITE = """
  main > :not(header) { display: none !important }
  body { overflow: hidden }
  main { zoom: 1.25; min-height: 252px; display: grid; align-content: center; padding: 0 14px !important }
"""


def draw_icons(browser: Browser) -> None:
    """Draw every icon."""
    for name, (width, share) in ICONS.items():
        page = browser.new_page(viewport={"width": width, "height": width})
        fill = "transparent" if share == 1.0 else BACKGROUND
        drawing = ICON.read_text(encoding="utf-8").replace("<svg ", f'<svg width="{round(width * share)}" ', 1)
        style = f"margin:0;display:grid;place-content:center;height:100vh;background:{fill}"
        page.set_content(f'<body style="{style}">{drawing}</body>')
        page.screenshot(path=PUBLIC / name, omit_background=True)
        page.close()


def draw_invite(browser: Browser, server: str) -> None:
    """Draw the picture of links: the entrance's heading, as large as messengers show it."""
    page = browser.new_page(
        viewport={"width": 600, "height": 315}, device_scale_factor=2, base_url=server, locale="en", bypass_csp=True
    )
    page.goto("/")
    page.add_style_tag(content=INVITE)
    page.wait_for_timeout(500)
    page.screenshot(path=PUBLIC / "invite.png")
    page.close()


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        draw_icons(browser)
        draw_invite(browser, sys.argv[1])
        browser.close()


if __name__ == "__main__":
    main()
