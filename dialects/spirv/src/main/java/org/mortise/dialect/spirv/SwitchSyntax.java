// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %selector : i32, [default: ^a, 0: ^b(%x : f32)]}, each case on a line. */
final class SwitchSyntax implements OpAssembly {
  private static final String LITERALS = "literals";
  private static final String SEGMENTS = "case_operand_segments";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand selector = parser.parseOperand();
    Type type = parser.parseColonType();
    parser.parsePunctuation(",");
    parser.parsePunctuation("[");
    parser.parseKeyword("default");
    parser.parsePunctuation(":");
    List<Value> defaults = new ArrayList<>();
    state.addSuccessor(parser.parseSuccessorAndUseList(defaults));
    List<BigInteger> literals = new ArrayList<>();
    List<Value> operands = new ArrayList<>();
    List<Integer> segments = new ArrayList<>();
    while (parser.parseOptionalPunctuation(",")) {
      literals.add(parser.parseBigInteger());
      parser.parsePunctuation(":");
      int before = operands.size();
      state.addSuccessor(parser.parseSuccessorAndUseList(operands));
      segments.add(operands.size() - before);
    }
    parser.parsePunctuation("]");
    parser.parseOptionalAttrDict(state);
    state.addOperand(parser.resolveOperand(selector, type)).addOperands(defaults).addOperands(operands);
    state.setOperandSegments(1, defaults.size(), operands.size());
    state.addAttribute(SEGMENTS,
        DenseI32ArrayAttr.of(state.context(), segments.stream().mapToInt(Integer::intValue).toArray()));
    if (!literals.isEmpty()) {
      state.addAttribute(LITERALS, SyntaxTexts.parseAttribute(
          state.context(), "dense<" + literals + "> : vector<" + literals.size() + "x" + type + ">"));
    }
  }

  @Override
  public String template() {
    return "$%selector : $type, [default: ^$block]";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperand(op.operand(0)).print(" : ").printType(op.operand(0).type()).print(", [");
    printer.printNewline();
    printer.print("  default: ").printSuccessorAndUseList(op.successor(0), op.operandGroup(1));
    int next = 0;
    for (int i = 0; op.getAttr(SEGMENTS) instanceof DenseI32ArrayAttr segments && i < segments.size(); i++) {
      printer.print(',');
      printer.printNewline();
      List<Value> operands = op.operandGroup(2).subList(next, next + segments.get(i));
      next += segments.get(i);
      printer.print("  ").print(literal(op, i)).print(": ").printSuccessorAndUseList(op.successor(i + 1), operands);
    }
    if (op.successorCount() > 1) {
      printer.printNewline();
    }
    printer.print(']').printOptionalAttrDict(op, LITERALS, SEGMENTS, "operandSegmentSizes");
  }

  private static String literal(Operation op, int index) {
    if (!(op.getAttr(LITERALS) instanceof DenseElementsAttr literals)) {
      return "0";
    }
    Attribute literal = literals.elementAt(literals.isSplat() ? 0 : index);
    return literal instanceof IntegerAttr number ? number.signedValue().toString() : "0";
  }
}
