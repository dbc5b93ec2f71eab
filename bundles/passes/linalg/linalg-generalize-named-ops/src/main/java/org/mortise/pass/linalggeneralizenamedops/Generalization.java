// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.linalggeneralizenamedops;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.linalg.GenericOp;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.types.RankedTensorType;

/** Replaces a structured operation whose block has an argument for each operand by a generic one with its region. */
final class Generalization extends RewritePattern {
  private Generalization() {
    super(null);
  }

  static Pass pass() {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet().add(new Generalization()));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    LinalgOp structure = op.getInterface(LinalgOp.class);
    boolean isNamed = structure != null && GenericOp.of(op) == null;
    if (!isNamed || structure.countOperandsWithArgument(op) != op.operandCount()) {
      return false;
    }
    OperandRange inits = structure.getDpsInits(op);
    List<Type> results = new ArrayList<>(inits.size());
    for (Value init : inits) {
      if (init.type() instanceof RankedTensorType && structure.hasPureTensorSemantics(op)) {
        results.add(init.type());
      }
    }
    GenericOp generic = GenericOp.create(rewriter, op.location(), results, structure.getDpsInputs(op), inits,
        structure.getIndexingMaps(op), structure.getIteratorTypes(op));
    rewriter.inlineRegionBefore(op.region(0), generic.region(), null);
    rewriter.replaceOp(op, generic);
    return true;
  }
}
