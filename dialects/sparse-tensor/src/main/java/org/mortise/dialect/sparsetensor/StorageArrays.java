// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** The types of the arrays that store a sparse tensor, the only operand of the operation. */
final class StorageArrays {
  private StorageArrays() {}

  static @Nullable List<Type> positions(OperationState state) {
    return numbers(state, Encoding::posWidth);
  }

  static @Nullable List<Type> coordinates(OperationState state) {
    return numbers(state, Encoding::crdWidth);
  }

  static @Nullable List<Type> values(OperationState state) {
    return state.operands().get(0).type() instanceof RankedTensorType tensor ? arrayOf(tensor.elementType()) : null;
  }

  /** Returns the type of an array of numbers of a width, 0 for {@code index}. */
  private static @Nullable List<Type> numbers(OperationState state, ToIntFunction<Encoding> width) {
    SparseTensorEncodingAttr encoding = SparseTensorEncodingAttr.ofType(state.operands().get(0).type());
    if (encoding == null) {
      return null;
    }
    int bits = width.applyAsInt(encoding.encoding());
    return arrayOf(bits == 0 ? IndexType.of(state.context()) : IntegerType.of(state.context(), bits));
  }

  private static List<Type> arrayOf(Type element) {
    return List.of(MemRefType.of(new long[] {ShapedType.DYNAMIC}, element));
  }
}
