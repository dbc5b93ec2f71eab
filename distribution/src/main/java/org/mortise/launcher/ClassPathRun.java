// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.util.ServiceLoader;
import org.mortise.pipeline.ClassPathIndex;
import org.mortise.pipeline.CommandLineTool;

/**
 * Runs a tool without a framework. All services are found on the launcher's class path, by {@link ServiceLoader} or by
 * the index of its last results.
 */
final class ClassPathRun {
  private ClassPathRun() {}

  static int run(String tool, String[] arguments, StandardStreams streams) throws IOException, LaunchException {
    CommandLineTool found = find(tool);
    if (found == null) {
      throw new LaunchException("no bundle of this installation has the tool '" + tool + "'");
    }
    return found.run(arguments, streams.in(), streams.out(), streams.err());
  }

  private static CommandLineTool find(String tool) {
    ClassLoader loader = ClassPathRun.class.getClassLoader();
    String index = System.getProperty("mortise.index");
    if (index != null) {
      return ClassPathIndex.open(new File(index), System.getProperty("java.class.path"), loader).tool(tool);
    }
    for (CommandLineTool candidate : ServiceLoader.load(CommandLineTool.class, loader)) {
      if (candidate.name().equals(tool)) {
        return candidate;
      }
    }
    return null;
  }
}
