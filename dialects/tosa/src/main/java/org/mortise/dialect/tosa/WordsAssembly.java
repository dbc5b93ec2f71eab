// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/**
 * The syntax of operations with attributes that are words of an enumeration: {@code %a, %b {nan_mode = IGNORE} : (t, t)
 * -> t}. As in MLIR, the attributes have unquoted names and a value each.
 */
final class WordsAssembly implements OpAssembly {
  private static final String NAN_MODE = "nan_mode";
  private static final String PROPAGATE = "PROPAGATE";

  @Override
  public String template() {
    return " $%operand {$attributes} : ($type) -> $type";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> operands = new ArrayList<>(2);
    int position = parser.position();
    UnresolvedOperand first = parser.parseOptionalOperand();
    if (first == null) {
      throw parser.error("expected SSA operand");
    }
    operands.add(first);
    while (parser.parseOptionalPunctuation(",")) {
      operands.add(parser.parseOperand());
    }
    if (parser.parseOptionalPunctuation("{") && !parser.parseOptionalPunctuation("}")) {
      parser.parseCommaSeparatedList(Delimiter.NONE, () -> parseAttribute(parser, state));
      parser.parsePunctuation("}");
    }
    FunctionType type = parser.parseColonType(FunctionType.class);
    parser.resolveOperands(operands, type.inputs(), position, state);
    state.addResultTypes(type.results());
  }

  private static void parseAttribute(OpAsmParser parser, OperationState state) {
    String name = parser.parseKeyword();
    parser.parsePunctuation("=");
    DialectEnum words = isDeclared(state, name) ? TosaEnums.WORDS.get(name) : null;
    if (words == null) {
      state.addAttribute(name, parser.parseAttribute());
      return;
    }
    String word = parser.parseKeyword();
    if (!words.words().contains(word)) {
      throw parser.error("invalid " + name + " value: " + word);
    }
    state.addAttribute(name, words.of(parser.context(), word));
  }

  private static boolean isDeclared(OperationState state, String name) {
    return OpDefinition.of(state.name()).attributeSlot(name) >= 0;
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperands(List.of(op.operands()));
    boolean isFirst = true;
    for (NamedAttribute each : op.attributes().entries()) {
      if (isElided(each)) {
        continue;
      }
      printer.print(isFirst ? " {" : ", ").print(each.name()).print(" = ");
      isFirst = false;
      if (each.value() instanceof DialectEnumAttr word && TosaEnums.WORDS.containsValue(word.enumeration())) {
        printer.print(word.word());
      } else {
        printer.printAttribute(each.value());
      }
    }
    printer.print(isFirst ? "" : "}").print(" : ").printFunctionalType(op);
  }

  private static boolean isElided(NamedAttribute attribute) {
    return attribute.name().equals(NAN_MODE) && isWord(attribute.value(), PROPAGATE);
  }

  private static boolean isWord(Attribute value, String word) {
    return value instanceof DialectEnumAttr attribute && attribute.word().equals(word);
  }
}
