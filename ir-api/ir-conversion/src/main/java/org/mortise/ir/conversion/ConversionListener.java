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
 * Receives notifications of a conversion. With rollback, changes are notified in order after the conversion has
 * succeeded, so undone changes are not notified; without rollback, immediately. Must not change the program.
 */
public interface ConversionListener extends RewriteListener {
  /** Before {@code pattern} is tried on {@code op}. */
  default void patternBegins(RewritePattern pattern, Operation op) {}

  /** After {@code pattern} was tried, and the operations that it created were legalized. */
  default void patternEnds(RewritePattern pattern, boolean succeeded) {}

  /**
   * Before the uses of the results of {@code op} are replaced.
   *
   * @param values the replacements; an erased operation has null for each result
   */
  @Override
  default void operationReplaced(Operation op, List<? extends Value> values) {}

  /** A pattern does not match {@code op} for {@code reason}. Notified immediately. */
  default void matchFailed(Operation op, String reason) {}

  /**
   * {@code op} was moved from its position in {@code from} before {@code before}, or from the end if that is null.
   * {@link #operationMoved(Operation)} is called instead if the former position is unknown.
   */
  default void operationMoved(Operation op, Block from, @Nullable Operation before) {}

  /** {@code block} was moved from {@code from}, where it was before {@code before}, or last if that is null. */
  default void blockMoved(Block block, Region from, @Nullable Block before) {}
}
