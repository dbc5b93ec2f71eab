// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.ShapedType;

/**
 * A list of offsets, sizes or strides, each of which is static (a number) or dynamic (a value).
 *
 * @param numbers the indices; {@link ShapedType#DYNAMIC} for dynamic ones
 * @param values the values of the dynamic indices, in their order
 */
public record MixedIndices(long[] numbers, List<Value> values) {
  /** Returns the list that an attribute with marked dynamic indices and the operands for these form. */
  public static MixedIndices of(DenseI64ArrayAttr numbers, OperandRange values) {
    return new MixedIndices(numbers.toArray(), List.copyOf(values));
  }

  /** Returns a list of static indices. */
  public static MixedIndices of(long... numbers) {
    return new MixedIndices(numbers, List.of());
  }

  /** Returns a list of indices, each of which is a {@link Value} or a {@link Long}. */
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

  /** Returns the attribute that holds the static indices and marks the dynamic ones. */
  public DenseI64ArrayAttr staticAttribute(Context context) {
    return DenseI64ArrayAttr.of(context, numbers);
  }

  /** Returns the number of indices. */
  public int size() {
    return numbers.length;
  }

  /** Returns whether the index at {@code index} is a value. */
  public boolean isDynamic(int index) {
    return ShapedType.isDynamic(numbers[index]);
  }

  /** Returns the number of a static index, otherwise {@link ShapedType#DYNAMIC}. */
  public long number(int index) {
    return numbers[index];
  }

  /** Returns the number of an index that is static or a constant value, otherwise {@link ShapedType#DYNAMIC}. */
  public long constant(int index) {
    if (!isDynamic(index)) {
      return numbers[index];
    }
    IntegerAttr known = Constants.integerOf(value(index));
    return known == null ? ShapedType.DYNAMIC : known.longValue();
  }

  /** Returns whether each index is {@code number}, as a static index or the result of a constant. */
  public boolean areAll(long number) {
    for (int i = 0; i < numbers.length; i++) {
      if (constant(i) != number) {
        return false;
      }
    }
    return true;
  }

  /** Returns the value of a dynamic index, or null. Linear in {@code index}. */
  public @Nullable Value value(int index) {
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

  /** Returns each index as a {@link Value} or a {@link Long}. */
  public List<Object> toList() {
    List<Object> indices = new ArrayList<>(numbers.length);
    int next = 0;
    for (long number : numbers) {
      indices.add(ShapedType.isDynamic(number) ? values.get(next++) : (Object) number);
    }
    return indices;
  }

  /** Returns each index as a value or a constant of type {@code index}. */
  public List<OpFoldResult> toFoldResults(Context context) {
    List<OpFoldResult> results = new ArrayList<>(numbers.length);
    int next = 0;
    for (long number : numbers) {
      results.add(ShapedType.isDynamic(number)
          ? OpFoldResult.of(values.get(next++)) : OpFoldResult.of(IntegerAttr.index(context, number)));
    }
    return results;
  }

  /** Returns whether the index is static and equal to {@code number}. */
  public boolean is(int index, long number) {
    return numbers[index] == number;
  }

  /** Returns this list with non-negative constant values made static; this object if nothing changes. */
  public MixedIndices withConstants() {
    return withConstants(number -> number >= 0);
  }

  /** Returns this list with positive constant values made static; this object if nothing changes. */
  public MixedIndices withPositiveConstants() {
    return withConstants(number -> number > 0);
  }

  /**
   * Returns this list of strides with constant values made static; this object if nothing changes, or if a constant is
   * 0, which is not a valid stride of a type.
   */
  public MixedIndices withConstantStrides() {
    for (Value value : values) {
      if (Constants.of(value) instanceof IntegerAttr number && number.isZero()) {
        return this;
      }
    }
    return withAllConstants();
  }

  /** Returns this list with all constant values made static; this object if nothing changes. */
  public MixedIndices withAllConstants() {
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

  /** Returns the number of dynamic indices. */
  public int dynamicCount() {
    int count = 0;
    for (long number : numbers) {
      count += ShapedType.isDynamic(number) ? 1 : 0;
    }
    return count;
  }

  /** Returns whether there is a value for each dynamic index; verified operations ensure this. */
  public boolean isComplete() {
    return dynamicCount() == values.size();
  }

  /** Returns whether both lists contain the same numbers and the same values. */
  public boolean sameAs(MixedIndices other) {
    return Arrays.equals(numbers, other.numbers) && values.equals(other.values);
  }
}
