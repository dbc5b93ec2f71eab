// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Hears of every change that a {@link PatternRewriter} makes. */
public interface RewriteListener extends OpBuilder.Listener {
  RewriteListener NONE = new RewriteListener() {};

  default void operationModified(Operation op) {}

  /** Before the uses of {@code op} are replaced. */
  default void operationReplaced(Operation op, List<? extends Value> values) {}

  /** Before {@code op}, which has no operands any more, goes. */
  default void operationErased(Operation op) {}

  default void operationMoved(Operation op) {}

  default void blockErased(Block block) {}
}
