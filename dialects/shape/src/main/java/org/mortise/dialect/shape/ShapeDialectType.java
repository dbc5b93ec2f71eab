// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A type of the dialect: shapes, sizes, values with their shape, and witnesses that a condition holds. */
public final class ShapeDialectType extends Type {
  private final ShapeSort sort;

  private ShapeDialectType(Context context, ShapeSort sort) {
    super(context);
    this.sort = sort;
  }

  static ShapeDialectType of(Context context, ShapeSort sort) {
    return context.unique(new ShapeDialectType(context, sort));
  }

  /** Returns the type {@code !shape.size}. */
  public static ShapeDialectType size(Context context) {
    return of(context, ShapeSort.SIZE);
  }

  ShapeSort sort() {
    return sort;
  }

  /** Returns whether the type is {@code !shape.shape}. */
  public boolean isShape() {
    return sort == ShapeSort.SHAPE;
  }

  /** Returns whether the type is {@code !shape.size}. */
  public boolean isSize() {
    return sort == ShapeSort.SIZE;
  }

  /** Returns whether the type is {@code !shape.witness}. */
  public boolean isWitness() {
    return sort == ShapeSort.WITNESS;
  }

  @Override
  public String dialectNamespace() {
    return ShapeDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(sort.mnemonic());
  }

  @Override
  protected int structuralHash() {
    return sort.ordinal();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return sort == ((ShapeDialectType) other).sort;
  }
}
