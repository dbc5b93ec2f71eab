// SPDX-License-Identifier: Apache-2.0
package org.mortise.irdlfiles;

import java.io.File;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The dialects of files in a framework. Each dialect of a deployed file is a service, like those of bundles. A file
 * with an error provides no dialect, is listed among the problems of the {@code Registry}, and is read again whenever
 * another dialect is added or removed. Thread-safe.
 */
@ProviderType
public interface DeployedDialects {
  /** The end of the names of the files that are deployed. */
  String SUFFIX = ".irdl.mlir";

  /**
   * Reads a file and registers its dialects, replacing those of an earlier version of the file. Does nothing if the
   * file has not changed.
   *
   * @return the problem with its location, or null
   */
  @Nullable String deploy(File file);

  /** Unregisters the dialects of a file. Returns whether the file was deployed. */
  boolean withdraw(File file);
}
