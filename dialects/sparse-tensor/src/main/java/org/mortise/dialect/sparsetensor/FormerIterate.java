// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;

/** The loop of MLIR 19.1: the arguments of its region begin with the position and end with the values. */
final class FormerIterate extends RenamedOperation {
  FormerIterate() {
    super(IterateOp.NAME, IterateOp.NAME, () -> OpDefinition.named(IterateOp.NAME)
        .operand("iterSpace", SparseTensorConstraints.ITER_SPACE)
        .operands("initArgs", TypeConstraints.ANY)
        .results("results", TypeConstraints.ANY)
        .attribute("crdUsedLvls", SparseTensorConstraints.LEVEL_SET)
        .region("region", RegionSpec.Shape.ONE_BLOCK)
        .traits(Trait.RECURSIVE_MEMORY_EFFECTS)
        .implicitTerminator("sparse_tensor.yield")
        .assembly(new IterateOp.Assembly(true))
        .build());
  }

  /** The position comes first; if a value may be a position, too, the order cannot be seen. */
  @Override
  public boolean isFormer(OperationState state) {
    Region region = state.regions().isEmpty() ? null : state.regions().get(0);
    if (region == null || region.isEmpty() || region.first().argumentCount() < 2) {
      return false;
    }
    Block body = region.first();
    return body.argument(0).type() instanceof IteratorType
        && !(body.argument(body.argumentCount() - 1).type() instanceof IteratorType);
  }

  @Override
  public void upgradeRegions(Operation current) {
    reorder(current, true);
  }

  @Override
  public void downgradeRegions(Operation former) {
    reorder(former, false);
  }

  /** Brings the arguments of the region from the order of one version to that of the other. */
  private static void reorder(Operation iterate, boolean isFormer) {
    Block body = iterate.region(0).first();
    int count = body.argumentCount();
    int carried = iterate.operandCount() - 1;
    int coordinates = count - 1 - carried;
    if (count < 2 || coordinates < 0) {
      return; // the verifier reports it
    }
    List<BlockArgument> old = List.copyOf(body.argumentList());
    List<BlockArgument> moved = new ArrayList<>(count);
    moved.addAll(isFormer ? old.subList(1 + coordinates, count) : old.subList(count - 1, count));
    moved.addAll(isFormer ? old.subList(1, 1 + coordinates) : old.subList(carried, count - 1));
    moved.addAll(isFormer ? old.subList(0, 1) : old.subList(0, carried));
    for (BlockArgument argument : moved) {
      argument.replaceAllUsesWith(body.addArgument(argument.type(), argument.location()));
    }
    BitSet first = new BitSet();
    first.set(0, count);
    body.eraseArguments(first);
  }
}
