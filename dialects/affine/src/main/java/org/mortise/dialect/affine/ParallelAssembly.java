// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.NoneType;

/** {@code (%i) = (0) to (min(%n, 8)) step (2) reduce ("addf") -> (f32) {...}}; steps that are all 1 are omitted. */
final class ParallelAssembly implements OpAssembly {
  /** Returns the kind of reduction that a number stands for. */
  private final LongFunction<AtomicRMWKind> kinds;

  ParallelAssembly(LongFunction<AtomicRMWKind> kinds) {
    this.kinds = kinds;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Context context = state.context();
    List<Argument> variables = new ArrayList<>(4);
    parser.parseArgumentList(variables, Delimiter.PAREN, false, false);
    parser.parsePunctuation("=");
    BoundGroups.parse(parser, state, "max", "lowerBoundsMap", "lowerBoundsGroups");
    parser.parseKeyword("to");
    BoundGroups.parse(parser, state, "min", "upperBoundsMap", "upperBoundsGroups");
    state.addAttribute("steps", ArrayAttr.of(context, parseSteps(parser, variables.size())));
    List<Attribute> reductions = new ArrayList<>(2);
    if (parser.parseOptionalKeyword("reduce")) {
      parser.parseCommaSeparatedList(Delimiter.PAREN, () -> reductions.add(parseReduction(parser)));
    }
    state.addAttribute("reductions", ArrayAttr.of(context, reductions));
    List<Type> types = new ArrayList<>(2);
    parser.parseOptionalArrowTypeList(types);
    state.addResultTypes(types);
    for (Argument variable : variables) {
      variable.setType(IndexType.of(context));
    }
    Region body = state.addRegion();
    parser.parseRegion(body, RegionOptions.WITH_TERMINATOR.withArguments(variables));
    parser.parseOptionalAttrDict(state);
  }

  private static List<Attribute> parseSteps(OpAsmParser parser, int count) {
    List<Attribute> steps = new ArrayList<>(count);
    if (!parser.parseOptionalKeyword("step")) {
      for (int i = 0; i < count; i++) {
        steps.add(IntegerAttr.i64(parser.context(), 1));
      }
      return steps;
    }
    List<UnresolvedOperand> dims = new ArrayList<>(0);
    List<UnresolvedOperand> symbols = new ArrayList<>(0);
    AffineMap map = parser.parseAffineMapOfValues(dims, symbols, Delimiter.PAREN);
    for (int i = 0; i < map.resultCount(); i++) {
      if (!(map.result(i) instanceof AffineConstantExpr step)) {
        throw parser.error(parser.namePosition(), "steps must be constant integers");
      }
      steps.add(IntegerAttr.i64(parser.context(), step.value()));
    }
    return steps;
  }

  private static Attribute parseReduction(OpAsmParser parser) {
    int position = parser.position();
    StringAttr name = parser.parseAttribute(StringAttr.class, NoneType.of(parser.context()));
    for (AtomicRMWKind kind : AtomicRMWKind.values()) {
      if (kind.keyword().equals(name.value())) {
        return kind.attribute(parser.context());
      }
    }
    throw parser.error(position, "invalid reduction value: " + name);
  }

  @Override
  public String template() {
    return " ($%i) = ($lowerBounds) to ($upperBounds) {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    ParallelOp loop = new ParallelOp(op);
    printer.print(" (");
    printer.printOperands(loop.inductionVariables()).print(") = ");
    BoundGroups.print(
        loop.lowerBoundsMap(), loop.lowerBoundsGroupsAttr(), loop.lowerBoundsOperands(), "max", printer);
    printer.print(" to ");
    BoundGroups.print(
        loop.upperBoundsMap(), loop.upperBoundsGroupsAttr(), loop.upperBoundsOperands(), "min", printer);
    printSteps(loop.steps(), printer);
    if (op.resultCount() > 0) {
      printReductions(loop, printer);
    }
    printer.print(' ');
    printer.printRegion(loop.region(), false, op.resultCount() > 0);
    printer.printOptionalAttrDict(op, "reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap",
        "upperBoundsGroups", "steps");
  }

  private static void printSteps(long[] steps, OpAsmPrinter printer) {
    boolean omitted = true;
    for (long step : steps) {
      omitted &= step == 1;
    }
    if (omitted) {
      return;
    }
    printer.print(" step (");
    for (int i = 0; i < steps.length; i++) {
      printer.print(i == 0 ? "" : ", ").print(steps[i]);
    }
    printer.print(')');
  }

  private void printReductions(ParallelOp loop, OpAsmPrinter printer) {
    printer.print(" reduce (");
    for (int i = 0; i < loop.reductionsAttr().size(); i++) {
      printer.print(i == 0 ? "\"" : ", \"").print(kind(loop, i).keyword()).print('"');
    }
    printer.print(") -> (");
    printer.printTypes(IfOp.typesOf(loop.operation())).print(")");
  }

  private AtomicRMWKind kind(ParallelOp loop, int result) {
    return kinds.apply(((IntegerAttr) loop.reductionsAttr().get(result)).longValue());
  }
}
