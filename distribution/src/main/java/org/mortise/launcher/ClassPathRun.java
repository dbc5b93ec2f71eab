// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.ClassPathIndex;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.DeployedBundles;

/**
 * Runs a tool without a framework. Services of the installation are found on the launcher's class path, by {@link
 * ServiceLoader} or by the cached index; those of deployed bundles, by the record of the last run in a framework.
 */
final class ClassPathRun {
  private ClassPathRun() {}

  /** @param deployed the deployed bundles, or null for none */
  static int run(String tool, @Nullable DeployedBundles deployed, String[] arguments, StandardStreams streams)
      throws IOException, LaunchException {
    CommandLineTool found = find(tool, deployed);
    if (found == null) {
      throw new LaunchException("no bundle of this installation has the tool '" + tool + "'");
    }
    return found.run(arguments, streams.in(), streams.out(), streams.err());
  }

  private static @Nullable CommandLineTool find(String tool, @Nullable DeployedBundles deployed) {
    ClassLoader loader = ClassPathRun.class.getClassLoader();
    String index = System.getProperty("mortise.index");
    if (index != null) {
      return ClassPathIndex.open(new File(index), System.getProperty("java.class.path"), loader, deployed).tool(tool);
    }
    for (CommandLineTool candidate : ServiceLoader.load(CommandLineTool.class, loader)) {
      if (candidate.name().equals(tool)) {
        return candidate;
      }
    }
    return null;
  }
}
