// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@code hlfir.forall_index}. */
final class ForallIndexPatterns {
  private ForallIndexPatterns() {}

  /** Replaces loads of the index by its value, converted to the type of the variable. */
  @Canonicalization("ForallIndexOp")
  static boolean replaceLoads(ForallIndexOp index, PatternRewriter rewriter) {
    List<Operation> loads = new ArrayList<>();
    for (OpOperand use : index.result().uses()) {
      if (LoadOp.of(use.owner()) != null) {
        loads.add(use.owner());
      }
    }
    for (Operation load : loads) {
      rewriter.setInsertionPoint(load);
      Type type = load.result(0).type();
      Value value = index.index().type() == type
          ? index.index() : ConvertOp.create(rewriter, load.location(), type, index.index());
      rewriter.replaceOp(load, List.of(value));
    }
    return !loads.isEmpty();
  }
}
