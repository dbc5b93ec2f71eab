// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@code shape.assuming}. */
final class AssumingPatterns {
  private AssumingPatterns() {}

  @Canonicalization("AssumingOpRemoveUnusedResults")
  static boolean removeUnusedResults(AssumingOp assuming, PatternRewriter rewriter) {
    Operation yield = assuming.doRegion().first().last();
    List<Value> kept = new ArrayList<>();
    List<Type> types = new ArrayList<>();
    for (int i = 0; i < assuming.resultCount(); i++) {
      if (assuming.operation().result(i).hasUses()) {
        kept.add(yield.operand(i));
        types.add(assuming.operation().result(i).type());
      }
    }
    if (kept.size() == assuming.resultCount()) {
      return false;
    }
    OperationState state = rewriter.state(assuming.location(), AssumingOp.NAME);
    state.addOperand(assuming.witness()).addResultTypes(types);
    Region region = state.addRegion();
    Operation replacement = rewriter.create(state);
    rewriter.inlineRegionBefore(assuming.doRegion(), replacement.region(0), null);
    rewriter.modifyOpInPlace(yield, () -> yield.setOperands(kept));
    List<Value> results = new ArrayList<>();
    for (int i = 0, next = 0; i < assuming.resultCount(); i++) {
      Value result = assuming.operation().result(i);
      results.add(result.hasUses() ? replacement.result(next++) : result);
    }
    rewriter.replaceOp(assuming, results);
    return true;
  }

  /** Inlines the region if the witness is a constant true. */
  @Canonicalization("AssumingWithTrue")
  static boolean inline(AssumingOp assuming, PatternRewriter rewriter) {
    ConstWitnessOp witness = ConstWitnessOp.of(assuming.witness().definingOp());
    if (witness == null || witness.passingAttr().longValue() == 0) {
      return false;
    }
    Block body = assuming.doRegion().first();
    Operation terminator = body.last();
    List<Value> results = List.of(terminator.operands());
    rewriter.inlineBlockBefore(body, assuming, List.of());
    rewriter.replaceOp(assuming, results);
    rewriter.eraseOp(terminator);
    return true;
  }
}
