#!/usr/bin/env python3
"""Packs the files of a release in FOLDER, for .ci/dist. Archives have no times and no owners, so that the same files
make the same bytes.

  python3 .ci/package.py FOLDER VERSION
"""
import gzip, hashlib, io, json, shutil, sys, tarfile, zipfile
from pathlib import Path

ADDRESS = "https://github.com/OWNER/layerlint/releases/download"


def tar(path, top, entries):
    """Entries are (name, file, mode)."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, file, mode in entries:
            info = tarfile.TarInfo(f"{top}/{name}")
            info.size, info.mode = file.stat().st_size, mode
            with file.open("rb") as source:
                archive.addfile(info, source)
    with path.open("wb") as target, gzip.GzipFile("", "wb", 9, target, mtime=0) as compressed:
        compressed.write(data.getvalue())


def zipped(path, folder):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(p for p in folder.rglob("*") if p.is_file()):
            info = zipfile.ZipInfo(str(file.relative_to(folder.parent)))
            info.compress_type, info.create_system = zipfile.ZIP_DEFLATED, 3
            info.external_attr = (0o755 if file.name == "layerlint" else 0o644) << 16
            archive.writestr(info, file.read_bytes())


def checksum(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def archives(dist, version):
    """One for each machine: `layerlint-0.1.0-x86_64-linux.tar.gz`."""
    share = dist / "share"
    extras = [("LICENSE", share / "LICENSE", 0o644)]
    extras += [(str(f.relative_to(share)), f, 0o644) for d in ["completions", "man"] for f in sorted((share / d).iterdir())]
    made = {}
    for folder in sorted((dist / "bin").iterdir()):
        machine, _, system = folder.name.partition("-")
        name = f"layerlint-{version}-{machine}-{'macos' if 'apple' in system else 'linux'}"
        path = dist / f"{name}.tar.gz"
        tar(path, name, [("bin/layerlint", folder / "layerlint", 0o755)] + extras)
        made[name.removeprefix(f"layerlint-{version}-")] = path
    return made


def bundle(dist, version):
    """The artifact bundle that SwiftPM uses as a binary target."""
    folder = dist / "layerlint.artifactbundle"
    shutil.rmtree(folder, ignore_errors=True)
    variants = []
    for binary in sorted((dist / "bin").iterdir()):
        (folder / binary.name).mkdir(parents=True)
        shutil.copy2(binary / "layerlint", folder / binary.name / "layerlint")
        variants.append({"path": f"{binary.name}/layerlint", "supportedTriples": [binary.name]})
    artifact = {"type": "executable", "version": version, "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"layerlint": artifact}}
    (folder / "info.json").write_text(json.dumps(info, indent=2) + "\n")
    zipped(dist / "layerlint.artifactbundle.zip", folder)


def swift_package(dist, version):
    """The sources of integrations/swiftpm with the released bundle, to be published in a separate repository."""
    folder = dist / "layerlint-swiftpm"
    shutil.rmtree(folder, ignore_errors=True)
    source = Path(__file__).resolve().parents[1] / "integrations/swiftpm"
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns(".build", "Package.resolved", "*.artifactbundle"))
    bundle = dist / "layerlint.artifactbundle.zip"
    place = 'path: "layerlint.artifactbundle"'
    manifest = (folder / "Package.swift").read_text()
    assert place in manifest
    released = f'url: "{ADDRESS}/v{version}/{bundle.name}",\n      checksum: "{checksum(bundle)}"'
    (folder / "Package.swift").write_text(manifest.replace(place, released))


def formula(version, archives):
    """For Homebrew, on macOS and Linux."""
    machines = {"arm64": "Hardware::CPU.arm?", "aarch64": "Hardware::CPU.arm?", "x86_64": "Hardware::CPU.intel?"}
    places = []
    for system in ["macos", "linux"]:
        found = {name.split("-")[0]: path for name, path in archives.items() if name.endswith(system)}
        if not found:
            continue
        places.append(f"  on_{system} do")
        for machine, path in found.items():
            places += [
                f"    if {machines[machine]}", f'      url "{ADDRESS}/v{version}/{path.name}"',
                f'      sha256 "{checksum(path)}"', "    end",
            ]
        places += ["  end", ""]
    return f'''class Layerlint < Formula
  desc "Architecture linter for Swift and Objective-C apps"
  homepage "https://github.com/OWNER/layerlint"
  version "{version}"
  license "MIT"

{chr(10).join(places)}
  def install
    bin.install "bin/layerlint"
    man1.install "man/layerlint.1"
    bash_completion.install "completions/layerlint.bash" => "layerlint"
    zsh_completion.install "completions/_layerlint"
    fish_completion.install "completions/layerlint.fish"
  end

  test do
    (testpath/"Domain/Feed.swift").write "final class Feed {{}}\\n"
    system bin/"layerlint", testpath
  end
end
'''


def main():
    dist, version = Path(sys.argv[1]), sys.argv[2]
    made = archives(dist, version)
    bundle(dist, version)
    swift_package(dist, version)
    (dist / "layerlint.rb").write_text(formula(version, made))


if __name__ == "__main__":
    main()
