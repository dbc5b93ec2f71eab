// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RenamedOperation;

/** A product of matrices whose name determines the indexing maps, which are an attribute in MLIR 22.1. */
final class FormerMatmul extends RenamedOperation {
  private final List<AffineMap> maps;

  FormerMatmul(String name, String currentName, boolean hasCast, String iterators, String maps) {
    super(name, currentName, () -> define(name, hasCast, List.of(iterators, maps, NamedOp.MULTIPLY_ADD)));
    this.maps = new NamedStructure(List.of(iterators, maps, NamedOp.MULTIPLY_ADD), false).defaultIndexingMaps();
  }

  private static OpDefinition define(String name, boolean hasCast, List<String> row) {
    OpDefinitionBuilder op = FormerOps.named(name, row);
    return (hasCast ? op.optionalAttribute("cast", LinalgConstraints.TYPE_FN) : op).build();
  }

  /** The generic form of 19.1 has computed maps among the discardable attributes. */
  @Override
  public boolean isFormer(OperationState state) {
    return state.discardableAttributes().get(NamedStructure.MEMOIZED_INDEXING_MAPS)
        == IndexingMaps.attribute(state.context(), maps);
  }

  @Override
  public boolean expresses(Operation current) {
    return NamedStructure.of(current.name()).getIndexingMaps(current).equals(maps);
  }

  @Override
  public void upgrade(OperationState former, OperationState current, OpBuilder before) {
    super.upgrade(former, current, before);
    current.setDiscardableAttributes(
        current.discardableAttributes().without(NamedStructure.MEMOIZED_INDEXING_MAPS));
    current.addAttribute(IndexingMaps.NAME, IndexingMaps.attribute(current.context(), maps));
  }

  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    if (!expresses(current)) {
      return current.opError("with these indexing maps does not exist in MLIR " + MlirVersion.V19_1);
    }
    int slot = OpDefinition.of(current).attributeSlot(IndexingMaps.NAME);
    Attribute given = current.property(slot);
    current.setProperty(slot, null);
    Diagnostic problem = super.downgrade(current, former);
    current.setProperty(slot, given);
    former.addAttribute(
        NamedStructure.MEMOIZED_INDEXING_MAPS, IndexingMaps.attribute(former.context(), maps));
    return problem;
  }
}
