// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.flattenmemref;

import java.util.List;
import java.util.Set;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.dialect.vector.MaskedLoadOp;
import org.mortise.dialect.vector.MaskedStoreOp;
import org.mortise.dialect.vector.TransferReadOp;
import org.mortise.dialect.vector.TransferWriteOp;
import org.mortise.dialect.vector.VectorTransferOpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.VectorType;

/**
 * A kind of operation that accesses a memref at indices.
 *
 * @param name the name of the operation
 * @param memref the number of the operand that is the memref; the indices are the next group
 * @param movesVector whether the operation moves a vector of elements
 */
record Access(String name, int memref, boolean movesVector) {
  static final List<Access> ALL = List.of(
      new Access(LoadOp.NAME, 0, false),
      new Access(StoreOp.NAME, 1, false),
      new Access(org.mortise.dialect.vector.LoadOp.NAME, 0, true),
      new Access(org.mortise.dialect.vector.StoreOp.NAME, 1, true),
      new Access(MaskedLoadOp.NAME, 0, true),
      new Access(MaskedStoreOp.NAME, 0, true),
      new Access(TransferReadOp.NAME, 0, true),
      new Access(TransferWriteOp.NAME, 1, true));

  private static final String NONTEMPORAL = "nontemporal";
  private static final Set<String> NONTEMPORAL_ACCESSES = Set.of(LoadOp.NAME, StoreOp.NAME,
      org.mortise.dialect.vector.LoadOp.NAME, org.mortise.dialect.vector.StoreOp.NAME);

  /** Lets {@code op} access a view of its memref that has one dimension. */
  boolean flatten(Operation op, PatternRewriter rewriter) {
    if (!isFlattenable(op)) {
      return false;
    }
    OperandRange indices = op.operandGroup(memref + 1);
    rewriter.setInsertionPoint(op);
    FlatView view = FlatView.of(op.operand(memref), List.copyOf(indices), rewriter, op.location());
    rewriter.modifyOpInPlace(op, () -> {
      op.setOperand(memref, view.memref());
      indices.assign(List.of(view.index()));
      setAttributes(op);
    });
    return true;
  }

  private boolean isFlattenable(Operation op) {
    if (!(op.operand(memref).type() instanceof MemRefType type) || !FlatType.isFlattenable(type)
        || op.operandGroup(memref + 1).size() != type.rank()) {
      return false;
    }
    if (!movesVector) {
      return true;
    }
    VectorTransferOpInterface transfer = op.getInterface(VectorTransferOpInterface.class);
    int rank = vectorType(op).rank();
    if (rank > 1 || type.elementType() instanceof VectorType) {
      return false;
    }
    return transfer == null || transfer.getPermutationMap(op).isMinorIdentity() && !transfer.hasOutOfBoundsDim(op)
        && (rank == 0 || type.stridesAndOffset().strides()[type.rank() - 1] == 1);
  }

  private VectorType vectorType(Operation op) {
    Type type = op.resultCount() > 0 ? op.result(0).type()
        : op.operand(memref == 1 ? 0 : op.operandCount() - 1).type(); // a masked store has the vector at the end
    return (VectorType) type;
  }

  private static void setAttributes(Operation op) {
    VectorTransferOpInterface transfer = op.getInterface(VectorTransferOpInterface.class);
    if (transfer != null) {
      int rank = transfer.getPermutationMap(op).resultCount();
      op.setAttr("permutation_map", AffineMapAttr.of(op.context(), AffineMap.minorIdentity(1, rank)));
      IntegerAttr unknown = IntegerAttr.bool(op.context(), false); // as MLIR's builder, which gives no bounds
      op.setAttr("in_bounds", rank == 0 ? ArrayAttr.of(op.context()) : ArrayAttr.of(op.context(), unknown));
    } else if (NONTEMPORAL_ACCESSES.contains(op.name().name()) && !op.hasAttr(NONTEMPORAL)) {
      op.setAttr(NONTEMPORAL, IntegerAttr.bool(op.context(), false)); // as MLIR's builder does
    }
  }
}
