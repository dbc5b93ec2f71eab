// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.ParseError;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.types.ShapedType;

/**
 * {@code custom<DynamicIndexList>($values, $integers)}: a list such as {@code [%a, 4, %b]}, stored as its values and an
 * array of integers that is {@link ShapedType#DYNAMIC} at the positions of values. An item may be in brackets, like
 * scalable sizes; {@code custom<ScalableIndexList>($values, $integers, $flags)} stores these as an array of flags,
 * otherwise the brackets are ignored. An operation whose format has the directive registers it by {@code
 * op.directive(DynamicIndexList.NAME, new DynamicIndexList())}.
 */
public final class DynamicIndexList implements CustomDirective {
  public static final String NAME = "DynamicIndexList";

  /** The name of the directive that stores which items are in brackets. */
  public static final String SCALABLE_NAME = "ScalableIndexList";

  private static final int VALUES = 0;
  private static final int INTEGERS = 1;
  private static final int FLAGS = 2;

  private final Delimiter delimiter;
  private final boolean keepsFlags;

  /** Creates the directive that ignores brackets. */
  public DynamicIndexList() {
    this(Delimiter.SQUARE, false);
  }

  private DynamicIndexList(Delimiter delimiter, boolean keepsFlags) {
    this.delimiter = delimiter;
    this.keepsFlags = keepsFlags;
  }

  /** Creates the directive of a list in parentheses, which ignores brackets. */
  public static DynamicIndexList inParentheses() {
    return new DynamicIndexList(Delimiter.PAREN, false);
  }

  /** Creates the directive that stores which items are in brackets. */
  public static DynamicIndexList scalable() {
    return new DynamicIndexList(Delimiter.SQUARE, true);
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Numbers numbers = parseNumbers(parser, delimiter, arguments.operands(VALUES));
    arguments.setAttribute(INTEGERS, DenseI64ArrayAttr.of(parser.context(), numbers.toArray()));
    if (keepsFlags) {
      arguments.setAttribute(FLAGS, DenseBoolArrayAttr.of(parser.context(), numbers.flags()));
    }
  }

  /** Parses a list, appends its values to {@code values} and returns the integers. */
  public static long[] parse(OpAsmParser parser, Delimiter delimiter, List<UnresolvedOperand> values) {
    return parseNumbers(parser, delimiter, values).toArray();
  }

  private static Numbers parseNumbers(OpAsmParser parser, Delimiter delimiter, List<UnresolvedOperand> values) {
    Numbers numbers = new Numbers();
    try {
      parser.parseCommaSeparatedList(delimiter, () -> parseItem(parser, values, numbers), " in dynamic index list");
    } catch (ParseError wrong) {
      ParseError ofList = parser.error(parser.namePosition(), "expected SSA value or integer");
      throw numbers.unclosed ? ofList : wrong.then(ofList);
    }
    return numbers;
  }

  private static void parseItem(OpAsmParser parser, List<UnresolvedOperand> values, Numbers numbers) {
    UnresolvedOperand value = parseOptionalOperand(parser);
    boolean inBrackets = parser.parseOptionalPunctuation("[");
    if (value == null) {
      int at = parser.position();
      long number = parser.parseInteger();
      if (ShapedType.isDynamic(number)) {
        throw parser.error(at, "integer value too large"); // it stands for an operand
      }
      numbers.add(number, inBrackets);
    } else {
      values.add(value);
      numbers.add(ShapedType.DYNAMIC, inBrackets);
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
  public String template(String argument) {
    return delimiter == Delimiter.PAREN ? "($" + argument + ")" : "[$" + argument + "]";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Attribute flags = keepsFlags ? arguments.attribute(FLAGS) : null;
    boolean isInParentheses = delimiter == Delimiter.PAREN;
    printer.print(isInParentheses ? '(' : '[');
    printItems(printer, (DenseI64ArrayAttr) arguments.attribute(INTEGERS), (DenseBoolArrayAttr) flags,
        arguments.operands(VALUES));
    printer.print(isInParentheses ? ')' : ']');
  }

  /**
   * Prints a list in square brackets.
   *
   * @param integers the numbers; null if there are none
   * @param flags which items are in brackets; null or empty if none is
   */
  public static void print(
      OpAsmPrinter printer, @Nullable DenseI64ArrayAttr integers, @Nullable DenseBoolArrayAttr flags,
      List<Value> values) {
    printer.print('[');
    printItems(printer, integers, flags, values);
    printer.print(']');
  }

  private static void printItems(
      OpAsmPrinter printer, @Nullable DenseI64ArrayAttr integers, @Nullable DenseBoolArrayAttr flags,
      List<Value> values) {
    int next = 0;
    for (int i = 0; integers != null && i < integers.size(); i++) {
      boolean inBrackets = flags != null && i < flags.size() && flags.get(i);
      printer.print(i == 0 ? "" : ", ").print(inBrackets ? "[" : "");
      if (ShapedType.isDynamic(integers.get(i)) && next < values.size()) {
        printer.printOperand(values.get(next++));
      } else {
        printer.print(integers.get(i));
      }
      printer.print(inBrackets ? "]" : "");
    }
  }

  /** Growing arrays. */
  private static final class Numbers {
    private long[] items = new long[4];
    private boolean[] flags = new boolean[4];
    private int size;
    /** Whether the bracket of an item is not closed; no other error of that item is reported. */
    private boolean unclosed;

    void add(long item, boolean flag) {
      if (size == items.length) {
        items = Arrays.copyOf(items, size * 2);
        flags = Arrays.copyOf(flags, size * 2);
      }
      items[size] = item;
      flags[size++] = flag;
    }

    boolean[] flags() {
      return Arrays.copyOf(flags, size);
    }

    long[] toArray() {
      return Arrays.copyOf(items, size);
    }
  }
}
