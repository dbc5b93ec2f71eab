// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Copies the body of a loop about to be erased to another place. It is copied rather than moved, as in MLIR: all
 * operations of a copy are revisited in reverse order, which determines the order of created constants. Removing a nest
 * of d loops one by one costs d copies of the innermost body.
 */
final class CopiedBody {
  private CopiedBody() {}

  /** Copies all operations of {@code source} to the end of {@code target}, with {@code values} for its arguments. */
  static void transfer(Block source, Block target, List<? extends Value> values, PatternRewriter rewriter) {
    IRMapping mapping = new IRMapping();
    mapArguments(source, values, mapping);
    rewriter.setInsertionPointToEnd(target);
    for (Operation inner = source.first(); inner != null; inner = inner.next()) {
      rewriter.clone(inner, mapping);
    }
  }

  /** Copies all operations of {@code source} except the terminator to the insertion point. */
  static void copy(Block source, List<? extends Value> values, IRMapping mapping, PatternRewriter rewriter) {
    mapArguments(source, values, mapping);
    for (Operation inner = source.first(); inner != source.last(); inner = inner.next()) {
      rewriter.clone(inner, mapping);
    }
  }

  /** Maps the arguments of {@code source} to {@code values}. */
  static void mapArguments(Block source, List<? extends Value> values, IRMapping mapping) {
    for (int i = 0; i < values.size(); i++) {
      mapping.map(source.argument(i), values.get(i));
    }
  }
}
