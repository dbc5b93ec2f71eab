# SPDX-License-Identifier: Apache-2.0
"""Rules that run mortise-opt on MLIR files, in a persistent worker where Bazel allows one."""

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
    info = MortiseToolchainInfo(
        opt = ctx.file.opt,
        files = depset(ctx.files.installation),
        bundles = ctx.files.bundles,
        environment = environment,
        protocol = ctx.attr.protocol,
        worker_flags = ctx.attr.worker_flags,
        filecheck = ctx.attr.filecheck,
    )
    return [info, platform_common.ToolchainInfo(mortise = info)]

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

TOOLCHAIN_TYPE = "@rules_mortise//:toolchain_type"

def _registered_toolchain_impl(ctx):
    return [ctx.toolchains[TOOLCHAIN_TYPE].mortise]

# The only rule that asks Bazel to resolve toolchains: Bazel then looks at those of all languages, and fetches what they
# need. A workspace without network access names its mortise_toolchain by the flag instead.
registered_mortise_toolchain = rule(
    doc = "The mortise_toolchain that is registered for the platform.",
    implementation = _registered_toolchain_impl,
    toolchains = [TOOLCHAIN_TYPE],
)

def _run(ctx, out, flags):
    """Declares the action that runs mortise-opt on the program with some flags, which name the output."""
    toolchain = ctx.attr.toolchain[MortiseToolchainInfo]
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
    request.add_all(flags)
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

def _opt_impl(ctx):
    out = ctx.outputs.out or ctx.actions.declare_file(ctx.label.name + ".mlir")
    _run(ctx, out, ["-o", out.path])
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

# mortise-opt has run when the test is built, in a worker like all others. The test looks at what it has printed.
_TEST = """#!/usr/bin/env bash
set -uo pipefail
if ! command -v {filecheck} >/dev/null; then
  echo "FileCheck is missing: set filecheck of mortise_toolchain" >&2
  exit 1
fi
status=$(tail -n 1 {transcript})
if [ "$status" != "mortise-opt: exit status {status}" ]; then
  cat {transcript} >&2
  echo "expected is {status}" >&2
  exit 1
fi
sed '$d' {transcript} | {filecheck} {filecheck_flags} {src}
"""

def _quote(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _test_impl(ctx):
    transcript = ctx.actions.declare_file(ctx.label.name + ".transcript")
    _run(ctx, transcript, ["--transcript=" + transcript.path])
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, is_executable = True, content = _TEST.format(
        filecheck = _quote(ctx.attr.toolchain[MortiseToolchainInfo].filecheck),
        filecheck_flags = " ".join([_quote(flag) for flag in ctx.attr.filecheck_flags]),
        src = _quote(ctx.file.src.short_path),
        status = "1" if ctx.attr.fails else "0",
        transcript = _quote(transcript.short_path),
    ))
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = [transcript, ctx.file.src]))]

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
