# SPDX-License-Identifier: Apache-2.0
"""An unpacked distribution of Mortise as a repository."""

# Without cache/: it is of this machine. Without deploy/: the bundles of a build are inputs of its actions.
_BUILD = """
package(default_visibility = ["//visibility:public"])
exports_files(["bin/mortise-opt"])
filegroup(
    name = "files",
    srcs = glob(["bin/*", "bundles/*.jar", "conf/**", "lib/*.jar", "lib/worker/*.jar"]),
)
"""

def _installation_impl(repository_ctx):
    for folder in ["bundles", "conf", "lib"]:
        repository_ctx.symlink(repository_ctx.attr.path + "/" + folder, folder)

    # The script follows a link of its own to the distribution, whose archive of classes halves the start of a worker.
    repository_ctx.symlink(repository_ctx.attr.path + "/bin/mortise-opt", "bin/mortise-opt")
    repository_ctx.file("BUILD.bazel", _BUILD)

mortise_installation = repository_rule(
    doc = "Makes the distribution in a folder of this machine available as @NAME//:files and @NAME//:bin/mortise-opt.",
    implementation = _installation_impl,
    attrs = {"path": attr.string(mandatory = True, doc = "the absolute path of the unpacked distribution")},
    local = True,
)
