// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.ReturnLike;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;
import org.osgi.service.component.annotations.Component;

/** Executes one of two regions, which get the operands, and then a third one, which gets what that yields. */
public final class RegionIfOp {
  static final String NAME = "test.region_if";
  static final String YIELD = "test.region_if_yield";

  private static final int JOIN = 2;

  private RegionIfOp() {}

  static OpDefinition definition() {
    return OpDefinition.named(NAME)
        .operands("operands", TypeConstraints.ANY)
        .results("results", TypeConstraints.ANY)
        .region("thenRegion", RegionSpec.Shape.ONE_BLOCK)
        .region("elseRegion", RegionSpec.Shape.ONE_BLOCK)
        .region("joinRegion", RegionSpec.Shape.ONE_BLOCK)
        .traits(Trait.RECURSIVE_MEMORY_EFFECTS)
        .implicitTerminator(YIELD)
        .assembly(new Assembly())
        .build();
  }

  static OpDefinition yield() {
    return OpDefinition.named(YIELD)
        .operands("results", TypeConstraints.ANY)
        .traits(Trait.RETURN_LIKE)
        .pure()
        .format("$results `:` type($results) attr-dict")
        .build();
  }

  /** {@code %a: t -> (t) then {...} else {...} join {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      List<UnresolvedOperand> operands = new ArrayList<>();
      List<Type> types = new ArrayList<>();
      List<Type> results = new ArrayList<>();
      Region then = state.addRegion();
      Region otherwise = state.addRegion();
      Region join = state.addRegion();
      parser.parseOperandList(operands, Delimiter.NONE);
      parser.parseColonTypeList(types);
      parser.parseArrowTypeList(results);
      parser.parseKeyword("then");
      parser.parseRegion(then, RegionOptions.PLAIN);
      parser.parseKeyword("else");
      parser.parseRegion(otherwise, RegionOptions.PLAIN);
      parser.parseKeyword("join");
      parser.parseRegion(join, RegionOptions.PLAIN);
      state.addResultTypes(results);
      parser.resolveOperands(operands, types, parser.position(), state);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printOperands(op.operandGroup(0)).print(": ");
      printer.printTypesOf(op.operandGroup(0)).print(" -> ");
      boolean bare = op.resultCount() == 1 && !(op.result(0).type() instanceof FunctionType);
      printer.print(bare ? "" : "(");
      printer.printTypesOf(List.of(op.results())).print(bare ? " then " : ") then ");
      printer.printRegion(op.region(0), true, true);
      printer.print(" else ");
      printer.printRegion(op.region(1), true, true);
      printer.print(" join ");
      printer.printRegion(op.region(JOIN), true, true);
    }
  }

  /** Into one of the first two regions, from there into the third, and out again. */
  @Component(service = RegionBranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, Region target) {
      return op.operandGroup(0);
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, Region point) {
      if (point == null) {
        return List.of(RegionSuccessor.into(op.region(0)), RegionSuccessor.into(op.region(1)));
      }
      return point == op.region(JOIN)
          ? List.of(RegionSuccessor.behind(op))
          : List.of(RegionSuccessor.into(op.region(JOIN)));
    }

    @Override
    public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
      return 1;
    }
  }

  /** Passes all its operands on. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(YIELD)
  @AutoService(OpInterface.class)
  public static final class Yield extends ReturnLike {}
}
