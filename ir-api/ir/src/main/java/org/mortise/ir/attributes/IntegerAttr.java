// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemorySpaceAttr;

/**
 * An integer constant: {@code 42 : i32}, {@code 7 : index}, {@code true}. The value is a bit pattern in two's
 * complement; the type determines how it is printed. A boolean is a constant of type {@code i1}.
 */
public final class IntegerAttr extends Attribute implements TypedAttr, MemorySpaceAttr {
  private final Type type;
  private final long value;
  private final @Nullable BigInteger wide;

  private IntegerAttr(Type type, long value, @Nullable BigInteger wide) {
    super(type.context());
    this.type = type;
    this.value = value;
    this.wide = wide;
  }

  /** Returns the constant with the low bits of {@code value}, which is sign-extended to more than 64 bits. */
  public static IntegerAttr of(Type type, long value) {
    int width = width(type);
    if (width > 64) {
      return of(type, BigInteger.valueOf(value));
    }
    return type.context().unique(new IntegerAttr(type, signExtend(value, width), null));
  }

  /** The constant with the low bits of {@code value}. */
  public static IntegerAttr of(Type type, BigInteger value) {
    int width = width(type);
    if (width <= 64) {
      return of(type, value.longValue());
    }
    BigInteger pattern = value;
    if (value.bitLength() >= width) {
      pattern = value.mod(BigInteger.ONE.shiftLeft(width));
      pattern = pattern.testBit(width - 1) ? pattern.subtract(BigInteger.ONE.shiftLeft(width)) : pattern;
    }
    return type.context().unique(new IntegerAttr(type, pattern.longValue(), pattern));
  }

  /** {@code value : i64}. */
  public static IntegerAttr i64(Context context, long value) {
    return of(IntegerType.of(context, 64), value);
  }

  /** {@code value : i32}. */
  public static IntegerAttr i32(Context context, int value) {
    return of(IntegerType.of(context, 32), value);
  }

  /** {@code value : index}. */
  public static IntegerAttr index(Context context, long value) {
    return of(IndexType.of(context), value);
  }

  /** {@code true} or {@code false}. */
  public static IntegerAttr bool(Context context, boolean value) {
    return of(IntegerType.of(context, 1), value ? 1 : 0);
  }

  /** Number of bits of a value of this type, which must be {@code index} or an integer type. */
  static int width(Type type) {
    return type instanceof IndexType ? 64 : ((IntegerType) type).width();
  }

  private static long signExtend(long value, int width) {
    if (width == 0) {
      return 0;
    }
    int unused = 64 - width;
    return value << unused >> unused;
  }

  @Override
  public Type type() {
    return type;
  }

  /** Number of bits; 64 for {@code index}. */
  public int width() {
    return width(type);
  }

  /** The bits as a signed number; of more than 64 bits the low 64. A true boolean is -1. */
  public long longValue() {
    return value;
  }

  /** The bits as an unsigned number; of more than 64 bits the low 64. A true boolean is 1. */
  public long unsignedLongValue() {
    int width = width();
    return width >= 64 ? value : value & ((1L << width) - 1);
  }

  /** Returns whether {@link #longValue} is the whole value. */
  public boolean fitsLong() {
    return wide == null || wide.bitLength() < 64;
  }

  /** The bits as a signed number. */
  public BigInteger signedValue() {
    return wide != null ? wide : BigInteger.valueOf(value);
  }

  /** The bits as an unsigned number. */
  public BigInteger unsignedValue() {
    BigInteger signed = signedValue();
    return signed.signum() < 0 ? signed.add(BigInteger.ONE.shiftLeft(width())) : signed;
  }

  /** The value as the type has it: unsigned for an unsigned type, otherwise signed. */
  public BigInteger bigValue() {
    return isUnsigned() ? unsignedValue() : signedValue();
  }

  public boolean isZero() {
    return wide == null ? value == 0 : wide.signum() == 0;
  }

  @Override
  public boolean isDefaultMemorySpace() {
    return isZero();
  }

  @Override
  public boolean hasDefaultType() {
    return IntegerType.isSignless(type, 64);
  }

  /** Returns whether the type is {@code i1}. */
  public boolean isBool() {
    return IntegerType.isSignless(type, 1);
  }

  /** Returns whether the value is not 0. */
  public boolean boolValue() {
    return !isZero();
  }

  private boolean isUnsigned() {
    return type instanceof IntegerType integer && integer.isUnsigned();
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    if (isBool()) {
      printer.print(boolValue() ? "true" : "false");
      return;
    }
    printValue(printer);
    if (!elideType) {
      printer.print(" : ").printType(type);
    }
  }

  private void printValue(AsmPrinter printer) {
    boolean printableLong = wide == null && (value >= 0 || !isUnsigned());
    if (printableLong) {
      printer.print(value);
    } else {
      printer.print(bigValue().toString());
    }
  }

  @Override
  protected int structuralHash() {
    return type.hashCode() * 31 + (wide != null ? wide.hashCode() : Long.hashCode(value));
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    IntegerAttr that = (IntegerAttr) other;
    return type == that.type && value == that.value && (wide == null || wide.equals(that.wide));
  }
}
