// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.types.VectorType;

/** Folds {@code vector.extract} with the operation that defines its vector. */
final class ExtractFolding {
  private ExtractFolding() {}

  static FoldResult fold(ExtractOp op) {
    if (op.staticPositionAttr().size() == 0 && op.vector().type() == op.result().type()) {
      return FoldResult.of(op.vector());
    }
    if (composeExtracts(op)) {
      return FoldResult.IN_PLACE;
    }
    FoldResult folded = ExtractFromInserts.fold(op);
    if (folded == FoldResult.NONE) {
      folded = fromBroadcast(op);
    }
    if (folded == FoldResult.NONE && op.dynamicPosition().isEmpty()) {
      folded = fromShapeCast(op);
    }
    if (folded == FoldResult.NONE && op.dynamicPosition().isEmpty()) {
      folded = fromStridedSlice(op);
    }
    if (folded == FoldResult.NONE && op.dynamicPosition().isEmpty()) {
      folded = fromInsertedSlice(op);
    }
    return folded == FoldResult.NONE ? fromElements(op) : folded;
  }

  /** Sets the vector and the static position. */
  static FoldResult set(ExtractOp op, Value vector, long... position) {
    op.operation().setOperands(List.of(vector));
    op.setStaticPositionAttr(DenseI64ArrayAttr.of(op.context(), position));
    return FoldResult.IN_PLACE;
  }

  private static boolean composeExtracts(ExtractOp op) {
    if (ExtractOp.of(op.vector().definingOp()) == null || !op.dynamicPosition().isEmpty()) {
      return false;
    }
    long[] position = op.staticPositionAttr().toArray();
    Value vector = op.vector();
    for (ExtractOp next = ExtractOp.of(vector.definingOp()); next != null;
        next = ExtractOp.of(vector.definingOp())) {
      if (!next.dynamicPosition().isEmpty()) {
        return false;
      }
      long[] outer = next.staticPositionAttr().toArray();
      long[] joined = Arrays.copyOf(outer, outer.length + position.length);
      System.arraycopy(position, 0, joined, outer.length, position.length);
      position = joined;
      vector = next.vector();
    }
    set(op, vector, position);
    return true;
  }

  private static int rank(Type type) {
    return type instanceof VectorType vector ? vector.rank() : 0;
  }

  /** Extracts from the source of a broadcast if the part is not broadcast itself. */
  private static FoldResult fromBroadcast(ExtractOp op) {
    BroadcastOp broadcast = BroadcastOp.of(op.vector().definingOp());
    SplatOp splat = SplatOp.of(op.vector().definingOp());
    if (broadcast == null && splat == null) {
      return FoldResult.NONE;
    }
    Value source = broadcast == null ? splat.input() : broadcast.source();
    Type type = op.result().type();
    if (source.type() == type) {
      return FoldResult.of(source);
    }
    int rank = rank(type);
    if (broadcast == null || !(source.type() instanceof VectorType from) || rank >= from.rank()) {
      return FoldResult.NONE;
    }
    if (type instanceof VectorType part && !Arrays.equals(
        part.shape(), Arrays.copyOfRange(from.shape(), from.rank() - rank, from.rank()))) {
      return FoldResult.NONE;
    }
    int added = broadcast.vectorType().rank() - from.rank();
    List<Object> position = op.mixedPosition().toList();
    for (int i = added; i < position.size(); i++) {
      if (from.dim(i - added) == 1 && broadcast.vectorType().dim(i) != 1) {
        position.set(i, 0L);
      }
    }
    MixedIndices kept = MixedIndices.ofAll(
        position.subList(position.size() - (from.rank() - rank), position.size()));
    List<Value> operands = new ArrayList<>(kept.values());
    operands.add(0, source);
    op.operation().setOperands(operands);
    op.setStaticPositionAttr(kept.staticAttribute(op.context()));
    return FoldResult.IN_PLACE;
  }

  /** Extracts from the source of a shape cast if the part has the last dimensions of that. */
  private static FoldResult fromShapeCast(ExtractOp op) {
    ShapeCastOp cast = ShapeCastOp.of(op.vector().definingOp());
    if (cast == null) {
      return FoldResult.NONE;
    }
    VectorType from = cast.sourceType();
    int rank = rank(op.result().type());
    if (rank > from.rank()) {
      return FoldResult.NONE;
    }
    for (int i = 1; i <= rank; i++) {
      VectorType part = (VectorType) op.result().type();
      if (from.dim(from.rank() - i) != part.dim(rank - i)) {
        return FoldResult.NONE;
      }
    }
    long[] position = op.staticPositionAttr().toArray();
    long linear = 0;
    for (int i = 0; i < position.length; i++) {
      linear = linear * op.vectorType().dim(i) + position[i];
    }
    long[] moved = new long[from.rank() - rank];
    for (int i = moved.length - 1; i >= 0; i--) {
      moved[i] = linear % from.dim(i);
      linear /= from.dim(i);
    }
    return set(op, cast.source(), moved);
  }

  /** Extracts from the vector of a slice, with the position moved by the offsets. */
  private static FoldResult fromStridedSlice(ExtractOp op) {
    ExtractStridedSliceOp slice = ExtractStridedSliceOp.of(op.vector().definingOp());
    if (slice == null) {
      return FoldResult.NONE;
    }
    long[] offsets = VectorTypes.integers(slice.offsetsAttr());
    for (long stride : VectorTypes.integers(slice.stridesAttr())) {
      if (stride != 1) {
        return FoldResult.NONE;
      }
    }
    int used = offsets.length;
    while (used > 0 && slice.result().type() instanceof VectorType part
        && part.dim(used - 1) == slice.vectorType().dim(used - 1)) {
      used--;
    }
    int rank = rank(op.result().type());
    if (rank > ((VectorType) slice.result().type()).rank() - used) {
      return FoldResult.NONE;
    }
    long[] position = op.staticPositionAttr().toArray();
    if (used > position.length) {
      return FoldResult.NONE;
    }
    for (int i = 0; i < used; i++) {
      position[i] += offsets[i];
    }
    return set(op, slice.vector(), position);
  }

  /** Folds to an element of {@code vector.from_elements}. */
  private static FoldResult fromElements(ExtractOp op) {
    FromElementsOp elements = FromElementsOp.of(op.vector().definingOp());
    if (elements == null || op.result().type() instanceof VectorType || !op.dynamicPosition().isEmpty()) {
      return FoldResult.NONE;
    }
    return FoldResult.of(elements.elements().get(op.firstElement()));
  }

  /** Extracts from the slice that was inserted last at the position, if that covers the part. */
  private static FoldResult fromInsertedSlice(ExtractOp op) {
    long[] position = op.staticPositionAttr().toArray();
    int rank = rank(op.result().type());
    for (InsertStridedSliceOp insert = InsertStridedSliceOp.of(op.vector().definingOp());
        insert != null && rank <= insert.sourceType().rank();
        insert = InsertStridedSliceOp.of(insert.dest().definingOp())) {
      if (!StridedSlices.areContiguous(insert.stridesAttr())) {
        return FoldResult.NONE;
      }
      long[] moved = positionIn(insert, position);
      if (moved != null) {
        return coversLastDims(insert, rank) ? set(op, insert.source(), moved) : FoldResult.NONE;
      }
    }
    return FoldResult.NONE;
  }

  /** Returns the position in the inserted vector, or null if it is outside. */
  private static long @Nullable [] positionIn(InsertStridedSliceOp insert, long[] position) {
    long[] starts = VectorTypes.integers(insert.offsetsAttr());
    int added = insert.destType().rank() - insert.sourceType().rank();
    long[] moved = new long[Math.max(0, position.length - added)];
    for (int i = 0; i < position.length; i++) {
      long size = i < added ? 1 : insert.sourceType().dim(i - added);
      if (position[i] < starts[i] || position[i] >= starts[i] + size) {
        return null;
      }
      if (i >= added) {
        moved[i - added] = position[i] - starts[i];
      }
    }
    return moved;
  }

  private static boolean coversLastDims(InsertStridedSliceOp insert, int count) {
    VectorType from = insert.sourceType();
    VectorType to = insert.destType();
    for (int i = 1; i <= count; i++) {
      if (from.dim(from.rank() - i) != to.dim(to.rank() - i)) {
        return false;
      }
    }
    return true;
  }
}
