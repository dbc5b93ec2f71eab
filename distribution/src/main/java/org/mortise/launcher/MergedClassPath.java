// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.mortise.pipeline.MergedJar;

/** Writes the jars of the class path as one, before {@link Training} with that one as its class path. */
public final class MergedClassPath {
  private MergedClassPath() {}

  /**
   * Writes the jar.
   *
   * @param arguments the file to write
   */
  public static void main(String[] arguments) throws IOException {
    List<File> jars = new ArrayList<>();
    for (String jar : System.getProperty("java.class.path").split(File.pathSeparator)) {
      jars.add(new File(jar));
    }
    MergedJar.write(jars, new File(arguments[0]));
  }
}
