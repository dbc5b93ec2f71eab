// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.CanonicalizationPatterns;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.osgi.service.component.annotations.Component;

/** Canonicalization of launches, waits, barriers and operations on memory. */
final class GpuPatterns {
  /** The arguments of a launch that are positions, and the operands that are their sizes, start here. */
  private static final int POSITIONS = 6;

  private GpuPatterns() {}

  /** Replaces the dynamic size of an allocation by its operand. */
  private static boolean takeSizeOfAlloc(DimOp dim, PatternRewriter rewriter) {
    AllocOp alloc = AllocOp.of(dim.source().definingOp());
    if (alloc == null || Constants.integerOf(dim.index()) == null) {
      return false;
    }
    long index = Constants.integerOf(dim.index()).longValue();
    if (index < 0 || index >= alloc.memrefType().rank() || !alloc.memrefType().isDynamicDim((int) index)) {
      return false;
    }
    rewriter.replaceOp(dim, alloc.dynamicSizes().get(alloc.memrefType().dynamicDimIndex((int) index)));
    return true;
  }

  @Canonicalization("EraseRedundantGpuBarrierOps")
  static boolean eraseBarrier(BarrierOp op, PatternRewriter rewriter) {
    if (op.operation().next() == null || BarrierOp.of(op.operation().next()) == null) {
      return false;
    }
    rewriter.eraseOp(op);
    return true;
  }

  /** The position in a dimension of size 1 is 0. */
  @Canonicalization("FoldLaunchArguments")
  static boolean foldPositions(LaunchOp launch, PatternRewriter rewriter) {
    Block body = launch.body().first();
    if (body == null) {
      return false;
    }
    Value[] sizes = {
        launch.gridSizeX(), launch.gridSizeY(), launch.gridSizeZ(), launch.blockSizeX(), launch.blockSizeY(),
        launch.blockSizeZ()
    };
    Value zero = null;
    for (int i = 0; i < POSITIONS; i++) {
      Value position = body.argument(i);
      if (!position.hasUses() || !isOne(sizes[i])) {
        continue;
      }
      if (zero == null) {
        rewriter.setInsertionPointToStart(body);
        zero = ConstantOp.createIndex(rewriter, launch.location(), 0);
      }
      rewriter.replaceAllUsesWith(position, zero);
    }
    return zero != null;
  }

  private static boolean isOne(Value size) {
    IntegerAttr constant = Constants.integerOf(size);
    return constant != null && constant.longValue() == 1;
  }

  /** Erases a copy to new memory that is only freed afterwards. */
  @Canonicalization("EraseTrivialCopyOp")
  static boolean eraseUnreadCopy(MemcpyOp copy, PatternRewriter rewriter) {
    Value target = copy.dst();
    Operation allocation = target.definingOp();
    if (allocation == null || !hasOnlyEffect(allocation, target, Kind.ALLOCATE)) {
      return false;
    }
    for (OpOperand use : target.uses()) {
      if (use.owner() != copy.operation() && !hasOnlyEffect(use.owner(), target, Kind.FREE)) {
        return false;
      }
    }
    int dependencies = copy.asyncDependencies().size();
    if (dependencies != (copy.asyncToken() == null ? 0 : 1)) {
      return false;
    }
    if (dependencies == 0) {
      rewriter.eraseOp(copy);
    } else {
      rewriter.replaceOp(copy, copy.asyncDependencies().get(0));
    }
    return true;
  }

  private static boolean hasOnlyEffect(Operation op, Value value, Kind kind) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    boolean has = false;
    for (int i = 0; effects != null && i < effects.size(); i++) {
      if (effects.get(i).value() != value) {
        continue;
      }
      if (effects.get(i).kind() != kind) {
        return false;
      }
      has = true;
    }
    return has;
  }

  /** Drops dependencies on waits that depend on nothing. */
  @Canonicalization("EraseRedundantGpuWaitOpPairs")
  static boolean dropEmptyWaits(WaitOp op, PatternRewriter rewriter) {
    List<Value> remaining = new ArrayList<>(op.operation().operandCount());
    for (Value dependency : op.operation().operands()) {
      WaitOp wait = WaitOp.of(dependency.definingOp());
      if (wait == null || wait.operation().operandCount() > 0) {
        remaining.add(dependency);
      }
    }
    if (remaining.size() == op.operation().operandCount()) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> op.operation().setOperands(remaining));
    return true;
  }

  /** Erases waits without an effect: without dependencies, or whose token is unused or that of one dependency. */
  @Canonicalization("SimplifyGpuWaitOp")
  static boolean simplifyWait(WaitOp op, PatternRewriter rewriter) {
    Value token = op.asyncToken();
    if (token == null && op.operation().operandCount() > 0) {
      return false;
    }
    if (token != null && op.operation().operandCount() == 1) {
      rewriter.replaceOp(op, op.asyncDependencies().get(0));
      return true;
    }
    if (token != null && token.hasUses()) {
      return false;
    }
    rewriter.eraseOp(op);
    return true;
  }

  /** The patterns on operations of other dialects. */
  @Component(service = CanonicalizationPatterns.class)
  @Serves(DimOp.NAME)
  @AutoService(OpInterface.class)
  public static final class OfDim implements CanonicalizationPatterns {
    @Override
    public void addTo(PatternSet patterns) {
      patterns.add(DimOp.pattern("SimplifyDimOfAllocOp", GpuPatterns::takeSizeOfAlloc));
    }
  }
}
