// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.ShapedType;

/**
 * An array, column by column: {@code !fir.array<10x?xf32>}, {@code !fir.array<*:f32>} if the number of its dimensions
 * is not known: its shape is empty then. Extents that are not known are {@link ShapedType#DYNAMIC}. The layout is null
 * for the usual one.
 */
@TypeDef(name = "fir.array", parameters = {"shape: SHAPE", "elementType: ELEMENT", "layout: LAYOUT?"})
public final class SequenceType extends SequenceTypeBase {
  SequenceType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the type of an array in the usual layout. */
  public static SequenceType of(long[] shape, Type elementType) {
    return of(shape, elementType, null);
  }

  /** Returns the shape itself, not a copy. */
  private long[] extents() {
    return (long[]) value(0);
  }

  /** Returns the number of dimensions, 0 if unknown. */
  public int rank() {
    return extents().length;
  }

  /** Returns the extent of a dimension, or {@link ShapedType#DYNAMIC}. */
  public long extent(int dimension) {
    return extents()[dimension];
  }

  /** Returns whether the number of dimensions is not known. */
  public boolean hasUnknownShape() {
    return rank() == 0;
  }

  /** Returns whether some extent is not known. */
  public boolean hasDynamicExtents() {
    return dynamicExtents() > 0;
  }

  /** Returns the number of unknown extents. */
  public int dynamicExtents() {
    int count = 0;
    for (long extent : extents()) {
      count += ShapedType.isDynamic(extent) ? 1 : 0;
    }
    return count;
  }

  /** Parses the text after the mnemonic, which is at {@code start}. */
  public static SequenceType parse(AsmParser parser, int start) {
    parser.parsePunctuation("<");
    long[] shape = {};
    if (parser.parseOptionalPunctuation("*")) {
      parser.parsePunctuation(":");
    } else {
      shape = parser.parseDimensionList(true, true);
    }
    Type element = parser.parseType();
    AffineMapAttr layout = parser.parseOptionalPunctuation(",") ? parseLayout(parser, start) : null;
    parser.parsePunctuation(">");
    return of(shape, element, layout);
  }

  private static AffineMapAttr parseLayout(AsmParser parser, int start) {
    try {
      return parser.parseAttribute(AffineMapAttr.class, null);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(start, "expecting affine map"));
    }
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print(hasUnknownShape() ? "<*:" : "<");
    for (long extent : extents()) {
      if (ShapedType.isDynamic(extent)) {
        printer.print("?x");
      } else {
        printer.print(extent).print('x');
      }
    }
    printer.printType(elementType());
    if (layout() != null) {
      printer.print(", ").print(layout().toString()); // never an alias
    }
    printer.print('>');
  }
}
