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
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;

/** Lowers accesses of memory to accesses at computed indices. */
record AccessLowering(AffineLowering lowering) {
  boolean lowerLoad(LoadOp load, ConversionRewriter rewriter) {
    List<Value> indices = lowering.expand(load.location(), load.mapAttr().map(), load.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    rewriter.replaceOp(
        load, org.mortise.dialect.memref.LoadOp.create(rewriter, load.location(), load.memref(), indices));
    return true;
  }

  boolean lowerStore(StoreOp store, ConversionRewriter rewriter) {
    List<Value> indices = lowering.expand(store.location(), store.mapAttr().map(), store.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    org.mortise.dialect.memref.StoreOp.create(rewriter, store.location(), store.value(), store.memref(), indices);
    rewriter.eraseOp(store);
    return true;
  }

  boolean lowerVectorLoad(VectorLoadOp load, ConversionRewriter rewriter) {
    List<Value> indices = lowering.expand(load.location(), load.mapAttr().map(), load.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    rewriter.replaceOp(load, org.mortise.dialect.vector.LoadOp
        .create(rewriter, load.location(), load.result().type(), load.memref(), indices));
    return true;
  }

  boolean lowerVectorStore(VectorStoreOp store, ConversionRewriter rewriter) {
    List<Value> indices = lowering.expand(store.location(), store.mapAttr().map(), store.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    org.mortise.dialect.vector.StoreOp.create(rewriter, store.location(), store.value(), store.memref(), indices);
    rewriter.eraseOp(store);
    return true;
  }

  boolean lowerPrefetch(PrefetchOp prefetch, ConversionRewriter rewriter) {
    List<Value> indices = lowering.expand(prefetch.location(), prefetch.mapAttr().map(), prefetch.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    org.mortise.dialect.memref.PrefetchOp.create(rewriter, prefetch.location(), prefetch.memref(), indices,
        prefetch.isWriteAttr(), prefetch.localityHintAttr(), prefetch.isDataCacheAttr());
    rewriter.eraseOp(prefetch);
    return true;
  }

  boolean lowerDmaStart(DmaStartOp dma, ConversionRewriter rewriter) {
    List<Value> source = lowering.expand(dma.location(), dma.sourceMap(), dma.sourceIndices(), rewriter);
    List<Value> target = source == null ? null
        : lowering.expand(dma.location(), dma.targetMap(), dma.targetIndices(), rewriter);
    List<Value> tag = target == null ? null : lowering.expand(dma.location(), dma.tagMap(), dma.tagIndices(), rewriter);
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
    org.mortise.dialect.memref.DmaStartOp.create(rewriter, dma.location(), operands);
    rewriter.eraseOp(dma);
    return true;
  }

  boolean lowerDmaWait(DmaWaitOp wait, ConversionRewriter rewriter) {
    List<Value> indices = lowering.expand(wait.location(), wait.map(), wait.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    org.mortise.dialect.memref.DmaWaitOp.create(rewriter, wait.location(), wait.tag(), indices, wait.numElements());
    rewriter.eraseOp(wait);
    return true;
  }
}
