// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.ParseError;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.types.ShapedType;

/**
 * {@code custom<DynamicIndexList>($values, $integers)}: a list such as {@code [%a, 4, %b]}, kept as its values and an
 * array of integers that is {@link ShapedType#DYNAMIC} where a value stands. An item may be in brackets, as scalable
 * sizes are in other dialects; the brackets are ignored. An operation whose format has this directive registers it by
 * {@code op.directive(DynamicIndexList.NAME, new DynamicIndexList())}.
 */
public final class DynamicIndexList implements CustomDirective {
  public static final String NAME = "DynamicIndexList";

  private static final int VALUES = 0;
  private static final int INTEGERS = 1;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    long[] integers = parse(parser, Delimiter.SQUARE, arguments.operands(VALUES));
    arguments.setAttribute(INTEGERS, DenseI64ArrayAttr.of(parser.context(), integers));
  }

  /** Parses a list, appends its values to {@code values} and returns the integers. */
  public static long[] parse(OpAsmParser parser, Delimiter delimiter, List<UnresolvedOperand> values) {
    Numbers numbers = new Numbers();
    try {
      parser.parseCommaSeparatedList(delimiter, () -> parseItem(parser, values, numbers), " in dynamic index list");
    } catch (ParseError wrong) {
      ParseError ofList = parser.error(parser.namePosition(), "expected SSA value or integer");
      throw numbers.unclosed ? ofList : wrong.then(ofList);
    }
    return numbers.toArray();
  }

  private static void parseItem(OpAsmParser parser, List<UnresolvedOperand> values, Numbers numbers) {
    UnresolvedOperand value = parseOptionalOperand(parser);
    boolean inBrackets = parser.parseOptionalPunctuation("[");
    if (value == null) {
      numbers.add(parser.parseInteger());
    } else {
      values.add(value);
      numbers.add(ShapedType.DYNAMIC);
    }
    if (inBrackets && !parser.parseOptionalPunctuation("]")) {
      numbers.unclosed = true;
      throw parser.missing("']'");
    }
  }

  /** Parses an operand, or returns null, so that an integer is tried. */
  private static @Nullable UnresolvedOperand parseOptionalOperand(OpAsmParser parser) {
    try {
      return parser.parseOptionalOperand();
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("expected integer value"));
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    DenseI64ArrayAttr integers = (DenseI64ArrayAttr) arguments.attribute(INTEGERS);
    List<Value> values = arguments.operands(VALUES);
    printer.print('[');
    int next = 0;
    for (int i = 0; i < integers.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      if (ShapedType.isDynamic(integers.get(i))) {
        printer.printOperand(values.get(next++));
      } else {
        printer.print(integers.get(i));
      }
    }
    printer.print(']');
  }

  /** A growing array. */
  private static final class Numbers {
    private long[] items = new long[4];
    private int size;
    /** Whether the bracket of an item is not closed; no other error of that item is reported. */
    private boolean unclosed;

    void add(long item) {
      if (size == items.length) {
        items = Arrays.copyOf(items, size * 2);
      }
      items[size++] = item;
    }

    long[] toArray() {
      return Arrays.copyOf(items, size);
    }
  }
}
