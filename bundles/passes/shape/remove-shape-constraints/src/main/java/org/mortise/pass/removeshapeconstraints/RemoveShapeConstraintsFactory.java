// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.removeshapeconstraints;

import com.google.auto.service.AutoService;
import org.mortise.dialect.shape.ConstWitnessOp;
import org.mortise.dialect.shape.CstrBroadcastableOp;
import org.mortise.dialect.shape.CstrEqOp;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code remove-shape-constraints}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class RemoveShapeConstraintsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("remove-shape-constraints", "Replace all cstr_ ops with a true witness")
          .withTitle("RemoveShapeConstraints")
          .withDescription("""
              Replaces `shape.cstr_broadcastable` and `shape.cstr_eq` by a witness that the condition holds, and folds
              operations. Linear in the operations.""")
          .onOperation("func.func")
          .withDialects("shape");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet()
        .add(RewritePattern.of(
            CstrBroadcastableOp.NAME, "RemoveCstrBroadcastableOp", RemoveShapeConstraintsFactory::remove))
        .add(RewritePattern.of(CstrEqOp.NAME, "RemoveCstrEqOp", RemoveShapeConstraintsFactory::remove)));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static boolean remove(Operation op, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    rewriter.replaceOp(op, ConstWitnessOp.create(rewriter, op.location(), op.result(0).type(),
        IntegerAttr.bool(op.context(), true)));
    return true;
  }
}
