// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loweraffine;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AffineExpansion;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.affine.DelinearizeIndexOp;
import org.mortise.dialect.affine.DmaStartOp;
import org.mortise.dialect.affine.DmaWaitOp;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.IfOp;
import org.mortise.dialect.affine.IndexExpansion;
import org.mortise.dialect.affine.LinearizeIndexOp;
import org.mortise.dialect.affine.LoadOp;
import org.mortise.dialect.affine.MaxOp;
import org.mortise.dialect.affine.MinOp;
import org.mortise.dialect.affine.ParallelOp;
import org.mortise.dialect.affine.PrefetchOp;
import org.mortise.dialect.affine.StoreOp;
import org.mortise.dialect.affine.VectorLoadOp;
import org.mortise.dialect.affine.VectorStoreOp;
import org.mortise.dialect.affine.YieldOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MinSIOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.definition.OpView;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternSet;

/** The conversion. Operations of the target dialects are legal; no operation is illegal. */
final class AffineLowering {
  /** Replaces an operation if it can be expanded. */
  private interface Lowering<V> {
    boolean lower(V op, ConversionRewriter rewriter);
  }

  private final PassRun run;

  AffineLowering(PassRun run) {
    this.run = run;
  }

  void run(Operation root) {
    ConversionTarget target = new ConversionTarget().addLegalDialect("arith", "memref", "scf", "vector");
    if (!new DialectConversion(target, patterns()).applyPartial(root).changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  private PatternSet patterns() {
    PatternSet patterns = new PatternSet();
    add(patterns, ApplyOp.NAME, ApplyOp::of, this::lowerApply);
    add(patterns, DelinearizeIndexOp.NAME, DelinearizeIndexOp::of, AffineLowering::lowerDelinearize);
    add(patterns, LinearizeIndexOp.NAME, LinearizeIndexOp::of, AffineLowering::lowerLinearize);
    add(patterns, MinOp.NAME, MinOp::of, this::lowerMin);
    add(patterns, MaxOp.NAME, MaxOp::of, this::lowerMax);
    AccessLowering accesses = new AccessLowering(this);
    add(patterns, LoadOp.NAME, LoadOp::of, accesses::lowerLoad);
    add(patterns, StoreOp.NAME, StoreOp::of, accesses::lowerStore);
    add(patterns, VectorLoadOp.NAME, VectorLoadOp::of, accesses::lowerVectorLoad);
    add(patterns, VectorStoreOp.NAME, VectorStoreOp::of, accesses::lowerVectorStore);
    add(patterns, PrefetchOp.NAME, PrefetchOp::of, accesses::lowerPrefetch);
    add(patterns, DmaStartOp.NAME, DmaStartOp::of, accesses::lowerDmaStart);
    add(patterns, DmaWaitOp.NAME, DmaWaitOp::of, accesses::lowerDmaWait);
    ControlFlowLowering controlFlow = new ControlFlowLowering(this);
    add(patterns, ForOp.NAME, ForOp::of, controlFlow::lowerFor);
    add(patterns, IfOp.NAME, IfOp::of, controlFlow::lowerIf);
    add(patterns, ParallelOp.NAME, ParallelOp::of, controlFlow::lowerParallel);
    add(patterns, YieldOp.NAME, YieldOp::of, controlFlow::lowerYield);
    return patterns;
  }

  private static <V> void add(
      PatternSet patterns, String name, Function<Operation, V> view, Lowering<V> lowering) {
    patterns.add(ConversionPattern.of(name, name, view, (op, operands, rewriter) -> lowering.lower(op, rewriter)));
  }

  private boolean lowerApply(ApplyOp apply, ConversionRewriter rewriter) {
    List<Value> values = expand(apply.location(), apply.map(), apply.mapOperands(), rewriter);
    if (values == null) {
      return false;
    }
    rewriter.replaceOp(apply, values);
    return true;
  }

  private static boolean lowerDelinearize(DelinearizeIndexOp index, ConversionRewriter rewriter) {
    rewriter.replaceOp(index, IndexExpansion.expand(index, rewriter));
    return true;
  }

  private static boolean lowerLinearize(LinearizeIndexOp index, ConversionRewriter rewriter) {
    rewriter.replaceOp(index, IndexExpansion.expand(index, rewriter));
    return true;
  }

  private boolean lowerMin(MinOp min, ConversionRewriter rewriter) {
    return replace(min, extremum(min.location(), min.map(), min.operands(), false, rewriter), rewriter);
  }

  private boolean lowerMax(MaxOp max, ConversionRewriter rewriter) {
    return replace(max, extremum(max.location(), max.map(), max.operands(), true, rewriter), rewriter);
  }

  private static boolean replace(OpView op, @Nullable Value value, ConversionRewriter rewriter) {
    if (value != null) {
      rewriter.replaceOp(op, value);
    }
    return value != null;
  }

  /** Returns the least or greatest result of the map; null after an error. */
  @Nullable Value extremum(
      Location location, AffineMap map, List<? extends Value> operands, boolean maximum, OpBuilder builder) {
    List<Value> values = expand(location, map, operands, builder);
    if (values == null || values.isEmpty()) {
      return null;
    }
    Value extremum = values.get(0);
    for (Value value : values.subList(1, values.size())) {
      extremum = maximum
          ? MaxSIOp.create(builder, location, extremum, value)
          : MinSIOp.create(builder, location, extremum, value);
    }
    return extremum;
  }

  /** Returns the results of a map; null after an error. */
  @Nullable List<Value> expand(
      Location location, AffineMap map, List<? extends Value> operands, OpBuilder builder) {
    return isExpandable(location, map.results()) ? AffineExpansion.expand(builder, location, map, operands) : null;
  }

  /** Returns whether the expressions can be computed, after an error if not. */
  boolean isExpandable(Location location, List<AffineExpr> exprs) {
    String problem = AffineExpansion.problem(exprs);
    if (problem != null) {
      fail(location, problem);
    }
    return problem == null;
  }

  /** Reports an error. */
  void fail(Location location, String message) {
    run.emit(Diagnostic.error(location, message));
  }
}
