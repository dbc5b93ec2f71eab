// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;

/**
 * A reference to memory of known rank: {@code memref<2x?xf32, strided<[?, 1]>, 1>}. The identity layout is kept as
 * null, and so is the default memory space.
 */
public final class MemRefType extends BaseMemRefType implements PointerLikeType {
  private final long[] shape;
  private final @Nullable MemRefLayoutAttr layout;

  private MemRefType(
      long[] shape, Type elementType, @Nullable MemRefLayoutAttr layout, @Nullable Attribute memorySpace) {
    super(elementType, memorySpace);
    this.shape = shape;
    this.layout = layout;
  }

  /**
   * Returns the type with the identity layout in the default memory space.
   *
   * @throws IllegalArgumentException if a size is negative and not {@link #DYNAMIC}
   */
  public static MemRefType of(long[] shape, Type elementType) {
    return of(shape, elementType, null, null);
  }

  /**
   * The parts must be accepted by {@link #verify}.
   *
   * @param layout how indices become positions; null for row-major order
   * @param memorySpace the memory space, or null
   * @throws IllegalArgumentException if a size is negative and not {@link #DYNAMIC}
   */
  public static MemRefType of(
      long[] shape, Type elementType, @Nullable MemRefLayoutAttr layout, @Nullable Attribute memorySpace) {
    MemRefLayoutAttr kept = layout != null && layout.isDefaultLayout() ? null : layout;
    return elementType.context().unique(
        new MemRefType(Shapes.copyOf("memref", shape), elementType, kept, withoutDefault(memorySpace)));
  }

  /** Returns the message of the error in the parts, or null if there is none. */
  public static @Nullable String verify(
      long[] shape, Type elementType, @Nullable MemRefLayoutAttr layout, @Nullable Attribute memorySpace) {
    String error = verifyElementType(elementType);
    if (error == null) {
      error = Shapes.verify("memref", shape);
    }
    if (error == null && layout != null) {
      error = layout.verifyLayout(shape);
    }
    return error != null ? error : verifyMemorySpace(memorySpace);
  }

  /** The layout, or null if it is the identity. */
  public @Nullable MemRefLayoutAttr layout() {
    return layout;
  }

  /** The layout as a map from indices. */
  public AffineMap layoutMap() {
    return layout == null ? AffineMap.identity(shape.length) : layout.affineMap();
  }

  /** Returns whether elements are in row-major order without gaps, as far as the layout alone defines it. */
  public boolean isIdentityLayout() {
    return layout == null || layout.affineMap().isIdentity();
  }

  /** Strides and offset, or null if the layout has none. */
  public @Nullable StridesAndOffset stridesAndOffset() {
    return Strides.of(this);
  }

  /** Returns whether the layout has strides. */
  public boolean isStrided() {
    return stridesAndOffset() != null;
  }

  @Override
  public boolean hasRank() {
    return true;
  }

  @Override
  public int rank() {
    return shape.length;
  }

  @Override
  public long dim(int index) {
    return shape[index];
  }

  @Override
  public long[] shape() {
    return shape.clone();
  }

  /** This type with another shape. */
  public MemRefType withShape(long... newShape) {
    return of(newShape, elementType(), layout, memorySpace());
  }

  /** This type with another layout; null for the identity. */
  public MemRefType withLayout(@Nullable MemRefLayoutAttr newLayout) {
    return of(shape, elementType(), newLayout, memorySpace());
  }

  /** This type with another memory space; null for the default one. */
  public MemRefType withMemorySpace(@Nullable Attribute newSpace) {
    return of(shape, elementType(), layout, newSpace);
  }

  @Override
  public MemRefType cloneWith(long[] newShape, Type newElementType) {
    return of(newShape, newElementType, layout, memorySpace());
  }

  @Override
  public Type pointeeType() {
    return elementType();
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("memref<");
    Shapes.print(printer, shape);
    printer.printType(elementType());
    if (layout != null) {
      printer.print(", ").printAttribute(layout);
    }
    printMemorySpace(printer);
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return (Shapes.hash(shape, elementType()) * 31 + Objects.hashCode(layout)) * 31 + Objects.hashCode(memorySpace());
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    MemRefType that = (MemRefType) other;
    return elementType() == that.elementType()
        && layout == that.layout
        && memorySpace() == that.memorySpace()
        && Arrays.equals(shape, that.shape);
  }
}
