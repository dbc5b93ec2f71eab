// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of operations on single elements. */
final class ElementPatterns {
  private ElementPatterns() {}

  static void addExtract(PatternSet patterns) {
    patterns.add(RewritePattern.of(ExtractOp.NAME, "ExtractFromTensorCast", ElementPatterns::skipCast));
    patterns.add(RewritePattern.of(ExtractOp.NAME, "ExtractElementFromIndexCast", ElementPatterns::castElement));
    patterns.add(RewritePattern.of(ExtractOp.NAME, "ExtractFromTensorGenerate", ElementPatterns::copyBody));
  }

  static void addInsert(PatternSet patterns) {
    patterns.add(new CastIntoDestinationStyle(InsertOp.NAME));
  }

  private static boolean skipCast(Operation operation, PatternRewriter rewriter) {
    ExtractOp op = ExtractOp.of(operation);
    CastOp cast = CastOp.of(op.tensor().definingOp());
    if (cast == null || !cast.sourceType().hasRank()) {
      return false;
    }
    rewriter.replaceOp(operation, ExtractOp.create(rewriter, operation.location(), cast.source(), op.indices()));
    return true;
  }

  /** Casts the extracted element instead of the tensor. */
  private static boolean castElement(Operation operation, PatternRewriter rewriter) {
    ExtractOp op = ExtractOp.of(operation);
    IndexCastOp cast = IndexCastOp.of(op.tensor().definingOp());
    if (cast == null) {
      return false;
    }
    Value element = ExtractOp.create(rewriter, operation.location(), cast.in(), op.indices());
    Type type = op.result().type();
    rewriter.replaceOp(operation, IndexCastOp.create(rewriter, operation.location(), type, element));
    return true;
  }

  /** Computes the element by a copy of the body of {@code tensor.generate}, which must have no side effects. */
  private static boolean copyBody(Operation operation, PatternRewriter rewriter) {
    ExtractOp op = ExtractOp.of(operation);
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
    rewriter.replaceOp(operation, mapping.lookupOrDefault(YieldOp.of(body.last()).value()));
    return true;
  }
}
