#!/bin/sh
# Builds the image with whichever of docker, podman and buildah is here, starts it once and asks whether it is ready.
#
#   deploy/image.sh [--engine docker|podman|buildah] [--base IMAGE | --debian] [--tag NAME] [--no-try] [-- BUILD ARGS]
#
# --base IMAGE   what the image stands on: any Debian with Python 3.11 or newer (default: the Dockerfile's own)
# --debian       makes that base from Debian packages with debootstrap (as root), so that no registry is needed
# --tag NAME     what to call the image (default: saboteur)
# --no-try       does not start it
# BUILD ARGS     go to the engine's build as they are, such as --network host
set -eu

engine="" base="" tag=saboteur try=yes debian=no
while [ $# -gt 0 ]; do
    case $1 in
        --engine) engine=$2; shift 2 ;;
        --base) base=$2; shift 2 ;;
        --tag) tag=$2; shift 2 ;;
        --debian) debian=yes; shift ;;
        --no-try) try=no; shift ;;
        --) shift; break ;;
        *) sed -n '2,11s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
    esac
done

works() { command -v "$1" > /dev/null && "$1" info > /dev/null 2>&1; }
if [ -z "$engine" ]; then
    for one in docker podman buildah; do
        if works "$one"; then engine=$one; break; fi
    done
fi
[ -n "$engine" ] || { echo "image.sh: none of docker, podman and buildah works here" >&2; exit 1; }
cd "$(dirname "$0")/.."
echo "image.sh: $engine" >&2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# -- a base of Debian packages ---------------------------------------------------------------------------------
if [ "$debian" = yes ]; then
    base=saboteur-base
    debootstrap --variant=minbase --include=python3,python3-venv,ca-certificates "${SUITE:-bookworm}" "$work/root"
    tar --directory "$work/root" --create --file "$work/base.tar" .
    if [ "$engine" = buildah ]; then
        container=$(buildah from scratch)
        buildah add --quiet "$container" "$work/base.tar" / > /dev/null
        buildah commit --quiet --rm "$container" "$base" > /dev/null
    else
        "$engine" import "$work/base.tar" "$base" > /dev/null
    fi
    rm -rf "$work/root" "$work/base.tar"
    set -- --build-arg "PACKAGES=gcc libc6-dev python3-dev" "$@"
fi
[ -z "$base" ] || set -- --build-arg "BASE=$base" "$@"

# -- the image -------------------------------------------------------------------------------------------------
# Its own list of what is left out has another name than podman and buildah look for.
case $engine in
    docker) set -- --file deploy/Dockerfile "$@" ;;
    # They write images of a kind that knows no health check, unless told otherwise.
    *) set -- --format docker --ignorefile deploy/Dockerfile.dockerignore --file deploy/Dockerfile "$@" ;;
esac
"$engine" build --tag "$tag" "$@" .
[ "$try" = yes ] || exit 0

# -- once ------------------------------------------------------------------------------------------------------
ready='import sys, time, urllib.request
for _ in range(60):
    try:
        print(urllib.request.urlopen("http://127.0.0.1:8000/readyz", timeout=2).read().decode())
        page = urllib.request.urlopen("http://127.0.0.1:8000/", timeout=2).read()
        sys.exit(0 if b"/assets/" in page else "the image has no browser client")
    except OSError:
        time.sleep(0.5)
sys.exit("the image does not become ready")'
if [ "$engine" = buildah ]; then
    container=$(buildah from "$tag")
    trap 'rm -rf "$work"; buildah rm "$container" > /dev/null' EXIT
    buildah run --user saboteur "$container" -- sh -c "saboteur serve --no-browser & pid=\$!
        python -c '$ready'; code=\$?; kill \$pid; wait \$pid; exit \$code"
else
    container=$("$engine" run --detach "$tag")
    trap 'rm -rf "$work"; "$engine" rm --force "$container" > /dev/null' EXIT
    "$engine" exec "$container" python -c "$ready"
fi
echo "image.sh: $tag is built and became ready" >&2
