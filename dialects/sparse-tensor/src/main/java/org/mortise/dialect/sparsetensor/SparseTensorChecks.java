// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.sparsetensor.LevelType.Format;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Checks that several operations share. */
final class SparseTensorChecks {
  private SparseTensorChecks() {}

  /** Returns the error if a tensor does not have a dimension. */
  static @Nullable Diagnostic dimension(Operation op, Type type, long dim) {
    return dim >= 0 && dim < SparseTensorEncodingAttr.ofType(type).dimRank() ? null
        : op.error("requested dimension out of bound");
  }

  /** Returns whether positions or coordinates of a width, 0 for {@code index}, are of a type. */
  static boolean hasWidth(Type type, int width) {
    return width == 0 ? type instanceof IndexType : IntegerType.isSignless(type, width);
  }

  /** Returns the first of the trailing COO levels, or the number of levels if there are none. */
  static int cooStart(SparseTensorEncodingAttr encoding) {
    int rank = encoding.lvlRank();
    for (int i = 0; i < rank - 1; i++) {
      LevelType level = encoding.encoding().levels().get(i);
      boolean starts = level.hasPositions() && level.has(LevelType.NONUNIQUE);
      for (int j = i + 1; starts && j < rank; j++) {
        LevelType inner = encoding.encoding().levels().get(j);
        starts = inner.is(Format.SINGLETON) && !inner.has(LevelType.SOA)
            && (j == rank - 1 || inner.has(LevelType.NONUNIQUE));
      }
      if (starts) {
        return i;
      }
    }
    return rank;
  }

  /** Returns the error if a specifier has no size of a kind and level. */
  static @Nullable Diagnostic specifier(
      Operation op, DialectEnumAttr kind, @Nullable IntegerAttr level, StorageSpecifierType type) {
    String word = kind.word();
    if (word.equals("val_mem_sz")) {
      return level == null ? null : op.error("redundant level argument for querying value memory size");
    }
    SparseTensorEncodingAttr encoding = type.encoding();
    if (word.startsWith("dim_")) {
      return encoding.isSlice() ? null : op.error("requested slice data on non-slice tensor");
    }
    if (level == null) {
      return op.error("missing level argument");
    }
    long number = level.longValue();
    if (number < 0 || number >= encoding.lvlRank()) {
      return op.error("requested level is out of bounds");
    }
    boolean isOfSingleton = word.equals("pos_mem_sz")
        && encoding.encoding().levels().get((int) number).is(Format.SINGLETON);
    return isOfSingleton ? op.error("requested position memory size on a singleton level") : null;
  }

  /** Returns the error if tensors cannot be concatenated to a result of a type. */
  static @Nullable Diagnostic concatenation(Operation op, OperandRange inputs, long dim, RankedTensorType result) {
    if (inputs.size() < 2) {
      return op.error("Need at least two tensors to concatenate.");
    }
    if (dim < 0 || dim >= result.rank()) {
      return op.error("Concat-dimension is out of bounds for dimension-rank (" + Long.toUnsignedString(dim) + " >= "
          + result.rank() + ")");
    }
    for (int i = 0; i < inputs.size(); i++) {
      RankedTensorType input = (RankedTensorType) inputs.get(i).type();
      if (!input.hasStaticShape()) {
        return op.error("Input tensor $" + i + " has dynamic shape");
      }
      int rank = input.rank();
      if (rank != result.rank()) {
        return op.error("Input tensor $" + i + " has a different rank (rank=" + rank
            + ") from the output tensor (rank=" + result.rank() + ").");
      }
    }
    for (int i = 0; i < result.rank(); i++) {
      Diagnostic wrong = i == dim ? sum(op, inputs, i, result.dim(i)) : same(op, inputs, i, result.dim(i));
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic sum(Operation op, OperandRange inputs, int dim, long expected) {
    if (ShapedType.isDynamic(expected)) {
      return null;
    }
    long sum = 0;
    for (int i = 0; i < inputs.size(); i++) {
      sum += ((RankedTensorType) inputs.get(i).type()).dim(dim);
    }
    return sum == expected ? null
        : op.error("The concatenation dimension of the output tensor should be the sum of all the concatenation"
            + " dimensions of the input tensors.");
  }

  private static @Nullable Diagnostic same(Operation op, OperandRange inputs, int dim, long expected) {
    long known = expected;
    for (int i = 0; i < inputs.size(); i++) {
      long size = ((RankedTensorType) inputs.get(i).type()).dim(dim);
      if (!ShapedType.isDynamic(known) && size != known) {
        return op.error("All dimensions (expect for the concatenating one) should be equal.");
      }
      known = size;
    }
    return null;
  }
}
