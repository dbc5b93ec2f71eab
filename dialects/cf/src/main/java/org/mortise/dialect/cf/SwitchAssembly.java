// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** {@code %flag : t, [ default: ^bb1, 3: ^bb2(%a : t) ]}. */
final class SwitchAssembly implements OpAssembly {
  /** Operands of blocks and their types, which are resolved after the whole operation is parsed. */
  private record Operands(List<UnresolvedOperand> names, List<Type> types) {
    Operands() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    /** Parses the operands of one block and returns their number. Does not check the number of types. */
    int parse(OpAsmParser parser) {
      int before = names.size();
      if (parser.parseOptionalPunctuation("(")) {
        parser.parseOperandList(names, Delimiter.NONE);
        parser.parseColonTypeList(types);
        parser.parsePunctuation(")");
      }
      return names.size() - before;
    }
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand flag = parser.parseOperand();
    parser.parsePunctuation(":");
    IntegerType type = parser.parseType(IntegerType.class);
    parser.parsePunctuation(",");
    parser.parsePunctuation("[");
    int position = parser.position();
    parser.parseKeyword("default");
    parser.parsePunctuation(":");
    state.addSuccessor(parser.parseSuccessor());
    Operands defaultOperands = new Operands();
    int defaultCount = defaultOperands.parse(parser);
    Operands caseOperands = new Operands();
    List<BigInteger> values = new ArrayList<>();
    int[] segments = new int[4];
    while (parser.parseOptionalPunctuation(",")) {
      int at = parser.position();
      BigInteger value = parser.parseBigInteger();
      if (value.abs().bitLength() > (value.signum() < 0 ? 63 : 64)) {
        throw parser.error(at, "integer value too large");
      }
      parser.parsePunctuation(":");
      values.add(CaseValues.wrapped(value, type));
      state.addSuccessor(parser.parseSuccessor());
      if (values.size() > segments.length) {
        segments = Arrays.copyOf(segments, 2 * segments.length);
      }
      segments[values.size() - 1] = caseOperands.parse(parser);
    }
    parser.parsePunctuation("]");
    parser.parseOptionalAttrDict(state);
    state.addOperand(parser.resolveOperand(flag, type));
    parser.resolveOperands(defaultOperands.names, defaultOperands.types, position, state);
    parser.resolveOperands(caseOperands.names, caseOperands.types, position, state);
    segments = Arrays.copyOf(segments, values.size());
    SwitchOp.setCases(state, values.toArray(new BigInteger[0]), segments, type, defaultCount);
  }

  @Override
  public String template() {
    return " $%flag : $type, [default: $^block]";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    SwitchOp view = SwitchOp.of(op);
    printer.print(' ');
    printer.printOperand(view.flag()).print(" : ");
    printer.printType(view.flag().type()).print(", [");
    printer.printNewline();
    printer.print("  default: ");
    printer.printSuccessorAndUseList(view.defaultDestination(), view.defaultOperands());
    for (SwitchOp.Case each : view.cases()) {
      printer.print(',');
      printer.printNewline();
      printer.print("  ").print(each.value() == null ? "0" : each.value().toString()).print(": ");
      printer.printSuccessorAndUseList(each.block(), each.operands());
    }
    if (view.caseCount() > 0) {
      printer.printNewline();
    }
    printer.print(']');
    printer.printOptionalAttrDict(op, "case_operand_segments", "case_values", "operandSegmentSizes");
  }
}
