// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Creates a {@link Toolchain} for a set of bundles. Implemented by the launcher, which knows the installation. */
public interface ToolchainProvider {
  /** Returns the jars that are deployed now, which are part of every set. */
  List<Path> deployed();

  /**
   * Makes a toolchain. The files may change or vanish afterwards. Costs the start of a framework if there are bundles
   * that have not been used before.
   *
   * @param key identifies the contents of the bundles, and their order
   * @param bundles the jars, the deployed ones first
   * @throws IOException if a file cannot be read, or the bundles cannot be started; the message is for the user
   */
  Toolchain open(String key, List<Path> bundles) throws IOException;
}
