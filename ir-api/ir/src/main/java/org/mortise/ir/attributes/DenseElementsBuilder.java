// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;

/**
 * Collects the elements of a {@link DenseElementsAttr} in row-major order: all of them, or one for a splat. The real
 * part of a complex element is added before the imaginary part.
 */
public final class DenseElementsBuilder {
  private final ShapedType type;
  private final @Nullable ElementLayout layout;
  private final List<String> strings = new ArrayList<>(0);
  private byte[] data = new byte[64];
  private int numbers;

  /** The type must have a static shape. */
  public DenseElementsBuilder(ShapedType type) {
    this.type = type;
    this.layout = ElementLayout.of(type.elementType());
  }

  /** Adds an integer, truncated to the width of the type. */
  public DenseElementsBuilder addLong(long value) {
    return addBits(value, value >> 63);
  }

  /** Adds an integer, truncated to the width of the type. */
  public DenseElementsBuilder addInteger(BigInteger value) {
    if (layout.bits() <= 64) {
      return addLong(value.longValue());
    }
    int from = reserve();
    for (int i = 0; i < layout.bytes(); i++) {
      data[from + i] = value.shiftRight(8 * i).byteValue();
    }
    int width = IntegerAttr.width(layout.number());
    clearUnused(from, width);
    return this;
  }

  /** Adds a floating-point number, rounded to the type. */
  public DenseElementsBuilder addDouble(double value) {
    FloatBits bits = FloatBits.ofDouble(((FloatType) layout.number()).kind(), value);
    return addBits(bits.low(), bits.high());
  }

  /** Adds a floating-point number by its bits. */
  public DenseElementsBuilder addFloatBits(BigInteger bits) {
    return addBits(bits.longValue(), bits.shiftRight(64).longValue());
  }

  /** Adds a string, for element types that are not numbers. */
  public DenseElementsBuilder addString(String value) {
    strings.add(value);
    return this;
  }

  /** Returns whether an attribute can be an element; not so is, for example, the constant of an undefined value. */
  public static boolean isElement(@Nullable Attribute value) {
    return value instanceof IntegerAttr || value instanceof FloatAttr || value instanceof StringAttr
        || value instanceof ArrayAttr complex && complex.size() == 2
            && (complex.get(0) instanceof IntegerAttr || complex.get(0) instanceof FloatAttr);
  }

  /** Adds an element in the form of {@link DenseElementsAttr#elementAt}. */
  public DenseElementsBuilder add(Attribute element) {
    if (element instanceof IntegerAttr integer) {
      return addInteger(integer.signedValue());
    }
    if (element instanceof FloatAttr number) {
      return addFloatBits(number.bits());
    }
    if (element instanceof ArrayAttr complex) {
      return add(complex.get(0)).add(complex.get(1));
    }
    return addString(((StringAttr) element).value());
  }

  /** Number of elements added so far. */
  public int size() {
    return layout == null ? strings.size() : numbers / layout.parts();
  }

  /** Returns the attribute. Throws unless all elements or one for all have been added. */
  public DenseElementsAttr build() {
    if (size() != type.numElements() && size() != 1) {
      throw new IllegalStateException(size() + " elements for " + type);
    }
    if (layout == null) {
      return DenseStringsAttr.of(type, strings);
    }
    if (layout.isPacked() && size() == 1) {
      data[0] = (byte) -(data[0] & 1);
    }
    return DenseNumbersAttr.ofOwned(type, layout, Arrays.copyOf(data, (int) layout.bytes(size())));
  }

  private DenseElementsBuilder addBits(long low, long high) {
    int from = reserve();
    if (layout.isPacked()) {
      data[from] |= (byte) ((low & 1) << ((numbers - 1) & 7));
      return this;
    }
    for (int i = 0; i < layout.bytes(); i++) {
      long word = i < 8 ? low : high;
      data[from + i] = (byte) (i < 16 ? word >> (8 * (i & 7)) : high >> 63);
    }
    clearUnused(from, layout.isFloat() ? ((FloatType) layout.number()).width() : IntegerAttr.width(layout.number()));
    return this;
  }

  /** Bits beyond the width are 0, so that equal numbers have equal bytes. */
  private void clearUnused(int from, int width) {
    int used = width & 7;
    if (used != 0) {
      data[from + layout.bytes() - 1] &= (byte) ((1 << used) - 1);
    }
  }

  /** Reserves room for one more number and returns its start. */
  private int reserve() {
    int from = layout.isPacked() ? numbers >> 3 : numbers * layout.bytes();
    int end = from + (layout.isPacked() ? 1 : layout.bytes());
    if (end > data.length) {
      data = Arrays.copyOf(data, Math.max(end, data.length * 2));
    }
    numbers++;
    return from;
  }
}
