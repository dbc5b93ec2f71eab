// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.RewriteListener;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Receives notifications of a conversion. With rollback the changes are notified in their order when the conversion has
 * succeeded, so that none is notified that is undone; without rollback they are notified at once. Must not change the
 * program.
 */
public interface ConversionListener extends RewriteListener {
  /** Before {@code pattern} is tried on {@code op}. */
  default void patternBegins(RewritePattern pattern, Operation op) {}

  /** After {@code pattern} was tried, and what it created was legalized. */
  default void patternEnds(RewritePattern pattern, boolean succeeded) {}

  /**
   * Before the uses of the results of {@code op} are replaced.
   *
   * @param values the replacements; an erased operation has null for each result
   */
  @Override
  default void operationReplaced(Operation op, List<? extends Value> values) {}

  /** A pattern does not match {@code op} for {@code reason}. Notified at once. */
  default void matchFailed(Operation op, String reason) {}

  /**
   * {@code op} was moved from its place in {@code from} before {@code before}, or from the end if that is null.
   * {@link #operationMoved(Operation)} is called instead where the former place is not known.
   */
  default void operationMoved(Operation op, Block from, @Nullable Operation before) {}

  /** {@code block} was moved from its place in {@code from} before {@code before}, or from the end if that is null. */
  default void blockMoved(Block block, Region from, @Nullable Block before) {}
}
