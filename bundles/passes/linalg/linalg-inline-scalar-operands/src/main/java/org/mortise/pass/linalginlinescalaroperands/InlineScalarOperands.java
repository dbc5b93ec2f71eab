// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.linalginlinescalaroperands;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.linalg.GenericOp;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.dialect.tensor.ExtractOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.types.RankedTensorType;

/** Extracts the element of an input with a constant indexing map in the body; a scalar is used there itself. */
final class InlineScalarOperands extends RewritePattern {
  private InlineScalarOperands() {
    super(GenericOp.NAME);
  }

  static Pass pass() {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet().add(new InlineScalarOperands()));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    LinalgOp structure = op.getInterface(LinalgOp.class);
    if (structure == null || !structure.hasPureTensorSemantics(op)) {
      return false;
    }
    List<Value> inputs = structure.getDpsInputs(op);
    List<AffineMap> maps = structure.getIndexingMaps(op);
    BitSet scalars = new BitSet(inputs.size());
    List<Value> keptInputs = new ArrayList<>(inputs.size());
    List<AffineMap> keptMaps = new ArrayList<>(maps.size());
    for (int i = 0; i < maps.size(); i++) {
      boolean isInput = i < inputs.size();
      if (isInput && maps.get(i).results().stream().allMatch(AffineConstantExpr.class::isInstance)) {
        scalars.set(i);
        continue;
      }
      keptMaps.add(maps.get(i));
      if (isInput) {
        keptInputs.add(inputs.get(i));
      }
    }
    if (scalars.isEmpty()) {
      return false;
    }
    List<Type> results = op.resultList().stream().map(Value::type).toList();
    GenericOp generic = GenericOp.create(rewriter, op.location(), results, keptInputs, structure.getDpsInits(op),
        keptMaps, structure.getIteratorTypes(op));
    rewriter.inlineRegionBefore(op.region(0), generic.region(), null);
    Block body = generic.region().first();
    for (int i = scalars.nextSetBit(0); i >= 0; i = scalars.nextSetBit(i + 1)) {
      rewriter.setInsertionPointToStart(body);
      rewriter.replaceAllUsesWith(body.argument(i), element(op, inputs.get(i), maps.get(i), rewriter));
    }
    body.eraseArguments(scalars);
    rewriter.replaceOp(op, generic);
    return true;
  }

  private static Value element(Operation op, Value source, AffineMap map, PatternRewriter rewriter) {
    if (!(source.type() instanceof RankedTensorType)) {
      return source;
    }
    List<Value> indices = new ArrayList<>(map.resultCount());
    for (AffineExpr index : map.results()) {
      indices.add(ConstantOp.createIndex(rewriter, op.location(), ((AffineConstantExpr) index).value()));
    }
    return ExtractOp.create(rewriter, op.location(), source, indices);
  }
}
