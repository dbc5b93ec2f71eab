// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code "name" sym @symbol @module<parameters>(port: %a: t, ...) -> (port: t, ...) {...}}. */
final class HwInstanceSyntax implements OpAssembly {
  private static final String NAME = "instanceName";
  private static final String MODULE = "moduleName";
  private static final String SYMBOL = "inner_sym";
  private static final String INPUTS = "argNames";
  private static final String OUTPUTS = "resultNames";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Context context = state.context();
    state.addAttribute(NAME, StringAttr.of(context, parser.parseString()));
    if (parser.parseOptionalKeyword("sym")) {
      state.addAttribute(SYMBOL, SymbolRefAttr.of(context, parser.parseSymbolName()));
    }
    state.addAttribute(MODULE, SymbolRefAttr.of(context, parser.parseSymbolName()));
    state.addAttribute(Parameters.NAME, Parameters.parse(parser));
    List<StringAttr> inputs = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
      inputs.add(StringAttr.of(context, parser.parseKeywordOrString()));
      parser.parsePunctuation(":");
      UnresolvedOperand operand = parser.parseOperand();
      state.addOperand(parser.resolveOperand(operand, parser.parseColonType()));
    });
    parser.parsePunctuation("->");
    List<StringAttr> outputs = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
      outputs.add(StringAttr.of(context, parser.parseKeywordOrString()));
      state.addResultType(parser.parseColonType());
    });
    state.addAttribute(INPUTS, ArrayAttr.of(context, inputs));
    state.addAttribute(OUTPUTS, ArrayAttr.of(context, outputs));
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "\"$name\" @$module() -> ()";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printString(((StringAttr) op.getAttr(NAME)).value()).print(' ');
    if (op.getAttr(SYMBOL) != null) {
      printer.print("sym ").printAttribute(op.getAttr(SYMBOL)).print(' ');
    }
    printer.printAttribute(op.getAttr(MODULE));
    Parameters.print(printer, op);
    printer.print('(');
    for (int i = 0; i < op.operandCount(); i++) {
      printer.print(i == 0 ? "" : ", ").printKeywordOrString(name(op, INPUTS, i)).print(": ");
      printer.printOperand(op.operand(i)).print(": ").printType(op.operand(i).type());
    }
    printer.print(") -> (");
    for (int i = 0; i < op.resultCount(); i++) {
      printer.print(i == 0 ? "" : ", ").printKeywordOrString(name(op, OUTPUTS, i)).print(": ");
      printer.printType(op.result(i).type());
    }
    printer.print(')').printOptionalAttrDict(op, NAME, SYMBOL, MODULE, Parameters.NAME, INPUTS, OUTPUTS);
  }

  /** Checks that each operand and result has a name. */
  static @Nullable Diagnostic verify(Operation op) {
    int inputs = ((ArrayAttr) op.getAttr(INPUTS)).size();
    int outputs = ((ArrayAttr) op.getAttr(OUTPUTS)).size();
    return inputs == op.operandCount() && outputs == op.resultCount() ? null
        : op.opError("has " + inputs + " and " + outputs + " names for its " + op.operandCount() + " operands and "
            + op.resultCount() + " results");
  }

  private static String name(Operation op, String attribute, int index) {
    return ((StringAttr) ((ArrayAttr) op.getAttr(attribute)).get(index)).value();
  }
}
