// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of operations on single elements. */
final class ElementPatterns {
  private ElementPatterns() {}

  @Canonicalization("ExtractFromTensorCast")
  static boolean skipCast(ExtractOp op, PatternRewriter rewriter) {
    CastOp cast = CastOp.of(op.tensor().definingOp());
    if (cast == null || !cast.sourceType().hasRank()) {
      return false;
    }
    rewriter.replaceOp(op, ExtractOp.create(rewriter, op.location(), cast.source(), op.indices()));
    return true;
  }

  /** Casts the extracted element instead of the tensor. */
  @Canonicalization("ExtractElementFromIndexCast")
  static boolean castElement(ExtractOp op, PatternRewriter rewriter) {
    IndexCastOp cast = IndexCastOp.of(op.tensor().definingOp());
    if (cast == null) {
      return false;
    }
    Value element = ExtractOp.create(rewriter, op.location(), cast.in(), op.indices());
    Type type = op.result().type();
    rewriter.replaceOp(op, IndexCastOp.create(rewriter, op.location(), type, element));
    return true;
  }

  /** Computes the element by a copy of the body of {@code tensor.generate}, which must have no side effects. */
  @Canonicalization("ExtractFromTensorGenerate")
  static boolean copyBody(ExtractOp op, PatternRewriter rewriter) {
    GenerateOp generate = GenerateOp.of(op.tensor().definingOp());
    if (generate == null || !MemoryEffects.wouldBeTriviallyDead(generate.operation())) {
      return false;
    }
    Block body = generate.body().first();
    IRMapping mapping = new IRMapping();
    for (int i = 0; i < body.argumentCount(); i++) {
      mapping.map(body.argument(i), op.indices().get(i));
    }
    for (Operation inner = body.first(); inner != body.last(); inner = inner.next()) {
      rewriter.clone(inner, mapping);
    }
    rewriter.replaceOp(op, mapping.lookupOrDefault(YieldOp.of(body.last()).value()));
    return true;
  }
}
