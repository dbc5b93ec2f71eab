// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.types.ShapedType;

/**
 * An array, column by column: {@code !fir.array<10x?xf32>}, {@code !fir.array<*:f32>} if the number of its dimensions
 * is not known.
 */
public final class SequenceType extends FirType {
  static final String MNEMONIC = "array";

  private final long[] shape;
  private final Type elementType;
  private final @Nullable AffineMapAttr layout;

  private SequenceType(long[] shape, Type elementType, @Nullable AffineMapAttr layout) {
    super(elementType.context());
    this.shape = shape;
    this.elementType = elementType;
    this.layout = layout;
  }

  /**
   * Returns the type of an array in the usual layout.
   *
   * @param shape the extents, {@link ShapedType#DYNAMIC} where not known; empty if their number is not known
   */
  public static SequenceType of(long[] shape, Type elementType) {
    return of(shape, elementType, null);
  }

  /** Returns the type of an array whose layout is an affine map, which may be null. */
  public static SequenceType of(long[] shape, Type elementType, @Nullable AffineMapAttr layout) {
    return elementType.context().unique(new SequenceType(shape.clone(), elementType, layout));
  }

  /** Returns the number of dimensions, 0 if unknown. */
  public int rank() {
    return shape.length;
  }

  /** Returns the extent of a dimension, or {@link ShapedType#DYNAMIC}. */
  public long extent(int dimension) {
    return shape[dimension];
  }

  /** Returns a copy of the extents. */
  public long[] shape() {
    return shape.clone();
  }

  public Type elementType() {
    return elementType;
  }

  /** Returns the layout, or null for the usual one. */
  public @Nullable AffineMapAttr layout() {
    return layout;
  }

  /** Returns whether the number of dimensions is not known. */
  public boolean hasUnknownShape() {
    return shape.length == 0;
  }

  /** Returns whether some extent is not known. */
  public boolean hasDynamicExtents() {
    return dynamicExtents() > 0;
  }

  /** Returns the number of unknown extents. */
  public int dynamicExtents() {
    int count = 0;
    for (long extent : shape) {
      count += ShapedType.isDynamic(extent) ? 1 : 0;
    }
    return count;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  void printParameters(AsmPrinter printer) {
    if (hasUnknownShape()) {
      printer.print("*:");
    }
    for (long extent : shape) {
      if (ShapedType.isDynamic(extent)) {
        printer.print("?x");
      } else {
        printer.print(extent).print('x');
      }
    }
    printer.printType(elementType);
    if (layout != null) {
      printer.print(", ").print(layout.toString()); // never an alias
    }
  }

  @Override
  protected int structuralHash() {
    return (Arrays.hashCode(shape) * 31 + elementType.hashCode()) * 31 + (layout == null ? 0 : layout.hashCode());
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    SequenceType type = (SequenceType) other;
    return elementType == type.elementType && layout == type.layout && Arrays.equals(shape, type.shape);
  }
}
