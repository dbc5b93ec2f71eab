// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * The options of {@link LoopPipelining}.
 *
 * @param scheduling determines the schedule of a loop
 * @param peelEpilogue whether the remaining iterations of the last stages are executed after the loop; otherwise all
 *     stages but the last are executed conditionally in the loop
 * @param predication makes operations conditional; null to reject loops that need it
 * @param annotation is called for each operation of the result; may be null
 */
public record PipeliningOptions(
    Scheduling scheduling, boolean peelEpilogue, @Nullable Predication predication, @Nullable Annotation annotation) {
  /**
   * The stage of an operation. The order of a schedule is the order of the operations in the new loop.
   *
   * @param op the operation, in the body of the loop
   * @param stage the number of iterations of the new loop by which the operation is late
   */
  public record Scheduled(Operation op, int stage) {}

  /** The parts of the result. */
  public enum Part {
    PROLOGUE,
    KERNEL,
    EPILOGUE
  }

  /** Finds the schedule of a loop. */
  @FunctionalInterface
  public interface Scheduling {
    /** Returns the stages of all operations of the body but the terminator; empty to leave the loop unchanged. */
    List<Scheduled> schedule(ForOp loop);
  }

  /** Makes operations conditional. */
  @FunctionalInterface
  public interface Predication {
    /** Returns the operation that executes {@code op} if {@code condition} is true, with as many results. */
    Operation predicate(Operation op, Value condition, PatternRewriter rewriter);
  }

  /** Is called for operations of the result. */
  @FunctionalInterface
  public interface Annotation {
    /** Annotates {@code op}, which belongs to a part; the parts before and after the loop have several iterations. */
    void annotate(Operation op, Part part, int iteration);
  }
}
