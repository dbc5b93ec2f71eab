// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;

/** Canonicalization of accesses to memory with a constant mask. */
final class MemoryPatterns {
  private MemoryPatterns() {}

  @Canonicalization("MaskedLoadFolder")
  static boolean foldMaskedLoad(MaskedLoadOp load, PatternRewriter rewriter) {
    return foldLoad(load.operation(), rewriter, load.mask(), load.base(), load.indices(), load.passThru());
  }

  @Canonicalization("ExpandLoadFolder")
  static boolean foldExpandLoad(ExpandLoadOp load, PatternRewriter rewriter) {
    return foldLoad(load.operation(), rewriter, load.mask(), load.base(), load.indices(), load.passThru());
  }

  @Canonicalization("MaskedStoreFolder")
  static boolean foldMaskedStore(MaskedStoreOp store, PatternRewriter rewriter) {
    return foldStore(store.operation(), rewriter, store.mask(), store.valueToStore(), store.base(), store.indices());
  }

  @Canonicalization("CompressStoreFolder")
  static boolean foldCompressStore(CompressStoreOp store, PatternRewriter rewriter) {
    return foldStore(store.operation(), rewriter, store.mask(), store.valueToStore(), store.base(), store.indices());
  }

  @Canonicalization("GatherFolder")
  static boolean foldGather(GatherOp op, PatternRewriter rewriter) {
    if (MaskFormat.of(op.mask()) != MaskFormat.ALL_FALSE) {
      return false;
    }
    rewriter.replaceOp(op, op.passThru());
    return true;
  }

  @Canonicalization("ScatterFolder")
  static boolean foldScatter(ScatterOp op, PatternRewriter rewriter) {
    if (MaskFormat.of(op.mask()) != MaskFormat.ALL_FALSE) {
      return false;
    }
    rewriter.eraseOp(op);
    return true;
  }

  private static boolean foldLoad(
      Operation op, PatternRewriter rewriter, Value mask, Value base, OperandRange indices, Value passThru) {
    switch (MaskFormat.of(mask)) {
      case ALL_TRUE:
        if (!MemoryAccess.isLastDimContiguous((MemRefType) base.type())) {
          return false; // vector.load requires a contiguous last dimension
        }
        OperationState load = rewriter.state(op.location(), LoadOp.NAME);
        load.addOperand(base).addOperands(indices).addResultType(op.result(0).type());
        rewriter.replaceOpWithNew(op, load);
        return true;
      case ALL_FALSE:
        rewriter.replaceOp(op, passThru);
        return true;
      default:
        return false;
    }
  }

  private static boolean foldStore(
      Operation op, PatternRewriter rewriter, Value mask, Value value, Value base, OperandRange indices) {
    switch (MaskFormat.of(mask)) {
      case ALL_TRUE:
        if (!MemoryAccess.isLastDimContiguous((MemRefType) base.type())) {
          return false;
        }
        OperationState store = rewriter.state(op.location(), StoreOp.NAME);
        store.addOperand(value).addOperand(base).addOperands(indices);
        rewriter.replaceOpWithNew(op, store);
        return true;
      case ALL_FALSE:
        rewriter.eraseOp(op);
        return true;
      default:
        return false;
    }
  }
}
