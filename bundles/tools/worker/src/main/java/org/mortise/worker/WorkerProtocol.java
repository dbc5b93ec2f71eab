// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** How requests and responses are written as bytes. One thread reads; the caller serializes the writes. */
interface WorkerProtocol {
  /**
   * Reads the next request; waits for it. Returns null at the end of the input.
   *
   * @throws IOException if the input is malformed
   */
  @Nullable WorkRequest read() throws IOException;

  /** Writes a response and flushes. */
  void write(WorkResponse response) throws IOException;
}
