// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loweraffine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.affine.AffineExpansion;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.affine.DelinearizeIndexOp;
import org.mortise.dialect.affine.DmaStartOp;
import org.mortise.dialect.affine.DmaWaitOp;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.IfOp;
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
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternSet;

/** The conversion. Operations of the target dialects are legal; no operation is illegal. */
final class AffineLowering {
  /** Replaces an operation if it can be expanded. */
  private interface Lowering {
    boolean lower(Operation op, ConversionRewriter rewriter);
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
    add(patterns, ApplyOp.NAME, this::lowerApply);
    add(patterns, DelinearizeIndexOp.NAME, AffineLowering::lowerDelinearize);
    add(patterns, MinOp.NAME, (op, rewriter) -> lowerExtremum(op, MinOp.of(op).map(), false, rewriter));
    add(patterns, MaxOp.NAME, (op, rewriter) -> lowerExtremum(op, MaxOp.of(op).map(), true, rewriter));
    AccessLowering accesses = new AccessLowering(this);
    add(patterns, LoadOp.NAME, accesses::lowerLoad);
    add(patterns, StoreOp.NAME, accesses::lowerStore);
    add(patterns, VectorLoadOp.NAME, accesses::lowerVectorLoad);
    add(patterns, VectorStoreOp.NAME, accesses::lowerVectorStore);
    add(patterns, PrefetchOp.NAME, accesses::lowerPrefetch);
    add(patterns, DmaStartOp.NAME, accesses::lowerDmaStart);
    add(patterns, DmaWaitOp.NAME, accesses::lowerDmaWait);
    ControlFlowLowering controlFlow = new ControlFlowLowering(this);
    add(patterns, ForOp.NAME, controlFlow::lowerFor);
    add(patterns, IfOp.NAME, controlFlow::lowerIf);
    add(patterns, ParallelOp.NAME, controlFlow::lowerParallel);
    add(patterns, YieldOp.NAME, controlFlow::lowerYield);
    return patterns;
  }

  private static void add(PatternSet patterns, String name, Lowering lowering) {
    patterns.add(ConversionPattern.of(name, name, (op, operands, rewriter) -> lowering.lower(op, rewriter)));
  }

  private boolean lowerApply(Operation op, ConversionRewriter rewriter) {
    List<Value> values = expand(op, ApplyOp.of(op).map(), List.of(op.operands()), rewriter);
    if (values == null) {
      return false;
    }
    rewriter.replaceOp(op, values);
    return true;
  }

  private static boolean lowerDelinearize(Operation op, ConversionRewriter rewriter) {
    DelinearizeIndexOp index = DelinearizeIndexOp.of(op);
    rewriter.replaceOp(op,
        AffineApplies.delinearize(rewriter, op.location(), index.linearIndex(), List.copyOf(index.basis())));
    return true;
  }

  private boolean lowerExtremum(Operation op, AffineMap map, boolean maximum, ConversionRewriter rewriter) {
    Value value = extremum(op, map, List.of(op.operands()), maximum, rewriter);
    if (value == null) {
      return false;
    }
    rewriter.replaceOp(op, value);
    return true;
  }

  /** Returns the least or greatest result of the map; null after an error. */
  @Nullable Value extremum(Operation op, AffineMap map, List<Value> operands, boolean maximum, OpBuilder builder) {
    List<Value> values = expand(op, map, operands, builder);
    if (values == null || values.isEmpty()) {
      return null;
    }
    Value extremum = values.get(0);
    for (Value value : values.subList(1, values.size())) {
      extremum = maximum
          ? MaxSIOp.create(builder, op.location(), extremum, value)
          : MinSIOp.create(builder, op.location(), extremum, value);
    }
    return extremum;
  }

  /** Returns the results of a map of {@code op}; null after an error. */
  @Nullable List<Value> expand(Operation op, AffineMap map, List<? extends Value> operands, OpBuilder builder) {
    return isExpandable(op, map.results()) ? AffineExpansion.expand(builder, op.location(), map, operands) : null;
  }

  /** Returns whether expressions of {@code op} can be computed, after an error if not. */
  boolean isExpandable(Operation op, List<AffineExpr> exprs) {
    String problem = AffineExpansion.problem(exprs);
    if (problem != null) {
      fail(op, problem);
    }
    return problem == null;
  }

  /** Reports an error at {@code op}. */
  void fail(Operation op, String message) {
    run.emit(Diagnostic.error(op.location(), message));
  }
}
