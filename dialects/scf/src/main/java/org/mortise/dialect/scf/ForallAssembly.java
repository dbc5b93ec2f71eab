// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.syntax.IterArgs;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** {@code (%i) in (%ub)} or {@code (%i) = (%lb) to (%ub) step (%s)}, {@code shared_outs(%o = %t) -> (t) {...}}. */
final class ForallAssembly implements OpAssembly {
  private static final String[] ELIDED = {
    "operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"
  };

  /** A list of bounds, each an operand or a number. */
  private record Bounds(List<UnresolvedOperand> operands, long[] values) {
    static Bounds parse(OpAsmParser parser) {
      List<UnresolvedOperand> operands = new ArrayList<>(2);
      return new Bounds(operands, DynamicIndexList.parse(parser, Delimiter.PAREN, operands));
    }

    static Bounds repeat(int count, long value) {
      long[] values = new long[count];
      Arrays.fill(values, value);
      return new Bounds(List.of(), values);
    }

    void addTo(OpAsmParser parser, OperationState state, String attribute) {
      parser.resolveOperands(operands, IndexType.of(state.context()), state);
      state.addAttribute(attribute, DenseI64ArrayAttr.of(state.context(), values));
    }
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<Argument> arguments = new ArrayList<>(4);
    parser.parseArgumentList(arguments, Delimiter.PAREN, false, false);
    int rank = arguments.size();
    for (Argument argument : arguments) {
      argument.setType(IndexType.of(state.context()));
    }
    Bounds lower;
    Bounds upper;
    Bounds steps;
    if (parser.parseOptionalKeyword("in")) {
      upper = Bounds.parse(parser);
      lower = Bounds.repeat(rank, 0);
      steps = Bounds.repeat(rank, 1);
    } else {
      parser.parsePunctuation("=");
      lower = Bounds.parse(parser);
      parser.parseKeyword("to");
      upper = Bounds.parse(parser);
      parser.parseKeyword("step");
      steps = Bounds.parse(parser);
    }
    lower.addTo(parser, state, "staticLowerBound");
    upper.addTo(parser, state, "staticUpperBound");
    steps.addTo(parser, state, "staticStep");
    int outputsPosition = parser.position();
    IterArgs outputs = IterArgs.none(parser);
    List<Type> types = new ArrayList<>(2);
    if (parser.parseOptionalKeyword("shared_outs")) {
      outputs = IterArgs.parse(parser);
      parser.parseOptionalArrowTypeList(types);
    }
    parser.resolveOperands(outputs.inits(), types, outputsPosition, state);
    state.addResultTypes(types);
    outputs.setTypes(types);
    arguments.addAll(outputs.arguments());
    state.setOperandSegments(
        lower.operands().size(), upper.operands().size(), steps.operands().size(), outputs.inits().size());
    Region body = state.addRegion();
    parser.parseRegion(body, RegionOptions.WITH_TERMINATOR.withArguments(arguments));
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return " ($%i) in ($%upperBound) {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    ForallOp loop = ForallOp.of(op);
    printer.print(" (");
    printer.printOperands(loop.inductionVariables()).print(")");
    if (ForallBounds.of(loop).areNormalized()) {
      printer.print(" in ");
      print(loop.dynamicUpperBound(), loop.staticUpperBoundAttr(), printer);
    } else {
      printer.print(" = ");
      print(loop.dynamicLowerBound(), loop.staticLowerBoundAttr(), printer);
      printer.print(" to ");
      print(loop.dynamicUpperBound(), loop.staticUpperBoundAttr(), printer);
      printer.print(" step ");
      print(loop.dynamicStep(), loop.staticStepAttr(), printer);
    }
    boolean hasOutputs = !loop.outputs().isEmpty();
    if (hasOutputs) {
      printer.print(" shared_outs");
      IterArgs.print(loop.regionIterArgs(), loop.outputs(), printer);
      printer.print(" -> (");
      printer.printTypes(Results.typesOf(op)).print(")");
    }
    printer.print(' ');
    printer.printRegion(loop.region(), false, hasOutputs);
    printer.printOptionalAttrDict(op, ELIDED);
  }

  private static void print(OperandRange operands, DenseI64ArrayAttr values, OpAsmPrinter printer) {
    printer.print('(');
    int next = 0;
    for (int i = 0; i < values.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      if (values.get(i) == ForallOp.DYNAMIC) {
        printer.printOperand(operands.get(next++));
      } else {
        printer.print(values.get(i));
      }
    }
    printer.print(')');
  }
}
