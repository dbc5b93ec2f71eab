// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import org.mortise.ir.Context;
import org.mortise.ir.OperandRange;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.ShapedType;

/**
 * A list of indices of which some are known and the others are values: offsets, sizes or strides.
 *
 * @param numbers the indices, {@link ShapedType#DYNAMIC} where a value stands
 * @param values the values, in their order
 */
public record MixedIndices(long[] numbers, List<Value> values) {
  /** Joins the numbers of an attribute, in which dynamic indices are marked, and the operands that are these. */
  static MixedIndices of(DenseI64ArrayAttr numbers, OperandRange values) {
    return new MixedIndices(numbers.toArray(), List.copyOf(values));
  }

  /** All indices known. */
  public static MixedIndices of(long... numbers) {
    return new MixedIndices(numbers, List.of());
  }

  /** Each index either a {@link Value} or a {@link Long}. */
  public static MixedIndices ofAll(List<?> indices) {
    long[] numbers = new long[indices.size()];
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < numbers.length; i++) {
      if (indices.get(i) instanceof Value value) {
        numbers[i] = ShapedType.DYNAMIC;
        values.add(value);
      } else {
        numbers[i] = (Long) indices.get(i);
      }
    }
    return new MixedIndices(numbers, values);
  }

  /** Adds offsets, sizes and strides as operands and as the first three attributes. */
  static void addAll(OperationState state, int operands, MixedIndices... lists) {
    int[] segments = new int[1 + lists.length];
    segments[0] = operands;
    for (int i = 0; i < lists.length; i++) {
      state.addOperands(lists[i].values);
      state.setProperty(i, lists[i].staticAttribute(state.context()));
      segments[i + 1] = lists[i].values.size();
    }
    state.setOperandSegments(segments);
  }

  public DenseI64ArrayAttr staticAttribute(Context context) {
    return DenseI64ArrayAttr.of(context, numbers);
  }

  public int size() {
    return numbers.length;
  }

  public boolean isDynamic(int index) {
    return ShapedType.isDynamic(numbers[index]);
  }

  /** The number, or {@link ShapedType#DYNAMIC}. */
  public long number(int index) {
    return numbers[index];
  }

  /** The value of a dynamic index, or null. */
  public Value value(int index) {
    if (!isDynamic(index)) {
      return null;
    }
    int position = 0;
    for (int i = 0; i < index; i++) {
      if (isDynamic(i)) {
        position++;
      }
    }
    return values.get(position);
  }

  /** Each index as a {@link Value} or a {@link Long}. */
  public List<Object> toList() {
    List<Object> indices = new ArrayList<>(numbers.length);
    int next = 0;
    for (long number : numbers) {
      indices.add(ShapedType.isDynamic(number) ? values.get(next++) : (Object) number);
    }
    return indices;
  }

  /** Whether the index is this known number. */
  public boolean is(int index, long number) {
    return numbers[index] == number;
  }

  /** This list with constant values that are not negative as numbers; the same object if there are none. */
  MixedIndices withConstants() {
    return withConstants(number -> number >= 0);
  }

  /**
   * This list of strides with constant values as numbers; the same object if there are none, or one is 0, which no type
   * can have as a stride.
   */
  MixedIndices withConstantStrides() {
    for (Value value : values) {
      if (IndexConstants.index(value) == 0) {
        return this;
      }
    }
    return withConstants(number -> !ShapedType.isDynamic(number));
  }

  private MixedIndices withConstants(LongPredicate wanted) {
    boolean changed = false;
    List<Object> indices = toList();
    for (int i = 0; i < indices.size(); i++) {
      if (indices.get(i) instanceof Value value
          && Constants.of(value) instanceof IntegerAttr number && wanted.test(number.longValue())) {
        indices.set(i, number.longValue());
        changed = true;
      }
    }
    return changed ? ofAll(indices) : this;
  }

  /** Whether both have the same numbers and the same values. */
  public boolean sameAs(MixedIndices other) {
    return Arrays.equals(numbers, other.numbers) && values.equals(other.values);
  }
}
