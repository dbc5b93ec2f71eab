// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;

/** {@code linalg.map}, whose mapper has no argument for the element of the init in MLIR 19.1. */
final class FormerMap extends RenamedOperation {
  FormerMap() {
    super(MapOp.NAME, MapOp.NAME, () -> OpDefinition.named(MapOp.NAME)
        .operands("inputs", LinalgConstraints.MEMREF_OR_TENSOR)
        .operand("init", LinalgConstraints.MEMREF_OR_TENSOR)
        .results("result", TypeConstraints.ANY_TENSOR)
        .region("mapper", RegionSpec.Shape.ONE_BLOCK)
        .implicitTerminator("linalg.yield")
        .resultNames((op, sink) -> {
          if (op.resultCount() != 0) {
            sink.name(op.result(0), "mapped");
          }
        })
        .regionArgumentNames((op, sink) -> {
          for (BlockArgument argument : op.region(0).first().argumentList()) {
            sink.name(argument, "in");
          }
        })
        .assembly(new MapOp.Assembly(ShortForm.Operands.ALL))
        .build());
  }

  @Override
  public boolean isFormer(OperationState state) {
    Block block = state.regions().size() == 1 ? state.regions().get(0).first() : null;
    return block != null && block.argumentCount() == state.operands().size() - 1;
  }

  @Override
  public void upgradeRegions(Operation current) {
    Block block = current.region(0).first();
    if (block != null && block.argumentCount() == current.operandCount() - 1) {
      int init = current.operandCount() - 1;
      block.addArgument(LinalgOp.elementTypeOrSelf(current.operand(init).type()), current.location());
    }
  }

  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    Block block = current.region(0).first();
    int count = block.argumentCount();
    return count != 0 && block.argument(count - 1).hasUses()
        ? current.opError("whose mapper uses the init does not exist in MLIR " + MlirVersion.V19_1)
        : super.downgrade(current, former);
  }

  @Override
  public void downgradeRegions(Operation former) {
    Block block = former.region(0).first();
    block.eraseArgument(block.argumentCount() - 1);
  }
}
