// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.intrangeoptimizations;

import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.ConstantValue;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/** Replaces uses of results and region arguments with a known constant value. */
final class ConstantMaterialization extends RewritePattern {
  private final IntegerRangeAnalysis ranges;
  private final PassRun run;

  ConstantMaterialization(IntegerRangeAnalysis ranges, PassRun run) {
    super(null);
    this.ranges = ranges;
    this.run = run;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    if (Constants.of(op) != null) {
      return false;
    }
    boolean changed = false;
    boolean unused = op.resultCount() > 0;
    rewriter.setInsertionPoint(op);
    for (int i = 0; i < op.resultCount(); i++) {
      changed |= replace(op.result(i), op.location(), rewriter);
      unused &= !op.result(i).hasUses();
    }
    if (changed && unused && MemoryEffects.isTriviallyDead(op)) {
      rewriter.eraseOp(op);
      return true;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      changed |= replaceArguments(op.region(i), rewriter);
    }
    return changed;
  }

  private boolean replaceArguments(Region region, PatternRewriter rewriter) {
    boolean changed = false;
    for (Block block = region.first(); block != null; block = block.next()) {
      rewriter.setInsertionPointToStart(block);
      for (int i = 0; i < block.argumentCount(); i++) {
        changed |= replace(block.argument(i), block.argument(i).location(), rewriter);
      }
    }
    return changed;
  }

  private boolean replace(Value value, Location location, PatternRewriter rewriter) {
    ConstantValue known = value.hasUses() ? ranges.constantOf(value) : null;
    if (known == null || known.constant() == null) {
      return false;
    }
    Operation constant = materialize(known, value, location, rewriter);
    if (constant == null) {
      return false;
    }
    if (run.remarksWanted()) {
      Operation at = value.definingOp() != null ? value.definingOp() : value.parentBlock().parentOp();
      run.remark(Remark.Kind.PASSED, "Folded", at).at(value.location()).with("Value", known.constant())
          .message("replaced by the constant " + known.constant() + ", its only possible value").emit();
    }
    rewriter.replaceAllUsesWith(value, constant.result(0));
    return true;
  }

  /** Materializes a constant by the dialect of the value, or else by {@code arith}. */
  private static @Nullable Operation materialize(
      ConstantValue known, Value value, Location location, PatternRewriter rewriter) {
    Operation made = known.dialect() == null
        ? null : known.dialect().materializeConstant(rewriter, known.constant(), value.type(), location);
    return made != null ? made : ArithDialect.materialize(rewriter, known.constant(), value.type(), location);
  }
}
