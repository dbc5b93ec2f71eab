// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.mortise.dialect.arith.IndexCastUIOp;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.ShapedType;

/** Operations of MLIR 19.1 for which 22.1 has a more general one. */
final class RetiredOps {
  static final FormerOperation SPLAT = new Retired(SplatOp.NAME, BroadcastOp.NAME, SplatOp::definition);

  static final FormerOperation EXTRACT_ELEMENT =
      new OfElement(ExtractElementOp.NAME, ExtractOp.NAME, ExtractElementOp::definition, 1);

  static final FormerOperation INSERT_ELEMENT =
      new OfElement(InsertElementOp.NAME, InsertOp.NAME, InsertElementOp::definition, 2);

  private RetiredOps() {}

  private static class Retired extends RenamedOperation {
    Retired(String name, String currentName, Supplier<OpDefinition> definition) {
      super(name, currentName, definition);
    }

    @Override
    public final boolean isRetired() {
      return true;
    }
  }

  /** The last operand is the position, an index or an unsigned number; vectors of rank 0 have none. */
  private static final class OfElement extends Retired {
    private final int position;

    OfElement(String name, String currentName, Supplier<OpDefinition> definition, int position) {
      super(name, currentName, definition);
      this.position = position;
    }

    @Override
    public boolean needsOperands() {
      return true;
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      List<Value> operands = former.operands();
      current.addOperands(operands.subList(0, Math.min(position, operands.size())));
      for (int i = position; i < operands.size(); i++) {
        current.addOperand(indexOf(operands.get(i), former, before));
      }
      long[] positions = new long[Math.max(0, current.operands().size() - position)];
      Arrays.fill(positions, ShapedType.DYNAMIC);
      current.addResultTypes(former.resultTypes()).addAttributes(former.discardableAttributes())
          .addAttribute("static_position", DenseI64ArrayAttr.of(former.context(), positions));
    }

    private static Value indexOf(Value number, OperationState former, OpBuilder before) {
      IndexType index = IndexType.of(former.context());
      return number.type().equals(index) ? number
          : IndexCastUIOp.create(before, former.location(), index, number);
    }
  }
}
