// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

/** A pipeline cannot be built: malformed text, an unknown pass, a wrong option. The message says which and where. */
public final class PipelineException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String wrongOption;
  private final boolean isFailureToAdd;

  public PipelineException(String message) {
    this(message, null, false);
  }

  private PipelineException(String message, String wrongOption, boolean isFailureToAdd) {
    super(message);
    this.wrongOption = wrongOption;
    this.isFailureToAdd = isFailureToAdd;
  }

  /** Something that is there, but cannot be added where it is named. */
  static PipelineException failureToAdd(String message, String wrongOption) {
    return new PipelineException(message, wrongOption, true);
  }

  /** The same, told of a pipeline around the one where it happened. */
  PipelineException inside(String anchor) {
    return isFailureToAdd
        ? failureToAdd(getMessage() + "failed to add `" + anchor + "` with options `` to inner pipeline\n", wrongOption)
        : this;
  }

  /** What is wrong with the value of an option, for the program to tell in its own name first; null if nothing is. */
  public String wrongOption() {
    return wrongOption;
  }
}
