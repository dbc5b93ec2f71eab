// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.math.BigInteger;
import java.util.Random;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/**
 * Generates values by their types. Sizes and indices are small, and sizes often agree with each other and with indices,
 * as most programs require. In far mode most integers and indices, but no sizes, are near powers of two, at which
 * conversions and sums lose bits. Floating-point numbers are small multiples of a quarter, for which sums and products
 * are exact, and sometimes special values. A buffer is a {@link BufferValue}.
 */
final class ValueGenerator {
  private static final long MOST_ELEMENTS = 1 << 20;
  private static final int[] SMALL = {0, 1, 2, 3};
  private static final double[] SPECIAL = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0};
  /** One in this many numbers is unusual. */
  private static final int USUAL = 12;
  /** The exponents of the powers of two near which far values lie, if they are less than the width. */
  private static final int[] EDGES = {7, 8, 15, 16, 31, 32, 63};

  private final Random random;
  private final long favorite;
  private final boolean isFreeable;
  private final boolean isFar;
  /** The number of 64-bit elements that may still be generated. */
  private long left = MOST_ELEMENTS;

  private ValueGenerator(Random random, boolean isFreeable, boolean isFar) {
    this.random = random;
    this.favorite = 1 + random.nextInt(SMALL.length);
    this.isFreeable = isFreeable;
    this.isFar = isFar;
  }

  /** Returns a generator of arguments, also of far values if {@code isFar}. */
  static ValueGenerator ofArguments(Random random, boolean isFar) {
    return new ValueGenerator(random, false, isFar);
  }

  /** Returns a generator of results, whose buffers begin where their memory begins, so that they can be freed. */
  static ValueGenerator ofResults(Random random) {
    return new ValueGenerator(random, true, false);
  }

  /**
   * Returns a value.
   *
   * @throws UnsupportedOperationException if values of the type cannot be generated, with the reason
   */
  Object generate(Type type) {
    if (type instanceof BaseMemRefType memref) {
      return buffer(memref);
    }
    if (type instanceof ShapedType shaped) {
      return elements(shaped.elementType(), sizes(shaped));
    }
    return number(type);
  }

  private Object number(Type type) {
    if (type instanceof IndexType) {
      return index();
    }
    if (type instanceof IntegerType integer) {
      return integer(integer);
    }
    if (type instanceof FloatType floating) {
      return floating(floating);
    }
    if (type instanceof ComplexType complex) {
      return new ComplexNumber(number(complex.elementType()), number(complex.elementType()));
    }
    if (type instanceof NoneType) {
      return Poison.VALUE; // which nothing can use
    }
    throw new UnsupportedOperationException("no values of type " + type + " can be generated");
  }

  private long index() {
    if (isFar && random.nextInt(4) != 0) {
      return far(Long.SIZE).longValue();
    }
    return switch (random.nextInt(USUAL)) {
      case 0 -> random.nextBoolean() ? -1L : 5 + random.nextInt(SMALL.length);
      case 1, 2, 3 -> favorite;
      default -> SMALL[random.nextInt(SMALL.length)];
    };
  }

  private Object integer(IntegerType type) {
    long small = SMALL[random.nextInt(SMALL.length)];
    int width = type.width();
    if (isFar && width > 1 && random.nextInt(4) != 0) {
      BigInteger far = far(width);
      return width > Long.SIZE ? (Object) far : (Long) far.longValue();
    }
    boolean isUsual = random.nextInt(USUAL) != 0;
    if (width > Long.SIZE) {
      return isUsual ? BigInteger.valueOf(small) : BigInteger.ONE.shiftLeft(width - 2).subtract(BigInteger.ONE);
    }
    long value = isUsual ? small : switch (random.nextInt(SMALL.length)) {
      case 0 -> -1;
      case 1 -> 1L << width - 1;
      case 2 -> ~(1L << width - 1);
      default -> random.nextInt();
    };
    return FixedWidth.signExtended(width == 1 ? random.nextInt(2) : value, width);
  }

  /** Returns a power of two, a neighbour of it, or the negation of such a number, as a signed number. */
  private BigInteger far(int width) {
    int edge = random.nextInt(EDGES.length + 1);
    int exponent = edge < EDGES.length && EDGES[edge] < width ? EDGES[edge] : width - 1;
    BigInteger number = BigInteger.ONE.shiftLeft(exponent).add(BigInteger.valueOf(random.nextInt(3) - 1));
    return FixedWidth.wrap(random.nextBoolean() ? number : number.negate(), width);
  }

  private Object floating(FloatType type) {
    double value = random.nextInt(USUAL) == 0 ? SPECIAL[random.nextInt(SPECIAL.length)]
        : (random.nextInt(17) - 4) / 4.0;
    ValueFormat format = ValueFormat.of(type);
    return switch (format.kind()) {
      case FLOAT -> FloatRounding.round(format.floatKind(), value);
      case DOUBLE -> value;
      default -> FloatAttr.of(type, value);
    };
  }

  private long[] sizes(ShapedType type) {
    if (!type.hasRank()) {
      return isFreeable ? new long[] {favorite} : random.longs(random.nextInt(2) + 1, 0, SMALL.length).toArray();
    }
    long[] sizes = type.shape();
    for (int i = 0; i < sizes.length; i++) {
      if (type.isDynamicDim(i)) {
        sizes[i] = random.nextInt(SMALL.length) != 0 ? favorite : SMALL[random.nextInt(SMALL.length)];
      }
    }
    return sizes;
  }

  private Elements elements(Type elementType, long[] sizes) {
    ValueFormat format = ValueFormat.of(elementType);
    if (!format.isFloat() && !format.isInteger() && !(elementType instanceof ComplexType)) {
      throw new UnsupportedOperationException("no values of type " + elementType + " can be generated");
    }
    long count = 1;
    for (long size : sizes) {
      count = Math.multiplyHigh(count, size) == 0 ? count * size : Long.MAX_VALUE;
    }
    long words = Math.max(1, format.bytes() / Long.BYTES);
    if (count > left / words) {
      throw new UnsupportedOperationException("values have more than " + MOST_ELEMENTS + " elements");
    }
    left -= count * words;
    Elements elements = Elements.of(format, sizes);
    for (int i = 0; i < count; i++) {
      elements.set(i, number(elementType));
    }
    return elements;
  }

  private BufferValue buffer(BaseMemRefType type) {
    long[] sizes = sizes(type);
    long[] strides = MemRef.rowMajor(sizes);
    Elements contents = elements(type.elementType(), sizes);
    if (!(type instanceof MemRefType ranked) || ranked.isIdentityLayout()) {
      return new BufferValue(contents, 0, strides);
    }
    StridesAndOffset layout = ranked.stridesAndOffset();
    if (layout == null) {
      throw new UnsupportedOperationException("the layout of " + type + " has no strides");
    }
    int gap = isFreeable ? 1 : 1 + random.nextInt(2);
    for (int i = strides.length - 1; i >= 0; i--) {
      long inner = i + 1 < strides.length ? Math.max(1, sizes[i + 1]) * strides[i + 1] : gap;
      strides[i] = layout.strides()[i] == ShapedType.DYNAMIC ? inner : layout.strides()[i];
    }
    long offset = layout.hasStaticOffset() ? layout.offset() : isFreeable ? 0 : random.nextInt(SMALL.length);
    return new BufferValue(contents, offset, strides);
  }

  /** Returns whether a type is {@code i1}. */
  static boolean isBoolean(Type type) {
    return type instanceof IntegerType && ValueFormat.of(type).kind() == ValueKind.LONG
        && ((IntegerType) type).width() == 1;
  }
}
