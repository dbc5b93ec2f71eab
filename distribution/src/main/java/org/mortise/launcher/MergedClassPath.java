// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
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
    MergedJar.write(System.getProperty("java.class.path"), new File(arguments[0]));
  }
}
