// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;

/** A {@code tensor.insert_slice} or {@code tensor.parallel_insert_slice}. */
record Insertion(Operation operation, Value source, Value dest, HyperrectangularSlice slice) {
  /** Returns the insertion that {@code op} is. */
  static Insertion of(Operation op) {
    InsertSliceOp insert = InsertSliceOp.of(op);
    if (insert != null) {
      return new Insertion(op, insert.source(), insert.dest(), insert.slice());
    }
    ParallelInsertSliceOp parallel = ParallelInsertSliceOp.of(op);
    return new Insertion(op, parallel.source(), parallel.dest(), parallel.slice());
  }

  boolean isParallel() {
    return operation.resultCount() == 0;
  }

  RankedTensorType sourceType() {
    return TensorTypes.of(source);
  }

  RankedTensorType destType() {
    return TensorTypes.of(dest);
  }

  /** Replaces the source of the insertion, which stays. */
  void setSource(PatternRewriter rewriter, Value newSource) {
    rewriter.modifyOpInPlace(operation, () -> operation.setOperand(0, newSource));
  }

  /** Replaces the insertion by another one with the same result type. */
  void replace(PatternRewriter rewriter, Value newSource, Value newDest, HyperrectangularSlice at) {
    if (isParallel()) {
      ParallelInsertSliceOp.create(
          rewriter, operation.location(), newSource, newDest, at.offsets(), at.sizes(), at.strides());
      rewriter.eraseOp(operation);
      return;
    }
    Value made = InsertSliceOp.create(
        rewriter, operation.location(), newSource, newDest, at.offsets(), at.sizes(), at.strides());
    Type type = operation.result(0).type();
    rewriter.replaceOp(operation,
        made.type() == type ? made : CastOp.create(rewriter, operation.location(), type, made));
  }

  /** Casts the source; before the enclosing terminator if the insertion is parallel. */
  Value castSource(PatternRewriter rewriter, Type type) {
    OpBuilder.InsertionPoint point = rewriter.saveInsertionPoint();
    if (isParallel()) {
      rewriter.setInsertionPoint(operation.parentOp());
    }
    Value cast = CastOp.create(rewriter, operation.location(), type, source);
    rewriter.restoreInsertionPoint(point);
    return cast;
  }
}
