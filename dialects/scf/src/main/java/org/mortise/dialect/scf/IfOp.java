// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
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

/** Executes one of two regions depending on a condition. The else region may be empty if there are no results. */
@Op(name = "scf.if",
    operands = "condition: I1",
    results = "results: ANY...",
    regions = {"thenRegion: ONE_BLOCK", "elseRegion: AT_MOST_ONE_BLOCK"},
    traits = {"NO_REGION_ARGUMENTS", "RECURSIVE_MEMORY_EFFECTS", "RECURSIVELY_SPECULATABLE"},
    implicitTerminator = "scf.yield",
    implementations = {IfBounds.class, ConditionalRegions.class, ConditionInRegions.class, IfBufferization.class},
    patterns = {IfCombining.class, IfPatterns.class, RegionBranchPatterns.class})
public final class IfOp extends IfOpBase {
  IfOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  FoldResult fold(Attribute[] constants) {
    return IfPatterns.foldNegatedCondition(this);
  }

  /** Builds the contents of a block. */
  @FunctionalInterface
  public interface Body {
    /** Builds the operations of the block and returns the values to yield. */
    List<? extends Value> build(OpBuilder builder, Location location);
  }

  /**
   * Creates the operation and builds its blocks. The insertion point is after the operation afterwards.
   *
   * @param otherwise null for an empty else region
   */
  public static IfOp create(
      OpBuilder builder, Location location, List<? extends Type> results, Value condition, Body then,
      @Nullable Body otherwise) {
    IfOp made = createEmpty(builder, location, results, condition);
    made.fill(made.thenRegion(), builder, location, then);
    if (otherwise != null) {
      made.fill(made.elseRegion(), builder, location, otherwise);
    }
    return made;
  }

  /** Creates an operation whose regions have no blocks. */
  static IfOp createEmpty(OpBuilder builder, Location location, List<? extends Type> results, Value condition) {
    OperationState state = builder.state(location, NAME).addOperand(condition).addResultTypes(results);
    state.addRegion();
    state.addRegion();
    return new IfOp(builder.create(state));
  }

  private void fill(Region region, OpBuilder builder, Location location, Body body) {
    OpBuilder.InsertionPoint outside = builder.saveInsertionPoint();
    builder.createBlock(region, null, List.of(), location);
    YieldOp.create(builder, location, body.build(builder, location));
    builder.restoreInsertionPoint(outside);
  }

  /** Returns the block of the then region. */
  public Block thenBlock() {
    return thenRegion().first();
  }

  /** Returns the block of the else region, or null. */
  public @Nullable Block elseBlock() {
    return elseRegion().first();
  }

  /** Returns the terminator of the then block. */
  public YieldOp thenYield() {
    return YieldOp.of(thenBlock().last());
  }

  /** Returns the terminator of the else block, which must exist. */
  public YieldOp elseYield() {
    return YieldOp.of(elseBlock().last());
  }

  @Nullable Diagnostic verify() {
    return results().isEmpty() || !elseRegion().isEmpty()
        ? null
        : opError("must have an else block if defining values");
  }

  /** {@code %c -> (types) {...} else {...}}; yields without values are omitted. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand condition = parser.parseOperand();
      state.addOperand(parser.resolveOperand(condition, IntegerType.of(state.context(), 1)));
      List<Type> results = new ArrayList<>();
      parser.parseOptionalArrowTypeList(results);
      state.addResultTypes(results);
      Region then = state.addRegion();
      Region otherwise = state.addRegion();
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
    public void print(Operation op, OpAsmPrinter printer) {
      IfOp view = new IfOp(op);
      boolean yields = op.resultCount() > 0;
      printer.print(' ');
      printer.printOperand(view.condition());
      if (yields) {
        printer.print(" -> (");
        printer.printTypes(Results.typesOf(op)).print(")");
      }
      printer.print(' ');
      printer.printRegion(view.thenRegion(), false, yields);
      if (!view.elseRegion().isEmpty()) {
        printer.print(" else ");
        printer.printRegion(view.elseRegion(), false, yields);
      }
      printer.printOptionalAttrDict(op);
    }
  }
}
