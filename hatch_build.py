"""What hatchling does besides packing files: compile the core and build the web client into the wheel.

Both are left out when the machine cannot: the wheel then runs the same core uncompiled, and without
the browser client. SABOTEUR_PURE=1 asks for an uncompiled wheel.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # ./run compiles and builds inside the checkout
            return
        self.compile_core(build_data)
        self.build_web()

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
        if not (web / "package.json").is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("saboteur: no npm here, the wheel holds the web client as last built, if ever")
            return
        static = Path(self.root, "src/saboteur/server/static")
        subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build", "--", "--outDir", static, "--emptyOutDir"], cwd=web, check=True)
