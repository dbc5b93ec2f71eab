// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.IterArgs;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** {@code %i = 0 to min #map(%d)[%s] step 2 iter_args(%a = %x) -> (t) {...}}; a step of 1 is omitted. */
final class ForAssembly implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Type index = IndexType.of(state.context());
    List<Argument> arguments = new ArrayList<>(4);
    Argument variable = parser.parseArgument(false, false);
    variable.setType(index);
    arguments.add(variable);
    parser.parsePunctuation("=");
    AffineMapAttr lowerBound = LoopBound.parse(parser, state, true);
    int lowerCount = state.operands().size();
    parser.parseKeyword("to", " between bounds");
    AffineMapAttr upperBound = LoopBound.parse(parser, state, false);
    int upperCount = state.operands().size() - lowerCount;
    state.addAttribute("lowerBoundMap", lowerBound);
    state.addAttribute("upperBoundMap", upperBound);
    state.addAttribute("step", parseStep(parser, index));
    IterArgs carried = IterArgs.none(parser);
    List<Type> types = new ArrayList<>();
    if (parser.parseOptionalKeyword("iter_args")) {
      carried = IterArgs.parse(parser);
      parser.parseArrowTypeList(types);
      if (carried.arguments().size() != types.size()) {
        throw parser.error(
            parser.namePosition(), "mismatch between the number of loop-carried values and results");
      }
      carried.setTypes(types);
      parser.resolveOperands(carried.inits(), types, carried.position(), state);
    }
    arguments.addAll(carried.arguments());
    state.setOperandSegments(lowerCount, upperCount, types.size());
    Region body = state.addRegion();
    parser.parseRegion(body, RegionOptions.WITH_TERMINATOR.withArguments(arguments));
    state.addResultTypes(types);
    parser.parseOptionalAttrDict(state);
  }

  private static IntegerAttr parseStep(OpAsmParser parser, Type index) {
    if (!parser.parseOptionalKeyword("step")) {
      return IntegerAttr.index(parser.context(), 1);
    }
    int position = parser.position();
    IntegerAttr step = parser.parseAttribute(IntegerAttr.class, index);
    if (step.signedValue().signum() < 0) {
      throw parser.error(position, "expected step to be representable as a positive signed integer");
    }
    return step;
  }

  @Override
  public String template() {
    return " $%i = $lowerBound to $upperBound {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    ForOp loop = ForOp.of(op);
    boolean carries = !loop.inits().isEmpty();
    printer.print(' ');
    printer.printRegionArgument(loop.body().argument(0), DictionaryAttr.empty(op.context()), true).print(" = ");
    LoopBound.print(loop.lowerBoundMapAttr(), loop.lowerBoundOperands(), true, printer);
    printer.print(" to ");
    LoopBound.print(loop.upperBoundMapAttr(), loop.upperBoundOperands(), false, printer);
    if (loop.step() != 1) {
      printer.print(" step ").print(loop.step());
    }
    if (carries) {
      printer.print(" iter_args");
      IterArgs.print(loop.regionIterArgs(), loop.inits(), printer);
      printer.print(" -> (");
      printer.printTypesOf(loop.inits()).print(")");
    }
    printer.print(' ');
    printer.printRegion(loop.region(), false, carries);
    printer.printOptionalAttrDict(op, "lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes");
  }
}
