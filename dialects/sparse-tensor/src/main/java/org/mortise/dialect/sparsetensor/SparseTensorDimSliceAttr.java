// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** A part of a dimension: {@code #sparse_tensor<slice(0, 4, ?)>}, its offset, size and stride. */
public final class SparseTensorDimSliceAttr extends Attribute {
  static final String MNEMONIC = "slice";
  private static final long DYNAMIC = -1;

  private final long offset;
  private final long size;
  private final long stride;

  private SparseTensorDimSliceAttr(Context context, long offset, long size, long stride) {
    super(context);
    this.offset = offset;
    this.size = size;
    this.stride = stride;
  }

  /** Returns the slice that is a whole dimension. */
  static SparseTensorDimSliceAttr whole(Context context) {
    return context.unique(new SparseTensorDimSliceAttr(context, 0, DYNAMIC, 1));
  }

  /** Parses the text after the mnemonic, which begins at {@code start}. */
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
    return parser.context().unique(new SparseTensorDimSliceAttr(parser.context(), offset, size, stride));
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
  public String dialectNamespace() {
    return SparseTensorDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print('(').print(text(offset)).print(", ").print(text(size)).print(", ");
    printer.print(text(stride)).print(')');
  }

  private static String text(long number) {
    return number == DYNAMIC ? "?" : Long.toString(number);
  }

  @Override
  protected int structuralHash() {
    return Long.hashCode(31 * (31 * offset + size) + stride);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    SparseTensorDimSliceAttr slice = (SparseTensorDimSliceAttr) other;
    return offset == slice.offset && size == slice.size && stride == slice.stride;
  }
}
