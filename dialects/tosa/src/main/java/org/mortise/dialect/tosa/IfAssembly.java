// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.IterArgs;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/**
 * The syntax of conditions: {@code %condition (%a = %x) : tensor<i1> (t) -> t {...} else {...}}. The regions have block
 * arguments for the operands in parentheses, whose names there have no effect.
 */
final class IfAssembly implements OpAssembly {
  @Override
  public String template() {
    return " $%condition : $type -> $type {} else {}";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Region then = state.addRegion();
    Region otherwise = state.addRegion();
    UnresolvedOperand condition = parser.parseOperand();
    IterArgs inputs = IterArgs.parseOptional(parser);
    state.addOperand(parser.resolveOperand(condition, parseConditionType(parser)));
    if (inputs.inits().isEmpty()) {
      List<Type> results = new ArrayList<>();
      parser.parseOptionalArrowTypeList(results);
      state.addResultTypes(results);
    } else {
      FunctionType type = parseFunctionType(parser);
      if (type.inputs().size() != inputs.inits().size()) {
        throw parser.error("expected as many input types as operands (expected " + inputs.inits().size() + " got "
            + type.inputs().size() + ")");
      }
      parser.resolveOperands(inputs.inits(), type.inputs(), inputs.position(), state);
      state.addResultTypes(type.results());
    }
    parser.parseRegion(then, RegionOptions.PLAIN);
    if (parser.parseOptionalKeyword("else")) {
      parser.parseRegion(otherwise, RegionOptions.PLAIN);
    }
    parser.parseOptionalAttrDict(state);
  }

  private static Type parseConditionType(OpAsmParser parser) {
    try {
      return parser.parseColonType();
    } catch (ParseError error) {
      throw error.then(parser.error("expected type for condition operand"));
    }
  }

  private static FunctionType parseFunctionType(OpAsmParser parser) {
    try {
      return parser.parseType(FunctionType.class);
    } catch (ParseError error) {
      throw error.then(parser.error(
          "expected list of types for block arguments followed by arrow type and list of return types"));
    }
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    IfOp ifOp = IfOp.of(op);
    List<Value> inputs = ifOp.inputList();
    printer.print(' ').printOperand(ifOp.condition());
    if (!inputs.isEmpty()) {
      printer.print(' ');
      IterArgs.print(List.of(op.region(0).first().arguments()), inputs, printer);
    }
    printer.print(" : ").printType(ifOp.condition().type());
    if (!inputs.isEmpty()) {
      printer.print(' ').printFunctionalType(typesOf(inputs), typesOf(ifOp.outputList()));
    } else if (op.resultCount() > 0) {
      printer.printOptionalArrowTypeList(typesOf(ifOp.outputList()));
    } else {
      printer.print(" -> ()");
    }
    printer.print(' ').printRegion(op.region(0), true, true);
    if (!op.region(1).isEmpty()) {
      printer.print(" else ").printRegion(op.region(1), true, true);
    }
    printer.printOptionalAttrDict(op);
  }

  private static List<Type> typesOf(List<? extends Value> values) {
    List<Type> types = new ArrayList<>(values.size());
    for (Value value : values) {
      types.add(value.type());
    }
    return types;
  }
}
