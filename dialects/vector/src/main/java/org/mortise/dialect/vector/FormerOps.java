// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;

/** The operations that MLIR 19.1 has in another form. */
public final class FormerOps {
  /** The operation on a warp, which the dialect {@code gpu} has now. */
  public static final FormerOperation WARP = new Warp();

  static final List<FormerOperation> ALL = List.of(WARP, RetiredOps.SPLAT, RetiredOps.EXTRACT_ELEMENT,
      RetiredOps.INSERT_ELEMENT,
      new FormerArray(ShuffleOp.NAME, "mask", () -> OpDefinition.named(ShuffleOp.NAME)
          .operand("v1", VectorConstraints.FIXED_VECTOR)
          .operand("v2", VectorConstraints.FIXED_VECTOR)
          .result("vector", TypeConstraints.ANY_VECTOR)
          .attribute("mask", AttributeConstraints.I64_ARRAY)
          .traits(Trait.INFERS_RESULT_TYPES)
          .inferResultTypes(state -> null)
          .format("operands $mask attr-dict `:` type(operands)")
          .build()),
      new FormerArray(ConstantMaskOp.NAME, "mask_dim_sizes", () -> OpDefinition.named(ConstantMaskOp.NAME)
          .result("result", VectorConstraints.MASK_OF_ANY_RANK)
          .attribute("mask_dim_sizes", AttributeConstraints.I64_ARRAY)
          .format("$mask_dim_sizes attr-dict `:` type(results)")
          .build()),
      new FormerArray(MultiReductionOp.NAME, "reduction_dims", () -> OpDefinition.named(MultiReductionOp.NAME)
          .operand("source", TypeConstraints.ANY_VECTOR)
          .operand("acc", TypeConstraints.ANY)
          .result("dest", TypeConstraints.ANY)
          .attribute("kind", VectorConstraints.KIND)
          .attribute("reduction_dims", AttributeConstraints.I64_ARRAY)
          .sameTypes("dest", "acc")
          .format("$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)")
          .build()));

  private FormerOps() {}

  /** The body ends in {@code vector.yield}. */
  private static final class Warp extends RenamedOperation {
    private static final String PRESENT_YIELD = "gpu.yield";

    Warp() {
      super("vector.warp_execute_on_lane_0", "gpu.warp_execute_on_lane_0",
          () -> OpDefinition.named("vector.warp_execute_on_lane_0")
              .operand("laneid", TypeConstraints.INDEX)
              .operands("args", TypeConstraints.ANY)
              .results("results", TypeConstraints.ANY)
              .attribute("warp_size", AttributeConstraints.I64)
              .region("warpRegion", RegionSpec.Shape.ONE_BLOCK)
              .implicitTerminator(YieldOp.NAME)
              .assembly(new WarpAssembly())
              .build());
    }

    @Override
    public void upgradeRegions(Operation current) {
      replaceEnd(current, YieldOp.NAME, PRESENT_YIELD);
    }

    @Override
    public void downgradeRegions(Operation former) {
      replaceEnd(former, PRESENT_YIELD, YieldOp.NAME);
    }

    private static void replaceEnd(Operation op, String from, String to) {
      Block body = op.region(0).first();
      Operation end = body == null ? null : body.last();
      if (end != null && end.name().name().equals(from)) {
        OperationState state = new OperationState(end.location(), op.context().operationName(to));
        state.addOperands(List.of(end.operands())).addAttributes(end.discardableAttributes());
        body.append(Operation.create(state));
        end.erase();
      }
    }
  }
}
