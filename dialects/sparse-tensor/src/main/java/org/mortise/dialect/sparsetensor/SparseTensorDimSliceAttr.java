// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A part of a dimension: {@code #sparse_tensor<slice(0, 4, ?)>}, its offset, size and stride. */
@AttrDef(name = "sparse_tensor.slice", parameters = {"offset: INT64", "size: INT64", "stride: INT64"})
public final class SparseTensorDimSliceAttr extends SparseTensorDimSliceAttrBase {
  private static final long DYNAMIC = -1;

  SparseTensorDimSliceAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the slice that is a whole dimension. */
  static SparseTensorDimSliceAttr whole(Context context) {
    return of(context, 0, DYNAMIC, 1);
  }

  static SparseTensorDimSliceAttr parse(AsmParser parser, int start) {
    parser.parsePunctuation("(");
    long offset = parseNumber(parser);
    parser.parsePunctuation(",");
    long size = parseNumber(parser);
    parser.parsePunctuation(",");
    long stride = parseNumber(parser);
    parser.parsePunctuation(")");
    if (stride == 0) {
      throw parser.error(start, "expect positive value or ? for slice stride");
    }
    return of(parser.context(), offset, size, stride);
  }

  private static long parseNumber(AsmParser parser) {
    if (parser.parseOptionalPunctuation("?")) {
      return DYNAMIC;
    }
    long number = parser.parseInteger();
    if (number < 0) {
      throw parser.error("expect positive value or ? for slice offset/size/stride");
    }
    return number;
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print('(').print(text(offset())).print(", ").print(text(size())).print(
        ", ").print(text(stride())).print(')');
  }

  private static String text(long number) {
    return number == DYNAMIC ? "?" : Long.toString(number);
  }
}
