// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/**
 * Dense elements that are integers, floating-point or complex numbers. They are stored in one array of bytes; see
 * {@link ElementLayout}. If all are equal, the array has only one (for booleans one byte, with all bits equal).
 */
public final class DenseNumbersAttr extends DenseElementsAttr {
  private static final String HEX = "0123456789ABCDEF";

  private final ElementLayout layout;
  private final byte[] data;
  private final boolean splat;

  private DenseNumbersAttr(ShapedType type, ElementLayout layout, byte[] data, boolean splat) {
    super(type);
    this.layout = layout;
    this.data = data;
    this.splat = splat;
  }

  /**
   * The elements with these bytes: of all elements, or of one for all. They must be such that {@link #isValidRaw}
   * accepts.
   */
  public static DenseNumbersAttr ofRaw(ShapedType type, byte[] data) {
    return ofOwned(type, ElementLayout.of(type.elementType()), data.clone());
  }

  /** Returns whether these bytes are all elements, or one element for all: for booleans, no or all bits set. */
  public static boolean isValidRaw(ShapedType type, byte[] data) {
    ElementLayout layout = ElementLayout.of(type.elementType());
    if (layout == null || data.length == layout.bytes(type.numElements())) {
      return layout != null;
    }
    return data.length == layout.bytes(1) && (!layout.isPacked() || data[0] == 0 || data[0] == -1);
  }

  /** Returns whether elements of this type are numbers. */
  public static boolean isValidElementType(Type elementType) {
    return ElementLayout.of(elementType) != null;
  }

  /** Integers or indices: all, or one for all. Values are cut to the width of the type. */
  public static DenseNumbersAttr ofLongs(ShapedType type, long... values) {
    DenseElementsBuilder builder = new DenseElementsBuilder(type);
    for (long value : values) {
      builder.addLong(value);
    }
    return (DenseNumbersAttr) builder.build();
  }

  /** Floating-point numbers: all, or one for all. Values are rounded to the type. */
  public static DenseNumbersAttr ofDoubles(ShapedType type, double... values) {
    DenseElementsBuilder builder = new DenseElementsBuilder(type);
    for (double value : values) {
      builder.addDouble(value);
    }
    return (DenseNumbersAttr) builder.build();
  }

  /** Creates the attribute without copying the array, which must not change afterwards. */
  static DenseNumbersAttr ofOwned(ShapedType type, ElementLayout layout, byte[] data) {
    long count = type.numElements();
    byte[] one = layout.isPacked() ? samePackedBit(data, count) : sameElement(data, layout, count);
    return type.context().unique(
        one != null ? new DenseNumbersAttr(type, layout, one, true) : new DenseNumbersAttr(type, layout, data, false));
  }

  /** Returns the element that all elements are equal to, or null. */
  private static byte @Nullable [] sameElement(byte[] data, ElementLayout layout, long count) {
    int size = (int) layout.bytes(1);
    if (data.length == 0 && count != 1) {
      return null;
    }
    if (data.length == size) {
      return data;
    }
    for (int i = size; i < data.length; i++) {
      if (data[i] != data[i - size]) {
        return null;
      }
    }
    return Arrays.copyOf(data, size);
  }

  private static byte @Nullable [] samePackedBit(byte[] data, long count) {
    if (data.length == 0) {
      return null;
    }
    if (data.length == 1 && (count > 8 || count == 0)) {
      return new byte[] {(byte) -(data[0] & 1)};
    }
    if (count == 1) {
      return new byte[] {(byte) (data[0] == 0 ? 0 : -1)};
    }
    int first = data[0] & 1;
    for (int i = 1; i < count; i++) {
      if ((data[i >> 3] >> (i & 7) & 1) != first) {
        return null;
      }
    }
    return new byte[] {(byte) -first};
  }

  /** Returns the bytes as {@link #ofRaw} takes them, in a new array. */
  public byte[] toBytes() {
    return data.clone();
  }

  /**
   * Returns the constant of a type with the same element type that has the elements at {@code positions}, in this
   * order. Linear in the number of positions.
   */
  public DenseNumbersAttr gather(ShapedType type, int[] positions) {
    int size = (int) layout.bytes(1);
    byte[] gathered = new byte[(int) layout.bytes(positions.length)];
    for (int i = 0; i < positions.length; i++) {
      if (layout.isPacked()) {
        gathered[i >> 3] |= (byte) (bitAt(positions[i]) << (i & 7));
      } else {
        System.arraycopy(data, offset(positions[i], 0), gathered, i * size, size);
      }
    }
    return ofOwned(type, layout, gathered);
  }

  @Override
  public boolean isSplat() {
    return splat;
  }

  /** Returns whether the elements are complex. */
  public boolean isComplex() {
    return layout.parts() == 2;
  }

  // ---- elements ----------------------------------------------------------------------------------------------------

  /** An integer element, read as signed; the low 64 bits if it is wider. A true boolean is -1. */
  public long longAt(int index) {
    int width = IntegerAttr.width(layout.number());
    if (layout.isPacked()) {
      return -bitAt(index);
    }
    long value = lowBits(index, 0);
    return width >= 64 || width == 0 ? value : value << (64 - width) >> (64 - width);
  }

  @Override
  public Attribute elementAt(int index) {
    if (!isComplex()) {
      return numberAt(index, 0);
    }
    return ArrayAttr.of(context(), numberAt(index, 0), numberAt(index, 1));
  }

  private Attribute numberAt(int index, int part) {
    if (layout.isFloat()) {
      return FloatAttr.of((FloatType) layout.number(), floatBits(index, part));
    }
    return layout.isPacked()
        ? IntegerAttr.of(layout.number(), bitAt(index))
        : IntegerAttr.of(layout.number(), integer(index, part));
  }

  private long bitAt(int index) {
    int i = splat ? 0 : index;
    return data[i >> 3] >> (i & 7) & 1;
  }

  private int offset(int index, int part) {
    return ((splat ? 0 : index) * layout.parts() + part) * layout.bytes();
  }

  private long lowBits(int index, int part) {
    return bytes(offset(index, part), Math.min(8, layout.bytes()));
  }

  private long bytes(int from, int count) {
    long value = 0;
    for (int i = count - 1; i >= 0; i--) {
      value = value << 8 | (data[from + i] & 0xFF);
    }
    return value;
  }

  /** The bits of an integer, read as signed. */
  private BigInteger integer(int index, int part) {
    if (layout.bytes() <= 8) {
      return BigInteger.valueOf(lowBits(index, part));
    }
    byte[] bigEndian = new byte[layout.bytes()];
    int from = offset(index, part);
    for (int i = 0; i < bigEndian.length; i++) {
      bigEndian[i] = data[from + bigEndian.length - 1 - i];
    }
    return new BigInteger(bigEndian);
  }

  private FloatBits floatBits(int index, int part) {
    int from = offset(index, part);
    long high = layout.bytes() <= 8 ? 0 : bytes(from + 8, layout.bytes() - 8);
    return FloatBits.ofBits(((FloatType) layout.number()).kind(), lowBits(index, part), high);
  }

  // ---- text --------------------------------------------------------------------------------------------------------

  @Override
  void printElement(AsmPrinter printer, int index) {
    if (!isComplex()) {
      printNumber(printer, index, 0);
      return;
    }
    printer.print('(');
    printNumber(printer, index, 0);
    printer.print(',');
    printNumber(printer, index, 1);
    printer.print(')');
  }

  private void printNumber(AsmPrinter printer, int index, int part) {
    if (layout.isFloat()) {
      printer.print(FloatText.of(floatBits(index, part)));
      return;
    }
    if (isOneBit()) {
      printer.print((layout.isPacked() ? bitAt(index) : lowBits(index, part) & 1) != 0 ? "true" : "false");
      return;
    }
    boolean signed = !(layout.number() instanceof IntegerType integer && integer.isUnsigned());
    if (!isComplex() && signed && layout.bits() <= 64) {
      printer.print(longAt(index));
    } else {
      numberAt(index, part).print(printer, true);
    }
  }

  /** Returns whether the numbers are booleans, of any signedness. */
  private boolean isOneBit() {
    return layout.number() instanceof IntegerType integer && integer.width() == 1;
  }

  @Override
  boolean hasHexadecimalForm() {
    return true;
  }

  @Override
  void printHexadecimal(AsmPrinter printer) {
    StringBuilder text = new StringBuilder(data.length * 2 + 4).append("\"0x");
    for (byte value : data) {
      text.append(HEX.charAt(value >> 4 & 15)).append(HEX.charAt(value & 15));
    }
    printer.print(text.append('"').toString());
  }

  @Override
  protected int structuralHash() {
    return type().hashCode() * 31 + Arrays.hashCode(data);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DenseNumbersAttr that = (DenseNumbersAttr) other;
    return type() == that.type() && splat == that.splat && Arrays.equals(data, that.data);
  }
}
