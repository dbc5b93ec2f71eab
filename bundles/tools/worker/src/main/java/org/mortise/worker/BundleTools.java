// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.LaunchArguments;

/** Runs the tool with the bundles that each command line names. The toolchains of the last sets are kept. */
final class BundleTools {
  private final ToolchainProvider provider;
  private final ToolchainCache toolchains;

  /** @param limit the number of sets of bundles to keep */
  BundleTools(ToolchainProvider provider, int limit) {
    this.provider = provider;
    this.toolchains = new ToolchainCache(provider, limit);
  }

  /**
   * Runs the tool and returns its exit status.
   *
   * @param call the run, with the whole command line
   * @param digests the known digests of jars by file name
   * @throws IOException if there is no such bundle, or a stream breaks
   */
  int run(Invocation call, Map<String, String> digests) throws IOException {
    LaunchArguments line = LaunchArguments.of(call.arguments(), call.directory());
    BundleSet bundles = BundleSet.of(provider.deployed(), line.bundles(), call.directory(), digests);
    try (ToolchainCache.Lease lease = toolchains.acquire(bundles.key(), bundles.jars())) {
      for (String problem : lease.toolchain().problems()) {
        call.err().write(("mortise: " + problem + "\n").getBytes(StandardCharsets.UTF_8));
      }
      return lease.toolchain().run(call.withArguments(line.rest()));
    }
  }
}
