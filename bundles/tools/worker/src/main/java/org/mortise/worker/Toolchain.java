// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import java.util.List;
import org.mortise.pipeline.Invocation;

/** {@code mortise-opt} with one set of bundles. Several threads may run it concurrently. */
public interface Toolchain extends AutoCloseable {
  /** Returns the problems of the bundles, one message each, which every run has to report. */
  List<String> problems();

  /** Runs the tool and returns its exit status. The output does not depend on earlier runs. */
  int run(Invocation call) throws IOException;

  /** Releases the bundles, so that their classes can be collected. No run may use it any more. */
  @Override
  void close();
}
