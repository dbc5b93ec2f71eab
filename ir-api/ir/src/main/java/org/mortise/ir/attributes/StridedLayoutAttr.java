// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.types.MemRefLayoutAttr;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** A layout by strides and offset, in elements: {@code strided<[?, 1], offset: 4>}. */
public final class StridedLayoutAttr extends MemRefLayoutAttr {
  private final long offset;
  private final long[] strides;

  private StridedLayoutAttr(Context context, long offset, long[] strides) {
    super(context);
    this.offset = offset;
    this.strides = strides;
  }

  /** Returns the message of the error in strides, or null if there is none. */
  public static @Nullable String verify(long[] strides) {
    for (long stride : strides) {
      if (stride == 0) {
        return "strides must not be zero";
      }
    }
    return null;
  }

  /** Returns the layout with this offset and these strides; {@link ShapedType#DYNAMIC} is an unknown value. */
  public static StridedLayoutAttr of(Context context, long offset, long... strides) {
    return context.unique(new StridedLayoutAttr(context, offset, strides.clone()));
  }

  /** The offset, or {@link ShapedType#DYNAMIC}. */
  public long offset() {
    return offset;
  }

  public int rank() {
    return strides.length;
  }

  /** A stride, or {@link ShapedType#DYNAMIC}. */
  public long stride(int index) {
    return strides[index];
  }

  /** The strides, in a new array. */
  public long[] strides() {
    return strides.clone();
  }

  /** A map with a symbol for the offset and each stride that are dynamic, in this order. */
  @Override
  public AffineMap affineMap() {
    int symbols = 0;
    AffineExpr sum = AffineExpr.constant(offset);
    if (offset == ShapedType.DYNAMIC) {
      sum = AffineExpr.symbol(symbols++);
    }
    for (int i = 0; i < strides.length; i++) {
      AffineExpr stride = AffineExpr.constant(strides[i]);
      if (strides[i] == ShapedType.DYNAMIC) {
        stride = AffineExpr.symbol(symbols++);
      }
      sum = sum.plus(AffineExpr.dim(i).times(stride));
    }
    return AffineMap.of(strides.length, symbols, sum);
  }

  @Override
  public StridesAndOffset statedStrides() {
    return new StridesAndOffset(strides.clone(), offset);
  }

  @Override
  public @Nullable String verifyLayout(long[] shape) {
    return shape.length == strides.length ? null : "expected the number of strides to match the rank";
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print("strided<[");
    for (int i = 0; i < strides.length; i++) {
      printer.print(i == 0 ? "" : ", ");
      printValue(printer, strides[i]);
    }
    printer.print(']');
    if (offset != 0) {
      printer.print(", offset: ");
      printValue(printer, offset);
    }
    printer.print('>');
  }

  private static void printValue(AsmPrinter printer, long value) {
    if (value == ShapedType.DYNAMIC) {
      printer.print('?');
    } else {
      printer.print(value);
    }
  }

  @Override
  protected int structuralHash() {
    return Arrays.hashCode(strides) * 31 + Long.hashCode(offset);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    StridedLayoutAttr that = (StridedLayoutAttr) other;
    return offset == that.offset && Arrays.equals(strides, that.strides);
  }
}
