// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of accesses to memory with a constant mask. */
final class MemoryPatterns {
  private MemoryPatterns() {}

  static void addMaskedLoad(PatternSet patterns) {
    patterns.add(RewritePattern.of(MaskedLoadOp.NAME, "MaskedLoadFolder", (op, rewriter) -> {
      MaskedLoadOp load = MaskedLoadOp.of(op);
      return foldLoad(op, rewriter, load.mask(), load.base(), load.indices(), load.passThru());
    }));
  }

  static void addExpandLoad(PatternSet patterns) {
    patterns.add(RewritePattern.of(ExpandLoadOp.NAME, "ExpandLoadFolder", (op, rewriter) -> {
      ExpandLoadOp load = ExpandLoadOp.of(op);
      return foldLoad(op, rewriter, load.mask(), load.base(), load.indices(), load.passThru());
    }));
  }

  static void addMaskedStore(PatternSet patterns) {
    patterns.add(RewritePattern.of(MaskedStoreOp.NAME, "MaskedStoreFolder", (op, rewriter) -> {
      MaskedStoreOp store = MaskedStoreOp.of(op);
      return foldStore(op, rewriter, store.mask(), store.valueToStore(), store.base(), store.indices());
    }));
  }

  static void addCompressStore(PatternSet patterns) {
    patterns.add(RewritePattern.of(CompressStoreOp.NAME, "CompressStoreFolder", (op, rewriter) -> {
      CompressStoreOp store = CompressStoreOp.of(op);
      return foldStore(op, rewriter, store.mask(), store.valueToStore(), store.base(), store.indices());
    }));
  }

  static void addGather(PatternSet patterns) {
    patterns.add(RewritePattern.of(GatherOp.NAME, "GatherFolder", (op, rewriter) -> {
      if (MaskFormat.of(GatherOp.of(op).mask()) != MaskFormat.ALL_FALSE) {
        return false;
      }
      rewriter.replaceOp(op, GatherOp.of(op).passThru());
      return true;
    }));
  }

  static void addScatter(PatternSet patterns) {
    patterns.add(RewritePattern.of(ScatterOp.NAME, "ScatterFolder", (op, rewriter) -> {
      if (MaskFormat.of(ScatterOp.of(op).mask()) != MaskFormat.ALL_FALSE) {
        return false;
      }
      rewriter.eraseOp(op);
      return true;
    }));
  }

  private static boolean foldLoad(
      Operation op, PatternRewriter rewriter, Value mask, Value base, OperandRange indices, Value passThru) {
    switch (MaskFormat.of(mask)) {
      case ALL_TRUE:
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
