// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.attributes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** A vector of 64-bit numbers: {@code #test.i64_elements<[1, 2]> : tensor<2xi64>}. */
public final class WholeElementsAttr extends ElementsAttr {
  private final long[] values;

  private WholeElementsAttr(ShapedType type, long[] values) {
    super(type.context(), type);
    this.values = values;
  }

  static WholeElementsAttr parse(AsmParser parser, int start, @Nullable Type implied) {
    parser.parsePunctuation("<");
    List<Long> values = new ArrayList<>();
    parser.parseCommaSeparatedList(AsmParser.Delimiter.SQUARE, () -> values.add(parser.parseInteger()));
    parser.parsePunctuation(">");
    Type type = TestAttributes.parseOwnType(parser, implied);
    if (!(type instanceof ShapedType shaped)) {
      throw parser.error(start, "expected a trailing type");
    }
    if (shaped.hasRank() && shaped.numElements() != values.size()) {
      throw parser.error(start, "number of elements does not match the provided shape type, got: " + values.size()
          + ", but expected: " + shaped.numElements());
    }
    if (!shaped.hasRank() || shaped.rank() != 1 || !IntegerType.isSignless(shaped.elementType(), 64)) {
      throw parser.error(start, "expected single rank 64-bit shape type, but got: '" + type + "'");
    }
    long[] numbers = values.stream().mapToLong(Long::longValue).toArray();
    return parser.context().unique(new WholeElementsAttr(shaped, numbers));
  }

  /** Returns the numbers. */
  public long[] values() {
    return values.clone();
  }

  @Override
  public String dialectNamespace() {
    return TestAttributes.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print("i64_elements<").print(Arrays.toString(values)).print('>');
  }

  @Override
  protected int structuralHash() {
    return Arrays.hashCode(values) * 31 + type().hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    WholeElementsAttr that = (WholeElementsAttr) other;
    return type() == that.type() && Arrays.equals(values, that.values);
  }
}
