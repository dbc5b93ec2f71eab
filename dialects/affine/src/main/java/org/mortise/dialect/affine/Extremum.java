// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Verification, folding and canonicalization of {@link MinOp} and {@link MaxOp}. */
final class Extremum {
  private Extremum() {}

  static @Nullable Diagnostic verify(Operation op) {
    return op.operandCount() == MapOperands.mapOf(op).inputCount()
        ? null
        : op.opError("operand count and affine map dimension and symbol count must match");
  }

  /** Folds to a constant if all results are constant; otherwise folds the constant results of the map. */
  static FoldResult fold(Operation op, Attribute[] constants, boolean maximum) {
    AffineMap map = MapOperands.mapOf(op);
    AffineMap known = MapOperands.withConstants(map, constants);
    List<AffineExpr> results = new ArrayList<>(map.results());
    for (int i = 0; i < results.size(); i++) {
      if (known.result(i) instanceof AffineConstantExpr constant) {
        results.set(i, constant);
      }
    }
    AffineMap folded = AffineMap.of(map.dimCount(), map.symbolCount(), results);
    if (folded.resultCount() == 0) {
      return FoldResult.NONE;
    }
    if (folded.isConstant()) {
      return FoldResult.of(IntegerAttr.index(op.context(), extremum(folded, maximum)));
    }
    if (folded.equals(map)) {
      return FoldResult.NONE;
    }
    op.setAttr(MapOperands.MAP, AffineMapAttr.of(op.context(), folded));
    return FoldResult.IN_PLACE;
  }

  static void addPatterns(String name, PatternSet patterns) {
    patterns.add(new DistinctResults(name));
    patterns.add(RewritePattern.of(name, "MergeNested", Extremum::mergeNested));
    patterns.add(new SimplifyMap(name, 0));
    patterns.add(RewritePattern.of(name, "OrderResults", Extremum::orderResults));
  }

  /** Inlines results that are extrema of the same kind. */
  private static boolean mergeNested(Operation op, PatternRewriter rewriter) {
    MapOperands outer = MapOperands.of(op, 0);
    AffineMap map = outer.map();
    List<AffineExpr> results = new ArrayList<>(map.resultCount());
    List<Operation> nested = new ArrayList<>(2);
    for (AffineExpr result : map.results()) {
      Operation inner = definingOp(result, outer);
      if (inner != null && inner.definition() == op.definition()) {
        nested.add(inner);
      } else {
        results.add(result);
      }
    }
    if (nested.isEmpty()) {
      return false;
    }
    List<Value> dims = new ArrayList<>(outer.operands().subList(0, map.dimCount()));
    List<Value> symbols = new ArrayList<>(outer.operands().subList(map.dimCount(), map.inputCount()));
    for (Operation each : nested) {
      MapOperands inner = MapOperands.of(each, 0);
      AffineMap innerMap = inner.map();
      for (AffineExpr result : innerMap.results()) {
        results.add(result.replaceLeaves(leaf -> shift(leaf, dims.size(), symbols.size())));
      }
      dims.addAll(inner.operands().subList(0, innerMap.dimCount()));
      symbols.addAll(inner.operands().subList(innerMap.dimCount(), innerMap.inputCount()));
    }
    AffineMap merged = AffineMap.of(dims.size(), symbols.size(), results);
    dims.addAll(symbols);
    replace(op, new MapOperands(merged, dims), rewriter);
    return true;
  }

  private static AffineExpr shift(AffineExpr leaf, int dims, int symbols) {
    if (leaf instanceof AffineDimExpr dim) {
      return AffineExpr.dim(dim.position() + dims);
    }
    return leaf instanceof AffineSymbolExpr symbol ? AffineExpr.symbol(symbol.position() + symbols) : leaf;
  }

  private static @Nullable Operation definingOp(AffineExpr result, MapOperands inputs) {
    if (result instanceof AffineDimExpr dim) {
      return inputs.operands().get(dim.position()).definingOp();
    }
    return result instanceof AffineSymbolExpr symbol
        ? inputs.operands().get(inputs.map().dimCount() + symbol.position()).definingOp()
        : null;
  }

  /** Puts linear results in the order of their factors. */
  private static boolean orderResults(Operation op, PatternRewriter rewriter) {
    MapOperands inputs = MapOperands.of(op, 0);
    AffineMap map = inputs.map();
    record Keyed(long[] factors, AffineExpr result) {}
    List<Keyed> keyed = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      long[] factors = result.linearCoefficients(map.dimCount(), map.symbolCount());
      if (factors == null) {
        return false;
      }
      keyed.add(new Keyed(factors, result));
    }
    keyed.sort((a, b) -> Arrays.compare(a.factors, b.factors));
    List<AffineExpr> ordered = new ArrayList<>(keyed.size());
    boolean changed = false;
    for (int i = 0; i < keyed.size(); i++) {
      changed |= keyed.get(i).result != map.result(i);
      ordered.add(keyed.get(i).result.simplify());
    }
    if (changed) {
      AffineMap sorted = AffineMap.of(map.dimCount(), map.symbolCount(), ordered);
      replace(op, new MapOperands(sorted, inputs.operands()), rewriter);
    }
    return changed;
  }

  private static void replace(Operation op, MapOperands inputs, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNew(op, rewriter.state(op.location(), op.name().name())
        .addOperands(inputs.operands())
        .addAttribute(MapOperands.MAP, AffineMapAttr.of(op.context(), inputs.map()))
        .addResultType(op.result(0).type()));
  }

  private static long extremum(AffineMap constant, boolean maximum) {
    long best = maximum ? Long.MIN_VALUE : Long.MAX_VALUE;
    for (AffineExpr result : constant.results()) {
      long value = ((AffineConstantExpr) result).value();
      best = maximum ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }
}
