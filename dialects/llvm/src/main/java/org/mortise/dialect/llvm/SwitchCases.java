// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** {@code [ 1: ^bb1, 2: ^bb2(%a : t) ]}. */
final class SwitchCases implements CustomDirective {
  private static final int FLAG_TYPE = 0;
  private static final int VALUES = 1;
  private static final int BLOCKS = 2;
  private static final int OPERANDS = 3;
  private static final int OPERAND_TYPES = 4;
  private static final int SEGMENTS = 5;
  private static final BigInteger LIMIT = BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!(arguments.types(FLAG_TYPE).get(0) instanceof IntegerType type)) {
      throw parser.error("expected an integer to switch on");
    }
    parser.parsePunctuation("[");
    List<BigInteger> values = new ArrayList<>();
    List<Integer> segments = new ArrayList<>();
    if (!parser.parseOptionalPunctuation("]")) {
      do {
        values.add(parseValue(parser).mod(BigInteger.ONE.shiftLeft(type.width())));
        parser.parsePunctuation(":");
        arguments.successors(BLOCKS).add(parser.parseSuccessor());
        segments.add(parseOperands(parser, arguments));
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation("]");
    }
    int[] sizes = segments.stream().mapToInt(Integer::intValue).toArray();
    arguments.setAttribute(SEGMENTS, DenseI32ArrayAttr.of(parser.context(), sizes));
    if (!values.isEmpty()) {
      arguments.setAttribute(VALUES, attribute(values, type));
    }
  }

  /** Parses a 64-bit number, even for wider types, as in MLIR. */
  private static BigInteger parseValue(OpAsmParser parser) {
    int start = parser.position();
    BigInteger value = parser.parseBigInteger();
    if (value.abs().bitLength() > (value.signum() < 0 ? Long.SIZE - 1 : Long.SIZE)) {
      throw parser.error(start, "integer value too large");
    }
    return BigInteger.valueOf(value.longValue());
  }

  private static int parseOperands(OpAsmParser parser, ParsedArguments arguments) {
    int before = arguments.operands(OPERANDS).size();
    if (parser.parseOptionalPunctuation("(")) {
      parser.parseOperandList(arguments.operands(OPERANDS), Delimiter.NONE);
      parser.parseColonTypeList(arguments.types(OPERAND_TYPES));
      parser.parsePunctuation(")");
    }
    return arguments.operands(OPERANDS).size() - before;
  }

  private static DenseElementsAttr attribute(List<BigInteger> values, IntegerType type) {
    DenseElementsBuilder elements = new DenseElementsBuilder(VectorType.of(new long[] {values.size()}, type));
    values.forEach(elements::addInteger);
    return elements.build();
  }

  @Override
  public String template(String argument) {
    return "[$0: $^case]";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print('[');
    printer.printNewline();
    DenseElementsAttr values = (DenseElementsAttr) arguments.attribute(VALUES);
    SwitchOp view = SwitchOp.of(op);
    int count = values == null ? 0 : view.caseDestinations().size();
    for (int i = 0; i < count; i++) {
      IntegerAttr value = (IntegerAttr) values.elementAt(values.isSplat() ? 0 : i);
      BigInteger number = printer.version().isNewest() ? value.signedValue() : value.unsignedValue().min(LIMIT);
      printer.print("  ").print(number.toString()).print(": ");
      printer.printSuccessorAndUseList(view.caseDestinations().get(i), view.caseOperands(i));
      printer.print(i + 1 < count ? "," : "");
      printer.printNewline();
    }
    printer.print(']');
  }
}
