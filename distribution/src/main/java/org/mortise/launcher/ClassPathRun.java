// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.IOException;
import java.util.ServiceLoader;
import org.mortise.pipeline.CommandLineTool;

/** Runs a tool without a framework: everything is found by {@link ServiceLoader} on the launcher's class path. */
final class ClassPathRun {
  private ClassPathRun() {}

  static int run(String tool, String[] arguments, StandardStreams streams) throws IOException, LaunchException {
    for (CommandLineTool candidate : ServiceLoader.load(CommandLineTool.class, ClassPathRun.class.getClassLoader())) {
      if (candidate.name().equals(tool)) {
        return candidate.run(arguments, streams.in(), streams.out(), streams.err());
      }
    }
    throw new LaunchException("no bundle of this installation has the tool '" + tool + "'");
  }
}
