// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A command line, split into the tool's arguments and the bundles to add to the installation. The launcher starts these
 * bundles before the tool runs.
 *
 * @param rest the arguments for the tool
 * @param bundles the jars named by {@code --bundle=FILE}, in their order
 */
public record LaunchArguments(String[] rest, List<String> bundles) {
  /** The flag, without dashes. */
  public static final String BUNDLE = "bundle";

  /**
   * The start of the names of worker flags. A build system that runs a tool without a worker passes these flags, too,
   * and they are dropped.
   */
  private static final String WORKER = "--worker_";

  /** Separates the bundle flags, also in files ({@link ArgumentFiles}). */
  public static LaunchArguments of(String[] arguments, Path directory) {
    String[] expanded = ArgumentFiles.expand(arguments, directory);
    List<String> rest = new ArrayList<>(expanded.length);
    List<String> bundles = new ArrayList<>(0);
    for (String argument : expanded) {
      if (argument.startsWith("--" + BUNDLE + "=") || argument.startsWith("-" + BUNDLE + "=")) {
        bundles.add(argument.substring(argument.indexOf('=') + 1));
      } else if (!argument.startsWith(WORKER)) {
        rest.add(argument);
      }
    }
    return new LaunchArguments(rest.toArray(new String[0]), bundles);
  }
}
