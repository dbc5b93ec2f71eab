// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.Arrays;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;
import org.mortise.ir.types.ShapedType;

/**
 * The value of an expression that is an array, a character or of a derived type: {@code !hlfir.expr<10x?xf32>}. The
 * dynamic type of a polymorphic expression can be an extension of its element type: {@code !hlfir.expr<!fir.type<t>?>}.
 */
public final class ExprType extends Type {
  static final String MNEMONIC = "expr";

  private final long[] shape;
  private final Type elementType;
  private final boolean isPolymorphic;

  private ExprType(long[] shape, Type elementType, boolean isPolymorphic) {
    super(elementType.context());
    this.shape = shape;
    this.elementType = elementType;
    this.isPolymorphic = isPolymorphic;
  }

  /**
   * Returns the type of an expression.
   *
   * @param shape the extents, {@link ShapedType#DYNAMIC} where not known; empty for a scalar
   */
  public static ExprType of(long[] shape, Type elementType, boolean isPolymorphic) {
    return elementType.context().unique(new ExprType(shape.clone(), elementType, isPolymorphic));
  }

  static ExprType parse(AsmParser parser) {
    parser.parsePunctuation("<");
    long[] shape = {};
    if (parser.parseOptionalPunctuation("*")) {
      parser.parsePunctuation(":");
    } else {
      shape = parser.parseDimensionList(true, true);
    }
    Type element = parser.parseType();
    boolean isPolymorphic = parser.parseOptionalPunctuation("?");
    parser.parsePunctuation(">");
    return of(shape, element, isPolymorphic);
  }

  /** Returns the number of dimensions, 0 for a scalar. */
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

  /** Returns the type of a scalar of the expression. */
  public Type elementType() {
    return elementType;
  }

  /** Returns whether the dynamic type of the expression can be an extension of its element type. */
  public boolean isPolymorphic() {
    return isPolymorphic;
  }

  /** Returns whether the expression is an array. */
  public boolean isArray() {
    return shape.length > 0;
  }

  @Override
  public String dialectNamespace() {
    return HlfirDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<');
    for (long extent : shape) {
      if (ShapedType.isDynamic(extent)) {
        printer.print("?x");
      } else {
        printer.print(extent).print('x');
      }
    }
    printer.printType(elementType).print(isPolymorphic ? "?>" : ">");
  }

  @Override
  protected int structuralHash() {
    return (Arrays.hashCode(shape) * 31 + elementType.hashCode()) * 31 + Boolean.hashCode(isPolymorphic);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    ExprType type = (ExprType) other;
    return elementType == type.elementType && isPolymorphic == type.isPolymorphic && Arrays.equals(shape, type.shape);
  }
}
