// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.osgi.service.component.annotations.Component;

/** Operations that do nothing but have regions of some kind. */
public final class RegionOps {
  static final String AFFINE_SCOPE = "test.affine_scope";
  static final String ALLOCA_SCOPE = "test.alloca_scope_region";
  static final String ANY_COND = "test.any_cond";
  static final String GRAPH = "test.graph_region";
  static final String ONE = "test.one_region_op";
  static final String ONE_WITH_OPERANDS = "test.one_region_with_operands_op";
  static final String RECURSIVE_EFFECTS = "test.one_region_with_recursive_memory_effects";
  static final String RETURN = "test.return";
  static final String SSACFG = "test.ssacfg_region";
  static final String TWO = "test.two_region_op";

  private RegionOps() {}

  static OpDefinition affineScope() {
    return OpDefinition.named(AFFINE_SCOPE)
        .region("region", RegionSpec.Shape.ONE_BLOCK)
        .traits(Trait.AFFINE_SCOPE)
        .assembly(new RegionOnly())
        .build();
  }

  static OpDefinition allocaScope() {
    return OpDefinition.named(ALLOCA_SCOPE)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.AUTOMATIC_ALLOCATION_SCOPE)
        .format("attr-dict-with-keyword $region")
        .build();
  }

  static OpDefinition anyCond() {
    return OpDefinition.named(ANY_COND)
        .results("results", TypeConstraints.ANY)
        .region("region", RegionSpec.Shape.ANY)
        .build();
  }

  static OpDefinition graph() {
    return OpDefinition.named(GRAPH)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.GRAPH_REGIONS)
        .format("attr-dict-with-keyword $region")
        .build();
  }

  static OpDefinition one() {
    return OpDefinition.named(ONE).region("region", RegionSpec.Shape.ANY).build();
  }

  static OpDefinition oneWithOperands() {
    return OpDefinition.named(ONE_WITH_OPERANDS)
        .operands("operands", TypeConstraints.ANY)
        .region("region", RegionSpec.Shape.ANY)
        .build();
  }

  static OpDefinition recursiveEffects() {
    return OpDefinition.named(RECURSIVE_EFFECTS)
        .result("result", TypeConstraints.ANY)
        .region("body", RegionSpec.Shape.ONE_BLOCK)
        .traits(Trait.RECURSIVE_MEMORY_EFFECTS)
        .build();
  }

  static OpDefinition returning() {
    return OpDefinition.named(RETURN)
        .operands("operands", TypeConstraints.ANY)
        .traits(Trait.RETURN_LIKE)
        .pure()
        .build();
  }

  static OpDefinition ssacfg() {
    return OpDefinition.named(SSACFG)
        .operands("operands", TypeConstraints.ANY)
        .results("results", TypeConstraints.ANY)
        .regions("regions", RegionSpec.Shape.ANY)
        .build();
  }

  static OpDefinition two() {
    return OpDefinition.named(TWO)
        .region("region1", RegionSpec.Shape.ANY)
        .region("region2", RegionSpec.Shape.ANY)
        .build();
  }

  /** A region and nothing else. */
  private static final class RegionOnly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printRegion(op.region(0), false, true);
    }
  }

  /** Passes all its operands on. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(RETURN)
  @AutoService(OpInterface.class)
  public static final class Return extends ReturnLike {}
}
