// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** The results of {@code memref.extract_strided_metadata}, and which of them are known. */
final class StridedMetadata {
  private StridedMetadata() {}

  /** The result types for a source of that type, or null. */
  static List<Type> resultTypes(Type source) {
    if (!(source instanceof MemRefType type)) {
      return null;
    }
    List<Type> types = new ArrayList<>(2 + 2 * type.rank());
    types.add(MemRefType.of(new long[0], type.elementType(), null, type.memorySpace()));
    IndexType index = IndexType.of(type.context());
    for (int i = 0; i < 1 + 2 * type.rank(); i++) {
      types.add(index);
    }
    return types;
  }

  static void nameResults(Operation op, ResultNames.Sink sink) {
    sink.name(op.result(0), "base_buffer");
    sink.name(op.result(1), "offset");
    int rank = (op.resultCount() - 2) / 2;
    if (rank > 0) {
      sink.name(op.result(2), "sizes");
      sink.name(op.result(2 + rank), "strides");
    }
  }

  /** Replaces the uses of results that the type of the source tells by constants in front of the operation. */
  static FoldResult fold(Operation op, Attribute[] constants) {
    MemRefType type = (MemRefType) op.operand(0).type();
    StridesAndOffset layout = type.stridesAndOffset();
    OpBuilder builder = OpBuilder.before(op);
    boolean changed = replace(op, 1, layout.offset(), builder);
    for (int i = 0; i < type.rank(); i++) {
      changed |= replace(op, 2 + i, type.dim(i), builder);
    }
    for (int i = 0; i < type.rank(); i++) {
      changed |= replace(op, 2 + type.rank() + i, layout.strides()[i], builder);
    }
    return changed ? FoldResult.IN_PLACE : FoldResult.NONE;
  }

  private static boolean replace(Operation op, int result, long known, OpBuilder builder) {
    if (ShapedType.isDynamic(known) || !op.result(result).hasUses()) {
      return false;
    }
    op.result(result).replaceAllUsesWith(ConstantOp.createIndex(builder, op.location(), known).result());
    return true;
  }
}
