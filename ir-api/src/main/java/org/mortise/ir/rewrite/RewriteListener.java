// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Hears of every change that a {@link PatternRewriter} makes, but not of those that go around it. A listener must not
 * change the program.
 */
public interface RewriteListener extends OpBuilder.Listener {
  RewriteListener NONE = new RewriteListener() {};

  /** After {@code op} was changed in place. */
  default void operationModified(Operation op) {}

  /** Before the uses of {@code op} are replaced. */
  default void operationReplaced(Operation op, List<? extends Value> values) {}

  /** Before {@code op} goes. It still has its operands; what was inside it has gone already. */
  default void operationErased(Operation op) {}

  /** After {@code op} was moved, inside its block or into another one. */
  default void operationMoved(Operation op) {}

  /** Before {@code block}, which is empty by now, goes. */
  default void blockErased(Block block) {}
}
