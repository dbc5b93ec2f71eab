// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

/** A pipeline cannot be built: malformed text, an unknown pass, a wrong option. The message says which and where. */
public final class PipelineException extends Exception {
  private static final long serialVersionUID = 1L;

  public PipelineException(String message) {
    super(message);
  }
}
