// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.IterArgs;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/**
 * {@code %i = %lb to %ub step %s iter_args(%a = %x) -> (t) : type {...}}, after {@code unsigned} for unsigned numbers;
 * the type is omitted if it is {@code index}.
 */
final class ForAssembly implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    if (parser.parseOptionalKeyword("unsigned")) {
      state.addAttribute("unsignedCmp", UnitAttr.of(state.context()));
    }
    UnresolvedOperand variable = parser.parseOperand(); // unlike other arguments, may have a result number
    parser.parsePunctuation("=");
    UnresolvedOperand lowerBound = parser.parseOperand();
    parser.parseKeyword("to");
    UnresolvedOperand upperBound = parser.parseOperand();
    parser.parseKeyword("step");
    UnresolvedOperand step = parser.parseOperand();
    IterArgs carried = IterArgs.none(parser);
    List<Type> types = new ArrayList<>();
    if (parser.parseOptionalKeyword("iter_args")) {
      carried = IterArgs.parse(parser);
      parser.parseArrowTypeList(types);
    }
    if (carried.arguments().size() != types.size()) {
      throw parser.error(parser.namePosition(), "mismatch in number of loop-carried values and defined values");
    }
    boolean typed = parser.parseOptionalPunctuation(":");
    Type type = typed ? parser.parseType() : IndexType.of(state.context());
    Argument induction = new Argument(variable, type, null, parser.location(variable.position()));
    carried.setTypes(types);
    Region body = state.addRegion();
    List<Argument> arguments = new ArrayList<>(types.size() + 1);
    arguments.add(induction);
    arguments.addAll(carried.arguments());
    state.addOperand(parser.resolveOperand(lowerBound, type));
    state.addOperand(parser.resolveOperand(upperBound, type));
    state.addOperand(parser.resolveOperand(step, type));
    parser.resolveOperands(carried.inits(), types, carried.position(), state);
    parser.parseRegion(body, RegionOptions.WITH_TERMINATOR.withArguments(arguments));
    state.addResultTypes(types);
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return " $%i = $%lowerBound to $%upperBound step $%step {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    ForOp loop = ForOp.of(op);
    boolean carries = !loop.initArgs().isEmpty();
    printer.print(loop.countsUnsigned() ? " unsigned " : " ");
    printer.printOperand(loop.inductionVariable()).print(" = ");
    printer.printOperand(loop.lowerBound()).print(" to ");
    printer.printOperand(loop.upperBound()).print(" step ");
    printer.printOperand(loop.step());
    if (carries) {
      printer.print(" iter_args");
      IterArgs.print(loop.regionIterArgs(), loop.initArgs(), printer);
      printer.print(" -> (");
      printer.printTypesOf(loop.initArgs()).print(")");
    }
    printer.print(' ');
    Type type = loop.inductionVariable().type();
    if (!(type instanceof IndexType)) {
      printer.print(" : ").printType(type).print(' ');
    }
    printer.printRegion(loop.region(), false, carries);
    printer.printOptionalAttrDict(op, "unsignedCmp");
  }
}
