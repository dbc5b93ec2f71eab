// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Executes one of two regions, which get the operands, and then a third one, which gets what that one yields. */
public final class RegionIfOp {
  public static final String NAME = "custom.region_if";
  public static final String YIELD = "custom.region_if_yield";

  public static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("operands", TypeConstraints.ANY)
      .results("results", TypeConstraints.ANY)
      .region("thenRegion", RegionSpec.Shape.ONE_BLOCK)
      .region("elseRegion", RegionSpec.Shape.ONE_BLOCK)
      .region("joinRegion", RegionSpec.Shape.ONE_BLOCK)
      .traits(Trait.RECURSIVE_MEMORY_EFFECTS)
      .format("$operands `:` type($operands) `->` type($results) `then` $thenRegion `else` $elseRegion `join` "
          + "$joinRegion"
          + " attr-dict")
      .build();

  public static final OpDefinition YIELD_DEFINITION = OpDefinition.named(YIELD)
      .operands("results", TypeConstraints.ANY)
      .traits(Trait.RETURN_LIKE)
      .parents(NAME)
      .pure()
      .format("$results `:` type($results) attr-dict")
      .build();

  private static final int JOIN = 2;

  private RegionIfOp() {}

  /** Into one of the first two regions, from there into the third, and out again. */
  @Component(service = RegionBranchOpInterface.class)
  @AutoService(OpInterface.class)
  @Serves(NAME)
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
  @AutoService(OpInterface.class)
  @Serves(YIELD)
  public static final class Yield extends ReturnLike {}
}
