// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;

/**
 * Finds the part that {@code vector.extract} extracts in a chain of insertions and transpositions. Its cost is linear
 * in the length of the chain.
 */
final class ExtractFromInserts {
  /** Represents a dimension extracted as a whole; the numbers below it distinguish these. */
  private static final long WHOLE = -1;

  private final ExtractOp op;
  /** The index in each dimension of the current vector, or a negative number for a dimension of the result. */
  private long[] position;
  private int wholeDims;

  private ExtractFromInserts(ExtractOp op) {
    this.op = op;
    long[] given = op.staticPositionAttr().toArray();
    position = Arrays.copyOf(given, op.vectorType().rank());
    for (int i = given.length; i < position.length; i++) {
      position[i] = WHOLE - (i - given.length);
    }
    wholeDims = position.length - given.length;
  }

  static FoldResult fold(ExtractOp op) {
    return op.dynamicPosition().isEmpty() ? new ExtractFromInserts(op).walk() : FoldResult.NONE;
  }

  private FoldResult walk() {
    Value vector = op.vector();
    while (vector.definingOp() != null) {
      TransposeOp transpose = TransposeOp.of(vector.definingOp());
      if (transpose != null) {
        applyTransposition(transpose);
        vector = transpose.vector();
        continue;
      }
      InsertOp insert = InsertOp.of(vector.definingOp());
      if (insert == null) {
        break;
      }
      if (!insert.dynamicPosition().isEmpty()) {
        return FoldResult.NONE;
      }
      long[] inserted = insert.staticPositionAttr().toArray();
      if (isInOrder() && Arrays.equals(indices(), inserted)) {
        return insert.source().type() == op.result().type() ? FoldResult.of(insert.source()) : FoldResult.NONE;
      }
      if (startsWith(inserted)) {
        position = Arrays.copyOfRange(position, inserted.length, position.length);
        return setVector(insert.source());
      }
      if (mayOverlap(inserted)) {
        return FoldResult.NONE;
      }
      vector = insert.dest();
    }
    return setVector(vector);
  }

  private void applyTransposition(TransposeOp transpose) {
    long[] moved = new long[position.length];
    for (int i = 0; i < moved.length; i++) {
      moved[(int) transpose.permutationAttr().get(i)] = position[i];
    }
    position = moved;
  }

  /** Returns the indices without the dimensions of the result, if {@link #isInOrder}. */
  private long[] indices() {
    return Arrays.copyOf(position, position.length - wholeDims);
  }

  /** Returns whether the dimensions of the result are the last ones, in their order. */
  private boolean isInOrder() {
    int indices = position.length - wholeDims;
    for (int i = 0; i < position.length; i++) {
      if (i < indices ? position[i] < 0 : position[i] != WHOLE - (i - indices)) {
        return false;
      }
    }
    return true;
  }

  private boolean startsWith(long[] inserted) {
    return inserted.length <= position.length
        && Arrays.equals(inserted, Arrays.copyOf(position, inserted.length));
  }

  private boolean mayOverlap(long[] inserted) {
    for (int i = 0; i < Math.min(inserted.length, position.length); i++) {
      if (position[i] >= 0 && position[i] != inserted[i]) {
        return false;
      }
    }
    return true;
  }

  private FoldResult setVector(Value vector) {
    if (vector == op.vector() || !isInOrder()) {
      return FoldResult.NONE;
    }
    return ExtractFolding.set(op, vector, indices());
  }
}
