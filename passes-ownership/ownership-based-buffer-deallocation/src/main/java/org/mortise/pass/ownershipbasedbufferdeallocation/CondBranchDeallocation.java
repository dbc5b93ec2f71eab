// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.bufferization.deallocation.DeallocationState;
import org.mortise.dialect.bufferization.deallocation.MemrefsToDeallocate;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.osgi.service.component.annotations.Component;

/**
 * Processes conditional branches. Both successors free the same memrefs but retain different ones, so one deallocation
 * per successor is inserted; the branch condition determines which one frees.
 */
@Component(service = BufferDeallocationOpInterface.class)
@Serves(CondBranchOp.NAME)
@AutoService(OpInterface.class)
public final class CondBranchDeallocation implements BufferDeallocationOpInterface {
  @Override
  public Operation process(Operation op, DeallocationState state) {
    OpBuilder builder = OpBuilder.before(op);
    CondBranchOp branch = CondBranchOp.of(op);
    MemrefsToDeallocate noted = state.memrefsToDeallocate(builder, op.location(), op.block());

    List<Value> conditions = new ArrayList<>(noted.conditions().size());
    for (Value owned : noted.conditions()) {
      conditions.add(AndIOp.create(builder, op.location(), owned, branch.condition()));
    }
    MemrefsToDeallocate ifTrue = new MemrefsToDeallocate(noted.memrefs(), conditions);
    DeallocOp trueDealloc =
        insertDealloc(op, state, builder, ifTrue, branch.trueDest(), branch.trueDestOperands());

    conditions = new ArrayList<>(noted.conditions().size());
    for (Value owned : noted.conditions()) {
      Value yes = DeallocationState.buildBool(builder, op.location(), true);
      Value negated = XOrIOp.create(builder, op.location(), yes, branch.condition());
      conditions.add(AndIOp.create(builder, op.location(), owned, negated));
    }
    MemrefsToDeallocate ifFalse = new MemrefsToDeallocate(noted.memrefs(), conditions);
    DeallocOp falseDealloc =
        insertDealloc(op, state, builder, ifFalse, branch.falseDest(), branch.falseDestOperands());

    mergeOwnerships(op, state, builder, branch.condition(), ownerships(trueDealloc), ownerships(falseDealloc));
    return op;
  }

  private static DeallocOp insertDealloc(
      Operation op,
      DeallocationState state,
      OpBuilder builder,
      MemrefsToDeallocate noted,
      Block successor,
      OperandRange forwarded) {
    List<Value> retained = state.memrefsToRetain(op.block(), successor, forwarded);
    DeallocOp dealloc = state.insertDealloc(builder, op.location(), op.block(), noted, retained);
    Map<Value, Value> ownerships = ownerships(dealloc);
    List<Value> passedAlong = new ArrayList<>();
    for (Value operand : forwarded) {
      if (DeallocationState.isMemref(operand)) {
        passedAlong.add(ownerships.get(operand));
      }
    }
    forwarded.append(passedAlong);
    return dealloc;
  }

  private static Map<Value, Value> ownerships(DeallocOp dealloc) {
    List<Value> retained = dealloc.retained();
    Map<Value, Value> ownerships = new LinkedHashMap<>();
    for (int i = 0; i < retained.size(); i++) {
      ownerships.put(retained.get(i), dealloc.updatedCondition(i));
    }
    return ownerships;
  }

  /** Selects, by the branch condition, the ownership of memrefs that both successors retain. */
  private static void mergeOwnerships(
      Operation op,
      DeallocationState state,
      OpBuilder builder,
      Value condition,
      Map<Value, Value> ifTrue,
      Map<Value, Value> ifFalse) {
    for (Map.Entry<Value, Value> entry : ifFalse.entrySet()) {
      Value taken = ifTrue.get(entry.getKey());
      if (taken != null) {
        Value merged = SelectOp.create(builder, op.location(), condition, taken, entry.getValue());
        state.resetOwnership(entry.getKey(), merged, op.block());
      }
    }
  }
}
