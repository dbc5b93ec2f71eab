// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.flattenmemref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.AllocaOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Replaces the allocation of a static memref by the allocation of one dimension and a cast. */
final class FlatAllocation {
  private FlatAllocation() {}

  static boolean flatten(AllocOp alloc, PatternRewriter rewriter) {
    MemRefType type = alloc.memrefType();
    MemRefType flat = flatType(type);
    if (flat == null) {
      return false;
    }
    rewriter.setInsertionPoint(alloc);
    Value made = AllocOp.create(rewriter, alloc.location(), flat, List.of(), List.of(), alloc.alignmentAttr());
    return replace(alloc.operation(), type, made, rewriter);
  }

  static boolean flatten(AllocaOp alloca, PatternRewriter rewriter) {
    MemRefType type = alloca.memrefType();
    MemRefType flat = flatType(type);
    if (flat == null) {
      return false;
    }
    rewriter.setInsertionPoint(alloca);
    Value made = AllocaOp.create(rewriter, alloca.location(), flat, List.of(), List.of(), alloca.alignmentAttr());
    return replace(alloca.operation(), type, made, rewriter);
  }

  /** Returns the type to allocate, or null if the allocation must be kept. */
  private static @Nullable MemRefType flatType(MemRefType type) {
    if (!FlatType.isFlattenable(type) || type.stridesAndOffset().offset() != 0) {
      return null;
    }
    long extent = FlatType.extent(type);
    return ShapedType.isDynamic(extent) || !FlatType.isInExtent(type) ? null : FlatType.of(type, extent);
  }

  private static boolean replace(Operation op, MemRefType type, Value flat, PatternRewriter rewriter) {
    rewriter.replaceOp(op, ReinterpretCastOp.create(rewriter, op.location(), type, flat, MixedIndices.of(0),
        MixedIndices.of(type.shape()), MixedIndices.of(type.stridesAndOffset().strides())));
    return true;
  }
}
