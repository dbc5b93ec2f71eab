// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ConditionInRegions;
import org.mortise.ir.interfaces.ConditionalRegions;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** Executes one of two regions, depending on a condition. */
@Op(name = "fir.if",
    operands = "condition: I1",
    results = "results: ANY...",
    attributes = "region_weights: DENSE_I32_ARRAY? since 22.1",
    regions = {"thenRegion: ONE_BLOCK", "elseRegion: AT_MOST_ONE_BLOCK"},
    traits = {"RECURSIVELY_SPECULATABLE", "RECURSIVE_MEMORY_EFFECTS", "NO_REGION_ARGUMENTS"},
    implicitTerminator = "fir.result",
    implementations = {ConditionalRegions.class, ConditionInRegions.class})
public final class IfOp extends IfOpBase {
  IfOp(Operation operation) {
    super(operation);
  }

  /**
   * Creates a conditional operation without results.
   *
   * @param then creates the body; the terminator is added
   */
  public static IfOp create(OpBuilder builder, Location location, Value condition, Consumer<OpBuilder> then) {
    IfOp op = create(builder, location, List.of(), condition);
    OpBuilder inside = OpBuilder.atEnd(builder.context(), op.thenRegion().addBlock());
    then.accept(inside);
    ResultOp.create(inside, location, List.of());
    return op;
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = regionWeightsAttr() == null ? null : errorOfWeights(regionWeightsAttr().toArray());
    if (wrong != null) {
      return wrong;
    }
    return results().isEmpty() || !elseRegion().isEmpty()
        ? null
        : opError("must have an else block if defining values");
  }

  private @Nullable Diagnostic errorOfWeights(int[] weights) {
    if (weights.length != operation().regionCount()) {
      return error("expects number of region weights to match number of regions: "
          + weights.length + " vs " + operation().regionCount());
    }
    for (int weight : weights) {
      if (weight != 0) {
        return null;
      }
    }
    return error("branch weights cannot all be zero");
  }

  /** {@code %condition -> (types) {...} else {...} {...}}. */
  private static final class Assembly implements OpAssembly {
    private static final String WEIGHTS = "weights";
    private static final String REGION_WEIGHTS = "region_weights";

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      Region then = state.addRegion();
      Region otherwise = state.addRegion();
      UnresolvedOperand condition = parser.parseOperand();
      state.addOperand(parser.resolveOperand(condition, IntegerType.of(parser.context(), 1)));
      if (parser.parseOptionalKeyword(WEIGHTS)) {
        parser.parsePunctuation("(");
        state.addAttribute(REGION_WEIGHTS, AttributeConstraints.DENSE_I32_ARRAY.form().parse(parser));
        parser.parsePunctuation(")");
      }
      List<Type> types = new ArrayList<>();
      parser.parseOptionalArrowTypeList(types);
      state.addResultTypes(types);
      parser.parseRegion(then, RegionOptions.WITH_TERMINATOR);
      if (parser.parseOptionalKeyword("else")) {
        parser.parseRegion(otherwise, RegionOptions.WITH_TERMINATOR);
      }
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public String template() {
      return " $%condition {}";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      IfOp op = new IfOp(operation);
      boolean hasResults = operation.resultCount() > 0;
      printer.print(' ');
      printer.printOperand(op.condition());
      if (op.regionWeightsAttr() != null) {
        printer.print(' ').print(WEIGHTS).print('(');
        AttributeConstraints.DENSE_I32_ARRAY.form().print(printer, op.regionWeightsAttr());
        printer.print(')');
      }
      if (hasResults) {
        printer.print(" -> (");
        printer.printTypesOf(op.results()).print(")");
      }
      printer.print(' ');
      printer.printRegion(op.thenRegion(), false, hasResults);
      if (!op.elseRegion().isEmpty()) {
        printer.print(" else ");
        printer.printRegion(op.elseRegion(), false, hasResults);
      }
      printer.printOptionalAttrDict(operation, REGION_WEIGHTS);
    }
  }
}
