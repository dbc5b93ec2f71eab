// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

/** A pipeline cannot be built: malformed text, an unknown pass, a wrong option. The message says which and where. */
public final class PipelineException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String wrongOption;

  public PipelineException(String message) {
    this(message, null);
  }

  PipelineException(String message, String wrongOption) {
    super(message);
    this.wrongOption = wrongOption;
  }

  /** What is wrong with the value of an option, for the program to tell in its own name first; null if nothing is. */
  public String wrongOption() {
    return wrongOption;
  }
}
