// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** A number that is computed of what the names of a pattern stand for. */
interface NumberSource {
  /** Returns the number; null if it is undefined. */
  @Nullable Long get(Bindings bindings);

  /** A number in the text. */
  record Fixed(long value) implements NumberSource {
    @Override
    public Long get(Bindings bindings) {
      return value;
    }
  }

  /** A property of an attribute. */
  record OfAttribute(int slot, Function<Attribute, @Nullable Long> property) implements NumberSource {
    @Override
    public @Nullable Long get(Bindings bindings) {
      Attribute attribute = bindings.attribute(slot);
      return attribute == null ? null : property.apply(attribute);
    }
  }

  /** A property of the type of a value. */
  record OfType(ValueSource values, Function<Type, @Nullable Long> property) implements NumberSource {
    @Override
    public @Nullable Long get(Bindings bindings) {
      List<Value> all = values.get(bindings);
      return all.size() == 1 ? property.apply(all.get(0).type()) : null;
    }
  }

  /** The number of values. */
  record Count(ValueSource values) implements NumberSource {
    @Override
    public Long get(Bindings bindings) {
      return (long) values.get(bindings).size();
    }
  }

  /** A sum or difference; undefined if it is no {@code long}. */
  record Sum(NumberSource first, NumberSource second, boolean isDifference) implements NumberSource {
    @Override
    public @Nullable Long get(Bindings bindings) {
      Long some = first.get(bindings);
      Long other = second.get(bindings);
      if (some == null || other == null) {
        return null;
      }
      long result = isDifference ? some - other : some + other;
      boolean overflows =
          isDifference ? ((some ^ other) & (some ^ result)) < 0 : ((some ^ result) & (other ^ result)) < 0;
      return overflows ? null : result;
    }
  }

  /** Returns the value of an integer; 1 for true. */
  static @Nullable Long value(Attribute attribute) {
    if (!(attribute instanceof IntegerAttr integer)) {
      return null;
    }
    BigInteger value = integer.isBool() ? BigInteger.valueOf(integer.boolValue() ? 1 : 0) : integer.bigValue();
    return value.bitLength() < Long.SIZE ? value.longValue() : null;
  }

  /** Returns the number of elements of an array. */
  static @Nullable Long size(Attribute attribute) {
    return attribute instanceof ArrayAttr array ? Long.valueOf(array.size())
        : attribute instanceof DenseArrayAttr dense ? Long.valueOf(dense.size()) : null;
  }

  /** Returns the rank of a ranked type. */
  static @Nullable Long rank(Type type) {
    return type instanceof ShapedType shaped && shaped.hasRank() ? Long.valueOf(shaped.rank()) : null;
  }

  /** Returns the bit width of an integer, a float, or the elements of a shaped type. */
  static @Nullable Long width(Type of) {
    Type type = ShapedType.elementTypeOrSelf(of);
    return type instanceof FloatType number ? Long.valueOf(number.width())
        : type instanceof IntegerType integer ? Long.valueOf(integer.width()) : null;
  }
}
