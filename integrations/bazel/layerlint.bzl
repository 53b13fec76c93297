"""Bazel rules for LayerLint: the facts of each library, and a test over the facts of all. See docs/bazel.md."""

LayerlintFactsInfo = provider(
    doc = "The facts of a library and of all that it depends on.",
    fields = {
        "facts": "depset of files of facts",
        "headers": "depset of Objective-C headers",
        "sources": "depset of the source files",
    },
)

_HEADERS = ("h", "pch")

def _relative(file):
    return file.short_path

def _facts_impl(ctx):
    # Paths in facts are relative to the workspace. Files that another rule makes have no place in it.
    sources = [file for file in ctx.files.srcs + ctx.files.hdrs if file.is_source]
    deps = [dep[LayerlintFactsInfo] for dep in ctx.attr.deps]
    headers = depset(transitive = [dep.headers for dep in deps])
    output = ctx.actions.declare_file(ctx.label.name + ".facts")

    options = ctx.actions.args()
    options.add_all(["facts", "--base", ".", "--jobs", "1", "--output", output])
    if ctx.attr.module_name:
        options.add("--module", ctx.attr.module_name)
        if ctx.attr.testonly:
            options.add("--test")
    has_objective_c = any([file.extension in ("m", "mm", "h", "pch") for file in sources])
    environment = {}
    tools = []
    if ctx.file.libclang:
        environment["LIBCLANG_PATH"] = ctx.file.libclang.path
        tools.append(ctx.file.libclang)

    # Lists in files: a library may have more files than a command line can hold.
    paths = ctx.actions.args()
    paths.set_param_file_format("multiline")
    paths.use_param_file("@%s", use_always = True)
    paths.add_all(sources)
    arguments = [options, paths]
    if has_objective_c:
        others = ctx.actions.args()
        others.set_param_file_format("multiline")
        others.use_param_file("--headers=@%s", use_always = True)
        others.add_all(headers)
        arguments.append(others)
    ctx.actions.run(
        executable = ctx.executable.layerlint,
        arguments = arguments,
        inputs = depset(sources + tools, transitive = [headers] if has_objective_c else []),
        outputs = [output],
        env = environment,
        mnemonic = "LayerlintFacts",
        progress_message = "Reading facts of %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset([output])),
        LayerlintFactsInfo(
            facts = depset([output], transitive = [dep.facts for dep in deps]),
            headers = depset(
                [file for file in sources if file.extension in _HEADERS],
                transitive = [dep.headers for dep in deps],
            ),
            sources = depset(sources, transitive = [dep.sources for dep in deps]),
        ),
    ]

_BINARY = {
    "layerlint": attr.label(
        default = "@layerlint_binary//:layerlint",
        executable = True,
        allow_single_file = True,
        cfg = "exec",
        doc = "The program.",
    ),
}

layerlint_facts = rule(
    implementation = _facts_impl,
    doc = "Reads the sources of a library into a file of facts: one action, which needs nothing but the sources.",
    attrs = dict(_BINARY, **{
        "srcs": attr.label_list(
            allow_files = True,
            mandatory = True,
            doc = "Sources, storyboards and xibs, and the project files among them (Package.swift, project.pbxproj …).",
        ),
        "hdrs": attr.label_list(allow_files = True, doc = "Objective-C headers."),
        "module_name": attr.string(doc = "The module that the sources are compiled into."),
        "deps": attr.label_list(
            providers = [LayerlintFactsInfo],
            doc = "The layerlint_facts of the libraries that this one uses. Objective-C reads their headers.",
        ),
        "libclang": attr.label(
            allow_single_file = True,
            doc = "The libclang that reads Objective-C. Without it, the one of the machine: then all machines need the same.",
        ),
    }),
)

_SCRIPT = """#!/bin/sh
set -eu
base="$TEST_TMPDIR/base"
# Copies: in the runfiles, every file is a link to another place, and a configuration is read only inside its folder.
while IFS= read -r file; do
  mkdir -p "$base/$(dirname "$file")"
  cp -L "$file" "$base/$file"
done < "{inputs}"
exec "{layerlint}" lint "$base" --no-cache --facts "@{facts}" --format text \\
  --format "junit:${{XML_OUTPUT_FILE:-$TEST_TMPDIR/test.xml}}" "$@"
"""

def _list(ctx, name, files):
    lines = ctx.actions.args()
    lines.set_param_file_format("multiline")
    lines.add_all(files, map_each = _relative)
    output = ctx.actions.declare_file("%s.%s" % (ctx.label.name, name))
    ctx.actions.write(output, lines)
    return output

def _test_impl(ctx):
    infos = [dep[LayerlintFactsInfo] for dep in ctx.attr.deps]
    facts = depset(transitive = [info.facts for info in infos])
    sources = depset(transitive = [info.sources for info in infos] if ctx.attr.excerpts else [])
    inputs = depset(ctx.files.configs + ([ctx.file.baseline] if ctx.file.baseline else []), transitive = [sources])
    facts_list = _list(ctx, "facts", facts)
    inputs_list = _list(ctx, "inputs", inputs)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _SCRIPT.format(
            facts = facts_list.short_path,
            inputs = inputs_list.short_path,
            layerlint = ctx.executable.layerlint.short_path,
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(
        files = [facts_list, inputs_list, ctx.executable.layerlint],
        transitive_files = depset(transitive = [facts, inputs]),
    )
    return [DefaultInfo(executable = script, runfiles = runfiles)]

layerlint_test = rule(
    implementation = _test_impl,
    doc = "Lints the facts of some libraries and of all that they depend on. `args` are further options of `layerlint`.",
    test = True,
    attrs = dict(_BINARY, **{
        "deps": attr.label_list(providers = [LayerlintFactsInfo], mandatory = True),
        "configs": attr.label_list(
            allow_files = True,
            doc = "The .layerlint.yml of the workspace, those in its folders, and the files that they extend.",
        ),
        "baseline": attr.label(allow_single_file = True, doc = "The .layerlint-baseline.json of the workspace."),
        "excerpts": attr.bool(doc = "Whether the report shows source lines: then the test needs the sources too."),
    }),
)

def _binary_impl(ctx):
    local = ctx.os.environ.get("LAYERLINT")
    if local:
        ctx.symlink(local, "layerlint")
    elif ctx.attr.urls:
        ctx.download_and_extract(
            url = ctx.attr.urls,
            sha256 = ctx.attr.sha256,
            stripPrefix = ctx.attr.strip_prefix,
        )
    else:
        fail("layerlint_binary needs 'urls' and 'sha256' of a release archive, or the path of a binary in $LAYERLINT")
    ctx.file("BUILD.bazel", 'exports_files(["layerlint"], visibility = ["//visibility:public"])\n')

layerlint_binary = repository_rule(
    implementation = _binary_impl,
    doc = "The program, from an archive of a release. The environment variable LAYERLINT names a binary to use instead.",
    environ = ["LAYERLINT"],
    attrs = {
        "urls": attr.string_list(),
        "sha256": attr.string(),
        "strip_prefix": attr.string(),
    },
)
