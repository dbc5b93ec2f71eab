// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Brings the body of a loop that is going to be erased to another place. It is copied, as in MLIR: copies are looked at
 * in another order than what is moved, and that shows in the order of constants, and when rewriting is limited. A large
 * body is moved, because nests would take quadratic time otherwise.
 */
final class CopiedBody {
  /** Bodies with more operations are moved. */
  private static final int LARGE = 1000;

  private CopiedBody() {}

  static boolean isLarge(Operation op) {
    int[] count = {0};
    op.walkPreOrder(inner -> ++count[0] <= LARGE ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT);
    return count[0] > LARGE;
  }

  /** Brings all operations of {@code source} to the end of {@code target}, with {@code values} for its arguments. */
  static void transfer(Block source, Block target, List<? extends Value> values, PatternRewriter rewriter) {
    if (isLarge(source.parentOp())) {
      rewriter.mergeBlocks(source, target, values);
      return;
    }
    IRMapping mapping = new IRMapping();
    mapArguments(source, values, mapping);
    rewriter.setInsertionPointToEnd(target);
    for (Operation inner = source.first(); inner != null; inner = inner.next()) {
      rewriter.clone(inner, mapping);
    }
  }

  /** Copies all operations of {@code source} but the terminator to the insertion point. */
  static void copy(Block source, List<? extends Value> values, IRMapping mapping, PatternRewriter rewriter) {
    mapArguments(source, values, mapping);
    for (Operation inner = source.first(); inner != source.last(); inner = inner.next()) {
      rewriter.clone(inner, mapping);
    }
  }

  static void mapArguments(Block source, List<? extends Value> values, IRMapping mapping) {
    for (int i = 0; i < values.size(); i++) {
      mapping.map(source.argument(i), values.get(i));
    }
  }
}
