// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.util.List;

/**
 * A request of Bazel.
 *
 * @param arguments the command line of this request
 * @param inputs the files that it may read
 * @param requestId the number of the request; 0 if there is one at a time
 * @param cancel whether to cancel the request of this number; nothing else is set then
 * @param verbosity above 0 if the request is to be logged
 * @param sandboxDir the folder of the request, relative to the folder of the process; empty for the same
 */
record WorkRequest(
    List<String> arguments, List<Input> inputs, int requestId, boolean cancel, int verbosity, String sandboxDir) {
  /**
   * A file that a request may read.
   *
   * @param digest a digest of its contents, computed by Bazel
   */
  record Input(String path, String digest) {}
}
