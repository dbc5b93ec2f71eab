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
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.CanonicalizationPatterns;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.osgi.service.component.annotations.Component;

/** Canonicalization of launches, waits, barriers and operations on memory. */
final class GpuPatterns {
  /** The arguments of a launch that are positions, and the operands that are their sizes, start here. */
  private static final int POSITIONS = 6;

  private GpuPatterns() {}

  static void barrier(PatternSet patterns) {
    patterns.add(RewritePattern.of(BarrierOp.NAME, "EraseRedundantGpuBarrierOps", GpuPatterns::eraseBarrier));
  }

  static void launch(PatternSet patterns) {
    patterns.add(RewritePattern.of(LaunchOp.NAME, "FoldLaunchArguments", GpuPatterns::foldPositions));
  }

  static void memcpy(PatternSet patterns) {
    patterns.add(RewritePattern.of(MemcpyOp.NAME, "EraseTrivialCopyOp", GpuPatterns::eraseUnreadCopy));
  }

  static void waits(PatternSet patterns) {
    patterns.add(RewritePattern.of(WaitOp.NAME, "EraseRedundantGpuWaitOpPairs", GpuPatterns::dropEmptyWaits));
    patterns.add(RewritePattern.of(WaitOp.NAME, "SimplifyGpuWaitOp", GpuPatterns::simplifyWait));
  }

  /** Replaces the dynamic size of an allocation by its operand. */
  private static boolean takeSizeOfAlloc(Operation op, PatternRewriter rewriter) {
    DimOp dim = DimOp.of(op);
    AllocOp alloc = AllocOp.of(dim.source().definingOp());
    if (alloc == null || Constants.integerOf(dim.index()) == null) {
      return false;
    }
    long index = Constants.integerOf(dim.index()).longValue();
    if (index < 0 || index >= alloc.memrefType().rank() || !alloc.memrefType().isDynamicDim((int) index)) {
      return false;
    }
    rewriter.replaceOp(op, alloc.dynamicSizes().get(alloc.memrefType().dynamicDimIndex((int) index)));
    return true;
  }

  private static boolean eraseBarrier(Operation op, PatternRewriter rewriter) {
    if (op.next() == null || BarrierOp.of(op.next()) == null) {
      return false;
    }
    rewriter.eraseOp(op);
    return true;
  }

  /** The position in a dimension of size 1 is 0. */
  private static boolean foldPositions(Operation op, PatternRewriter rewriter) {
    LaunchOp launch = LaunchOp.of(op);
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
        zero = ConstantOp.createIndex(rewriter, op.location(), 0);
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
  private static boolean eraseUnreadCopy(Operation op, PatternRewriter rewriter) {
    MemcpyOp copy = MemcpyOp.of(op);
    Value target = copy.dst();
    Operation allocation = target.definingOp();
    if (allocation == null || !hasOnlyEffect(allocation, target, Kind.ALLOCATE)) {
      return false;
    }
    for (OpOperand use : target.uses()) {
      if (use.owner() != op && !hasOnlyEffect(use.owner(), target, Kind.FREE)) {
        return false;
      }
    }
    int dependencies = copy.asyncDependencies().size();
    if (dependencies != (copy.asyncToken() == null ? 0 : 1)) {
      return false;
    }
    if (dependencies == 0) {
      rewriter.eraseOp(op);
    } else {
      rewriter.replaceOp(op, copy.asyncDependencies().get(0));
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
  private static boolean dropEmptyWaits(Operation op, PatternRewriter rewriter) {
    List<Value> remaining = new ArrayList<>(op.operandCount());
    for (Value dependency : op.operands()) {
      WaitOp wait = WaitOp.of(dependency.definingOp());
      if (wait == null || wait.operation().operandCount() > 0) {
        remaining.add(dependency);
      }
    }
    if (remaining.size() == op.operandCount()) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> op.setOperands(remaining));
    return true;
  }

  /** Erases waits without an effect: without dependencies, or whose token is unused or that of one dependency. */
  private static boolean simplifyWait(Operation op, PatternRewriter rewriter) {
    Value token = WaitOp.of(op).asyncToken();
    if (token == null && op.operandCount() > 0) {
      return false;
    }
    if (token != null && op.operandCount() == 1) {
      rewriter.replaceOp(op, op.operand(0));
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
      patterns.add(RewritePattern.of(DimOp.NAME, "SimplifyDimOfAllocOp", GpuPatterns::takeSizeOfAlloc));
    }
  }
}
