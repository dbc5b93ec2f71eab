// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Receives a notification of each change that a {@link PatternRewriter} makes. Must not change the program. */
public interface RewriteListener extends OpBuilder.Listener {
  RewriteListener NONE = new RewriteListener() {};

  /** After {@code op} was changed in place. */
  default void operationModified(Operation op) {}

  /**
   * {@code op} is changed in place, before or after this call, and MLIR does not notify its listeners of such changes.
   * A listener that collects the operations to revisit ignores it; one that keeps facts about operations must not.
   */
  default void operationModifiedSilently(Operation op) {}

  /**
   * {@code op} was inserted, and MLIR does not notify its listeners of such insertions. A listener that collects the
   * operations to revisit ignores it; one that keeps facts about operations must not.
   */
  default void operationInsertedSilently(Operation op) {}

  /** Before the uses of the results of {@code op} are replaced by {@code values}. */
  default void operationReplaced(Operation op, List<? extends Value> values) {}

  /** Before {@code op} is erased. It still has its operands; its regions are already empty. */
  default void operationErased(Operation op) {}

  /** After {@code op} was moved, inside its block or to another block. */
  default void operationMoved(Operation op) {}

  /** Before {@code block}, which is already empty, is erased. */
  default void blockErased(Block block) {}
}
