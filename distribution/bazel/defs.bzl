# SPDX-License-Identifier: Apache-2.0
"""Rules that run mortise-opt on MLIR files, in a persistent worker where Bazel allows one."""

# No toolchain type of Bazel: resolving one fetches Bazel's rules for Java and C++, which no action here needs.
MortiseToolchainInfo = provider(
    doc = "What compiles MLIR.",
    fields = ["opt", "files", "bundles", "environment", "protocol", "worker_flags", "filecheck"],
)

def _toolchain_impl(ctx):
    environment = {}
    if ctx.attr.java_home:
        environment["JAVA_HOME"] = ctx.attr.java_home
    if ctx.attr.java_options:
        environment["MORTISE_JAVA_OPTS"] = " ".join(ctx.attr.java_options)
    return [MortiseToolchainInfo(
        opt = ctx.file.opt,
        files = depset(ctx.files.installation),
        bundles = ctx.files.bundles,
        environment = environment,
        protocol = ctx.attr.protocol,
        worker_flags = ctx.attr.worker_flags,
        filecheck = ctx.attr.filecheck,
    )]

mortise_toolchain = rule(
    doc = "What compiles MLIR: a distribution of Mortise, and bundles with further dialects and passes.",
    implementation = _toolchain_impl,
    attrs = {
        "opt": attr.label(mandatory = True, allow_single_file = True, doc = "bin/mortise-opt of the distribution"),
        "installation": attr.label(mandatory = True, doc = "all files of the distribution that mortise-opt needs"),
        "bundles": attr.label_list(
            allow_files = [".jar"],
            doc = "inputs of every action: a changed bundle does not restart workers, which keep a few sets of them",
        ),
        "java_home": attr.string(doc = "the Java to use, 17 or newer; by default the one on PATH"),
        "java_options": attr.string_list(doc = "options of the virtual machine, such as -Xmx2g (default: -Xmx1g)"),
        "protocol": attr.string(default = "proto", values = ["json", "proto"], doc = "the worker protocol"),
        "worker_flags": attr.string_list(doc = "such as --worker_timeout=60; see the documentation of builds"),
        "filecheck": attr.string(default = "FileCheck", doc = "the path of LLVM's FileCheck, for mortise_test"),
    },
)

def _no_toolchain_impl(_ctx):
    return [MortiseToolchainInfo(opt = None)]

no_mortise_toolchain = rule(
    doc = "Stands for a toolchain that the workspace has to set.",
    implementation = _no_toolchain_impl,
)

def _toolchain(ctx):
    toolchain = ctx.attr.toolchain[MortiseToolchainInfo]
    if not toolchain.opt:
        fail("no Mortise is set: build with --@rules_mortise//:toolchain=LABEL of a mortise_toolchain")
    return toolchain

def _opt_impl(ctx):
    toolchain = _toolchain(ctx)
    out = ctx.outputs.out or ctx.actions.declare_file(ctx.label.name + ".mlir")
    bundles = toolchain.bundles + ctx.files.bundles

    # What all requests share comes first, the request itself is in the flag file.
    shared = ctx.actions.args()
    shared.add_all(toolchain.worker_flags)
    shared.add("--worker_protocol=" + toolchain.protocol)
    request = ctx.actions.args()
    request.use_param_file("--flagfile=%s", use_always = True)
    request.set_param_file_format("multiline")
    request.add_all(bundles, format_each = "--bundle=%s")
    request.add_all([ctx.expand_location(flag, ctx.attr.data) for flag in ctx.attr.flags])
    request.add("-o", out)
    request.add(ctx.file.src)
    ctx.actions.run(
        executable = toolchain.opt,
        arguments = [shared, request],
        inputs = depset([ctx.file.src] + bundles + ctx.files.data),
        tools = toolchain.files,
        outputs = [out],
        env = toolchain.environment,
        use_default_shell_env = True,
        mnemonic = "MortiseOpt",
        progress_message = "Compiling %s" % ctx.file.src.short_path,
        execution_requirements = {
            "supports-workers": "1",
            "supports-multiplex-workers": "1",
            "supports-multiplex-sandboxing": "1",
            "supports-worker-cancellation": "1",
            "requires-worker-protocol": toolchain.protocol,
        },
    )
    return [DefaultInfo(files = depset([out]))]

_ATTRIBUTES = {
    "src": attr.label(mandatory = True, allow_single_file = [".mlir", ".fir"], doc = "the program"),
    "flags": attr.string_list(doc = "flags of mortise-opt; $(location :file) names a file of data"),
    "bundles": attr.label_list(allow_files = [".jar"], doc = "bundles in addition to those of the toolchain"),
    "data": attr.label_list(allow_files = True, doc = "files that flags name"),
    "toolchain": attr.label(
        default = "@rules_mortise//:toolchain",
        providers = [MortiseToolchainInfo],
        doc = "a mortise_toolchain; by default the one of the flag --@rules_mortise//:toolchain",
    ),
}

mortise_opt = rule(
    doc = "Runs passes on a program.",
    implementation = _opt_impl,
    attrs = dict(_ATTRIBUTES, out = attr.output(doc = "the result; by default NAME.mlir")),
)

_TEST = """#!/usr/bin/env bash
set -uo pipefail
if ! command -v {filecheck} >/dev/null; then
  echo "FileCheck is missing: set filecheck of mortise_toolchain" >&2
  exit 1
fi
{environment}{opt} {flags} {src} 2>&1 | {filecheck} {filecheck_flags} {src}
status=("${{PIPESTATUS[@]}}")
if [ "${{status[0]}}" -ne {status} ]; then
  echo "mortise-opt ended with status ${{status[0]}}, expected is {status}" >&2
  exit 1
fi
exit "${{status[1]}}"
"""

def _quote(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _test_impl(ctx):
    toolchain = _toolchain(ctx)
    bundles = toolchain.bundles + ctx.files.bundles
    flags = ["--bundle=" + bundle.short_path for bundle in bundles] + \
            [ctx.expand_location(flag, ctx.attr.data) for flag in ctx.attr.flags]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, is_executable = True, content = _TEST.format(
        environment = "".join([name + "=" + _quote(value) + " " for name, value in toolchain.environment.items()]),
        filecheck = _quote(toolchain.filecheck),
        filecheck_flags = " ".join([_quote(flag) for flag in ctx.attr.filecheck_flags]),
        flags = " ".join([_quote(flag) for flag in flags]),
        opt = _quote(toolchain.opt.short_path),
        src = _quote(ctx.file.src.short_path),
        status = "1" if ctx.attr.fails else "0",
    ))
    files = depset([toolchain.opt, ctx.file.src] + bundles + ctx.files.data, transitive = [toolchain.files])
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(transitive_files = files))]

mortise_test = rule(
    doc = "Runs passes on a program, and compares the output and the messages with its comments by FileCheck.",
    implementation = _test_impl,
    attrs = dict(
        _ATTRIBUTES,
        fails = attr.bool(doc = "whether mortise-opt has to fail"),
        filecheck_flags = attr.string_list(doc = "flags of FileCheck"),
    ),
    test = True,
)
