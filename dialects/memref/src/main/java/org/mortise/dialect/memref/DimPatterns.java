// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.IndexType;

/** Canonicalization of {@code memref.dim}. */
final class DimPatterns {
  private DimPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(DimOp.NAME, "DimOfMemRefReshape", DimPatterns::ofReshape));
  }

  /** The size is what the memory with the shape says at that position. */
  private static boolean ofReshape(Operation op, PatternRewriter rewriter) {
    DimOp dim = DimOp.of(op);
    ReshapeOp reshape = ReshapeOp.of(dim.source().definingOp());
    if (reshape == null || !isAvailableAt(dim.index(), reshape.operation())) {
      return false;
    }
    // The memory with the shape can be written to later on: it is read where it is used.
    rewriter.setInsertionPointAfter(reshape.operation());
    LoadOp size = LoadOp.create(rewriter, op.location(), reshape.shape(), List.of(dim.index()));
    if (!(size.result().type() instanceof IndexType)) {
      Type index = dim.result().type();
      rewriter.replaceOp(op, IndexCastOp.create(rewriter, op.location(), index, size.result()).operation());
    } else {
      rewriter.replaceOp(op, size.operation());
    }
    return true;
  }

  /** Whether {@code index} is defined in front of {@code reshape}, as far as that is told without dominance. */
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
