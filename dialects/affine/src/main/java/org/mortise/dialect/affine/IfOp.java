// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.affine.IntegerSet;
import org.mortise.ir.attributes.IntegerSetAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Executes one of two regions, depending on whether values are in an integer set, the attribute {@code condition}. */
@Op(name = "affine.if",
    operands = "operands: ANY...",
    results = "results: ANY...",
    attributes = "condition: INTEGER_SET since 22.1",
    regions = {"thenRegion: ONE_BLOCK", "elseRegion: ANY"},
    traits = {"NO_REGION_ARGUMENTS", "RECURSIVE_MEMORY_EFFECTS", "RECURSIVELY_SPECULATABLE"},
    implicitTerminator = "affine.yield",
    implementations = IfOp.Branching.class,
    patterns = IfPatterns.class)
public final class IfOp extends IfOpBase {
  static final String CONDITION = "condition";

  IfOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  FoldResult fold(Attribute[] constants) {
    return IfPatterns.fold(this);
  }

  /** Returns the set of the values for which the first region is executed. */
  public IntegerSet condition() {
    return declaredOrDiscardable().set();
  }

  /** Returns the attribute of the set, which is discardable in a program of MLIR 19.1. */
  private IntegerSetAttr declaredOrDiscardable() {
    IntegerSetAttr declared = conditionAttr();
    return declared != null ? declared : (IntegerSetAttr) operation().discardableAttributes().get(CONDITION);
  }

  /** Returns the block that is executed for values in the set. */
  public Block thenBlock() {
    return thenRegion().first();
  }

  /** Returns the block that is executed for other values, or null. */
  public @Nullable Block elseBlock() {
    return elseRegion().first();
  }

  @Nullable Diagnostic verify() {
    IntegerSet set = condition();
    if (operands().size() != set.dimCount() + set.symbolCount()) {
      return opError("operand count and condition integer set dimension and symbol count must match");
    }
    return AffineScopes.verifyDimsAndSymbols(operation(), operands(), set.dimCount());
  }

  /** {@code #set(%d)[%s] -> (t) {...} else {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      IntegerSetAttr condition = parser.parseAttribute(IntegerSetAttr.class, null);
      DimsAndSymbols values = DimsAndSymbols.parse(parser);
      values.resolve(parser, state);
      if (condition.set().dimCount() != values.dims().size()) {
        throw parser.error(parser.namePosition(), "dim operand count and integer set dim count must match");
      }
      if (condition.set().symbolCount() != values.symbols().size()) {
        throw parser.error(parser.namePosition(), "symbol operand count and integer set symbol count must match");
      }
      state.addAttribute(CONDITION, condition);
      List<Type> types = new ArrayList<>(2);
      parser.parseOptionalArrowTypeList(types);
      state.addResultTypes(types);
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
      return " $set($%operands) {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      IfOp view = IfOp.of(op);
      boolean yields = op.resultCount() > 0;
      printer.print(' ');
      printer.printAttribute(view.declaredOrDiscardable());
      DimsAndSymbols.print(view.operands(), view.condition().dimCount(), printer);
      printer.printOptionalArrowTypeList(typesOf(op));
      printer.print(' ');
      printer.printRegion(view.thenRegion(), false, yields);
      if (!view.elseRegion().isEmpty()) {
        printer.print(" else ");
        printer.printRegion(view.elseRegion(), false, yields);
      }
      printer.printOptionalAttrDict(op, CONDITION);
    }
  }

  static List<Type> typesOf(Operation op) {
    List<Type> types = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      types.add(op.result(i).type());
    }
    return types;
  }

  /** From the operation to a region, or to the operation after it if there is no second region. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      if (!point.isParent()) {
        return List.of(RegionSuccessor.parent(op));
      }
      IfOp view = of(op);
      RegionSuccessor then = RegionSuccessor.withoutInputs(view.thenRegion());
      return view.elseRegion().isEmpty()
          ? List.of(then, RegionSuccessor.parent(op))
          : List.of(then, RegionSuccessor.withoutInputs(view.elseRegion()));
    }
  }
}
