// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.List;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.bufferization.deallocation.OwnedMemref;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.SelectLikeOpInterface;

/**
 * Makes a function own its returned memrefs: a memref that may not be owned is cloned unless it is owned at run time.
 * Memrefs that a policy assigns to the program are returned unchanged.
 */
final class OwnedReturns {
  private final DeallocationState state;
  private final Report report;
  private final BufferPolicies policies;

  OwnedReturns(DeallocationState state, Report report, BufferPolicies policies) {
    this.state = state;
    this.policies = policies;
    this.report = report;
  }

  /** Replaces the memref operands of {@code op}, which leaves a function, by owned ones. */
  void makeOwned(Operation op) {
    OpBuilder builder = OpBuilder.before(op);
    for (int i = 0; i < op.operandCount(); i++) {
      if (Memrefs.isMemref(op.operand(i)) && !policies.isOfProgram(op.parentOp(), op.operand(i))) {
        op.setOperand(i, owned(builder, op.operand(i), op));
      }
    }
  }

  private Value owned(OpBuilder builder, Value memref, Operation returnOp) {
    OwnedMemref unique = withUniqueOwnership(builder, memref, returnOp);
    if (isConstantTrue(unique.ownership())) {
      return unique.memref();
    }
    Value maybeClone = IfOp.create(builder, memref.location(), List.of(memref.type()), unique.ownership(),
        (inner, location) -> List.of(unique.memref()),
        (inner, location) -> List.of(CloneOp.create(inner, location, unique.memref()))).results().get(0);
    report.checkInserted(memref, "it is returned, so the caller will free it, and it is not owned for sure");
    Value yes = ConstantOp.createBool(builder, memref.location(), true);
    state.addOwned(maybeClone, yes);
    return maybeClone;
  }

  private OwnedMemref withUniqueOwnership(OpBuilder builder, Value memref, Operation returnOp) {
    Operation definition = memref.definingOp();
    if (definition == null || definition.block() != returnOp.block()) {
      return state.materializeOwnership(builder, memref);
    }
    BufferDeallocationOpInterface own = definition.getInterface(BufferDeallocationOpInterface.class);
    if (own != null) {
      return own.materializeUniqueOwnership(definition, state, builder, memref);
    }
    SelectLikeOpInterface select = definition.getInterface(SelectLikeOpInterface.class);
    return select == null
        ? state.materializeOwnership(builder, memref)
        : SelectedOwnership.materialize(definition, select, state, builder, memref);
  }

  private static boolean isConstantTrue(Value condition) {
    return Boolean.TRUE.equals(Constants.booleanOf(condition));
  }
}
