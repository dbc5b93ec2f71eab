// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.attributes.UnknownLoc;

/**
 * Reports a pipeline that cannot be built: malformed text, an unknown pass, or an invalid option. The message states
 * the cause and the position.
 */
public final class PipelineException extends Exception {
  private static final long serialVersionUID = 1L;

  private final @Nullable String wrongOption;
  private final boolean isFailureToAdd;
  /** The option that is similar to an unknown one, or null. */
  private @Nullable String similarOption;
  /** The class of the pass or pipeline that has thrown the cause; null if there is no cause. */
  private transient @Nullable Class<?> thrower;

  /** Creates an exception with a complete message. */
  public PipelineException(String message) {
    this(message, null, false);
  }

  private PipelineException(String message, @Nullable String wrongOption, boolean isFailureToAdd) {
    super(message);
    this.wrongOption = wrongOption;
    this.isFailureToAdd = isFailureToAdd;
  }

  /** Reports an exception of a pass or a pipeline, which becomes the cause. */
  static PipelineException fault(String message, Class<?> thrower, Throwable fault) {
    PipelineException exception = new PipelineException(message + "; fix the bundle, or remove it");
    exception.thrower = thrower;
    exception.initCause(fault);
    return exception;
  }

  /**
   * Returns an error with this message, at an unknown location. If a pass or a pipeline has thrown an exception, the
   * error has a note with the calls in its bundle; one about an unknown option has a note with a similar one.
   */
  public Diagnostic toDiagnostic(Context context) {
    Diagnostic error = Diagnostic.error(UnknownLoc.of(context), getMessage());
    if (similarOption != null) {
      return error.note(UnknownLoc.of(context), "did you mean '" + similarOption + "'?");
    }
    return thrower == null ? error : Fault.addCalls(error, thrower, getCause());
  }

  /** Reports a pass or pipeline that exists but cannot be added at this place. */
  static PipelineException failureToAdd(String message, @Nullable String wrongOption) {
    return new PipelineException(message, wrongOption, true);
  }

  /** Reports an unknown option of a pass or pipeline. */
  static PipelineException unknownOption(String message, @Nullable String similarOption) {
    PipelineException exception = failureToAdd(message, null);
    exception.similarOption = similarOption;
    return exception;
  }

  /** Returns the same failure, reported for the enclosing pipeline. */
  PipelineException inside(String anchor) {
    if (!isFailureToAdd) {
      return this;
    }
    String message = getMessage() + "failed to add `" + anchor + "` with options `` to inner pipeline\n";
    PipelineException enclosing = failureToAdd(message, wrongOption);
    enclosing.similarOption = similarOption;
    return enclosing;
  }

  /**
   * Returns the message about a malformed option value, which the tool reports first and under its own name; null if
   * the failure has another cause.
   */
  public @Nullable String wrongOption() {
    return wrongOption;
  }
}
