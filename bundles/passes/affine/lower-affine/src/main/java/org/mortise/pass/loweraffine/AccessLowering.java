// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loweraffine;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.DmaStartOp;
import org.mortise.dialect.affine.DmaWaitOp;
import org.mortise.dialect.affine.LoadOp;
import org.mortise.dialect.affine.PrefetchOp;
import org.mortise.dialect.affine.StoreOp;
import org.mortise.dialect.affine.VectorLoadOp;
import org.mortise.dialect.affine.VectorStoreOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;

/** Lowers accesses of memory to accesses at computed indices. */
record AccessLowering(AffineLowering lowering) {
  boolean lowerLoad(Operation op, ConversionRewriter rewriter) {
    LoadOp load = LoadOp.of(op);
    List<Value> indices = lowering.expand(op, load.mapAttr().map(), load.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    rewriter.replaceOp(op, org.mortise.dialect.memref.LoadOp.create(rewriter, op.location(), load.memref(), indices));
    return true;
  }

  boolean lowerStore(Operation op, ConversionRewriter rewriter) {
    StoreOp store = StoreOp.of(op);
    List<Value> indices = lowering.expand(op, store.mapAttr().map(), store.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    org.mortise.dialect.memref.StoreOp.create(rewriter, op.location(), store.value(), store.memref(), indices);
    rewriter.eraseOp(op);
    return true;
  }

  boolean lowerVectorLoad(Operation op, ConversionRewriter rewriter) {
    VectorLoadOp load = VectorLoadOp.of(op);
    List<Value> indices = lowering.expand(op, load.mapAttr().map(), load.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    rewriter.replaceOp(op, org.mortise.dialect.vector.LoadOp
        .create(rewriter, op.location(), load.result().type(), load.memref(), indices));
    return true;
  }

  boolean lowerVectorStore(Operation op, ConversionRewriter rewriter) {
    VectorStoreOp store = VectorStoreOp.of(op);
    List<Value> indices = lowering.expand(op, store.mapAttr().map(), store.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    org.mortise.dialect.vector.StoreOp.create(rewriter, op.location(), store.value(), store.memref(), indices);
    rewriter.eraseOp(op);
    return true;
  }

  boolean lowerPrefetch(Operation op, ConversionRewriter rewriter) {
    PrefetchOp prefetch = PrefetchOp.of(op);
    List<Value> indices = lowering.expand(op, prefetch.mapAttr().map(), prefetch.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    org.mortise.dialect.memref.PrefetchOp.create(rewriter, op.location(), prefetch.memref(), indices,
        prefetch.isWriteAttr(), prefetch.localityHintAttr(), prefetch.isDataCacheAttr());
    rewriter.eraseOp(op);
    return true;
  }

  boolean lowerDmaStart(Operation op, ConversionRewriter rewriter) {
    DmaStartOp dma = DmaStartOp.of(op);
    List<Value> source = lowering.expand(op, dma.sourceMap(), dma.sourceIndices(), rewriter);
    List<Value> target = source == null ? null
        : lowering.expand(op, dma.targetMap(), dma.targetIndices(), rewriter);
    List<Value> tag = target == null ? null : lowering.expand(op, dma.tagMap(), dma.tagIndices(), rewriter);
    if (tag == null) {
      return false;
    }
    List<Value> operands = new ArrayList<>();
    operands.add(dma.source());
    operands.addAll(source);
    operands.add(dma.target());
    operands.addAll(target);
    operands.add(dma.sizes().get(0));
    operands.add(dma.tag());
    operands.addAll(tag);
    operands.addAll(dma.sizes().subList(1, dma.sizes().size()));
    org.mortise.dialect.memref.DmaStartOp.create(rewriter, op.location(), operands);
    rewriter.eraseOp(op);
    return true;
  }

  boolean lowerDmaWait(Operation op, ConversionRewriter rewriter) {
    DmaWaitOp wait = DmaWaitOp.of(op);
    List<Value> indices = lowering.expand(op, wait.map(), wait.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    Value count = op.operand(op.operandCount() - 1);
    org.mortise.dialect.memref.DmaWaitOp.create(rewriter, op.location(), wait.tag(), indices, count);
    rewriter.eraseOp(op);
    return true;
  }
}
