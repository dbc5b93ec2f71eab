// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldmemrefaliasops;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.gpu.SubgroupMmaLoadMatrixOp;
import org.mortise.dialect.gpu.SubgroupMmaStoreMatrixOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.dialect.vector.MaskedLoadOp;
import org.mortise.dialect.vector.MaskedStoreOp;
import org.mortise.dialect.vector.TransferReadOp;
import org.mortise.dialect.vector.TransferWriteOp;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * An operation that accesses a memref at indices.
 *
 * @param name the name of the operation
 * @param memref the number of the operand that is the memref
 * @param indices the number of the group of operands that are the indices
 * @param groups the number of groups of operands
 * @param foldsReshapes whether views of another shape are folded, too
 */
record Access(String name, int memref, int indices, int groups, boolean foldsReshapes) {
  static final List<Access> ALL = List.of(
      new Access(org.mortise.dialect.affine.LoadOp.NAME, 0, 1, 2, true),
      new Access(org.mortise.dialect.affine.StoreOp.NAME, 1, 2, 3, true),
      new Access(LoadOp.NAME, 0, 1, 2, true),
      new Access(StoreOp.NAME, 1, 2, 3, true),
      new Access(org.mortise.dialect.vector.LoadOp.NAME, 0, 1, 2, true),
      new Access(org.mortise.dialect.vector.StoreOp.NAME, 1, 2, 3, true),
      new Access(MaskedLoadOp.NAME, 0, 1, 4, true),
      new Access(MaskedStoreOp.NAME, 0, 1, 4, true),
      new Access(TransferReadOp.NAME, 0, 1, 4, false),
      new Access(TransferWriteOp.NAME, 1, 2, 4, false),
      new Access(SubgroupMmaLoadMatrixOp.NAME, 0, 1, 2, false),
      new Access(SubgroupMmaStoreMatrixOp.NAME, 1, 2, 3, false));

  static final String NONTEMPORAL = "nontemporal";
  static final Set<String> NONTEMPORAL_ACCESSES = Set.of(LoadOp.NAME, StoreOp.NAME,
      org.mortise.dialect.vector.LoadOp.NAME, org.mortise.dialect.vector.StoreOp.NAME);

  private static final String MAP = "map";

  /** Returns the memref that {@code op} accesses. */
  Value memrefOf(Operation op) {
    return op.operand(memref);
  }

  /** Returns the index operands of {@code op}, from which {@link #mapOf} computes the indices. */
  List<Value> indicesOf(Operation op) {
    return List.copyOf(op.operandGroup(indices));
  }

  /** Returns the map that computes the indices, or null. */
  @Nullable AffineMap mapOf(Operation op) {
    return name.startsWith("affine.") ? op.getAttr(MAP, AffineMapAttr.class).map() : null;
  }

  /** Returns the state of an access of another memref, with the attributes of {@code op}. */
  OperationState at(Operation op, Value newMemref, List<Value> newIndices, PatternRewriter rewriter) {
    OperationState state = rewriter.state(op.location(), name);
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    int[] sizes = new int[groups];
    for (int i = 0; i < groups; i++) {
      List<? extends Value> operands = op.operandGroup(i);
      if (i == memref) {
        operands = List.of(newMemref);
      } else if (i == indices) {
        operands = newIndices;
      }
      sizes[i] = operands.size();
      state.addOperands(operands);
    }
    if (op.hasTrait(Trait.ATTR_SIZED_OPERAND_SEGMENTS)) {
      state.setOperandSegments(sizes);
    }
    for (int i = 0; i < op.resultCount(); i++) {
      state.addResultType(op.result(i).type());
    }
    if (mapOf(op) != null) {
      state.addAttribute(MAP, AffineMapAttr.of(op.context(), AffineMap.identity(newIndices.size())));
    }
    if (NONTEMPORAL_ACCESSES.contains(name) && state.getAttr(NONTEMPORAL) == null) {
      state.addAttribute(NONTEMPORAL, IntegerAttr.bool(op.context(), false)); // as in MLIR's builders
    }
    return state;
  }
}
