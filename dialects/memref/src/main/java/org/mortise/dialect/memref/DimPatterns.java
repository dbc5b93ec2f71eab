// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;

/** Canonicalization of {@code memref.dim}. */
final class DimPatterns {
  private DimPatterns() {}

  /** Reads the size from the memref that contains the shape. */
  @Canonicalization("DimOfMemRefReshape")
  static boolean ofReshape(DimOp dim, PatternRewriter rewriter) {
    ReshapeOp reshape = ReshapeOp.of(dim.source().definingOp());
    if (reshape == null || !isAvailableAt(dim.index(), reshape.operation())) {
      return false;
    }
    // The shape can be overwritten later, so it is read at the reshape.
    rewriter.setInsertionPointAfter(reshape);
    LoadOp size = LoadOp.build(rewriter, dim.location(), reshape.shape(), List.of(dim.index()));
    if (!(size.result().type() instanceof IndexType)) {
      Type index = dim.result().type();
      rewriter.replaceOp(dim, IndexCastOp.create(rewriter, dim.location(), index, size.result()));
    } else {
      rewriter.replaceOp(dim, size);
    }
    return true;
  }

  /** Returns whether {@code index} is defined before {@code reshape}. Conservative: does not compute dominance. */
  private static boolean isAvailableAt(Value index, Operation reshape) {
    Operation definition = index.definingOp();
    if (definition == null) {
      return index.parentBlock() == reshape.block()
          || index.parentRegion() != null && index.parentRegion().isProperAncestor(reshape.parentRegion());
    }
    if (definition.block() == reshape.block()) {
      return definition.isBeforeInBlock(reshape);
    }
    return definition.parentRegion() != null && definition.parentRegion().isProperAncestor(reshape.parentRegion());
  }
}
