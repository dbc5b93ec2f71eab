// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.ShapedType;

/**
 * The value of an expression that is an array, a character or of a derived type: {@code !hlfir.expr<10x?xf32>}. The
 * dynamic type of a polymorphic expression can be an extension of its element type: {@code !hlfir.expr<!fir.type<t>?>}.
 * The shape has {@link ShapedType#DYNAMIC} where an extent is not known; it is empty for a scalar.
 */
@TypeDef(name = "hlfir.expr", parameters = {"elementType: TYPE", "shape: SHAPE", "isPolymorphic: BOOL"})
public final class ExprType extends ExprTypeBase {
  ExprType(Context context, Object[] values) {
    super(context, values);
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
    return of(element, shape, isPolymorphic);
  }

  /** Returns the shape itself, not a copy. */
  private long[] extents() {
    return (long[]) value(1);
  }

  /** Returns the number of dimensions, 0 for a scalar. */
  public int rank() {
    return extents().length;
  }

  /** Returns the extent of a dimension, or {@link ShapedType#DYNAMIC}. */
  public long extent(int dimension) {
    return extents()[dimension];
  }

  /** Returns whether the expression is an array. */
  public boolean isArray() {
    return rank() > 0;
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print('<');
    for (long extent : extents()) {
      if (ShapedType.isDynamic(extent)) {
        printer.print("?x");
      } else {
        printer.print(extent).print('x');
      }
    }
    printer.printType(elementType()).print(isPolymorphic() ? "?>" : ">");
  }
}
