// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;

/**
 * The deallocations of a block whose terminator has two successors. Both successors free the same memrefs but retain
 * different ones, so one deallocation per successor is inserted; the branch condition determines which one frees.
 */
final class ConditionalBranch {
  private final Operation terminator;
  private final BranchOpInterface branch;
  private final Value condition;
  private final DeallocationState state;
  private final OpBuilder builder;
  private final Location location;

  /** @param condition whether the first successor is taken */
  ConditionalBranch(Operation terminator, BranchOpInterface branch, Value condition, DeallocationState state) {
    this.terminator = terminator;
    this.branch = branch;
    this.condition = condition;
    this.state = state;
    this.builder = OpBuilder.before(terminator);
    this.location = terminator.location();
  }

  /** Inserts both deallocations, and forwards the ownership of each memref that is forwarded to a successor. */
  void insertDeallocs() {
    MemrefsToDeallocate memrefs = state.memrefsToDeallocate(builder, location);
    List<Value> conditions = new ArrayList<>(memrefs.conditions().size());
    for (Value owned : memrefs.conditions()) {
      conditions.add(AndIOp.create(builder, location, owned, condition));
    }
    Map<Value, Value> trueOwnerships = insertDealloc(new MemrefsToDeallocate(memrefs.buffers(), conditions), 0);

    conditions = new ArrayList<>(memrefs.conditions().size());
    for (Value owned : memrefs.conditions()) {
      Value yes = ConstantOp.createBool(builder, location, true);
      Value negated = XOrIOp.create(builder, location, yes, condition);
      conditions.add(AndIOp.create(builder, location, owned, negated));
    }
    Map<Value, Value> falseOwnerships = insertDealloc(new MemrefsToDeallocate(memrefs.buffers(), conditions), 1);

    selectOwnerships(trueOwnerships, falseOwnerships);
  }

  /** Inserts the deallocation for one successor. Returns the ownership of each retained memref. */
  private Map<Value, Value> insertDealloc(MemrefsToDeallocate memrefs, int successor) {
    OperandRange forwarded = branch.getSuccessorOperands(terminator, successor).forwarded();
    List<Value> retained = state.retainedOnEdge(terminator.block(), terminator.successor(successor), forwarded);
    DeallocOp dealloc = state.insertDealloc(builder, location, memrefs, retained);
    Map<Value, Value> ownerships = new LinkedHashMap<>();
    for (int i = 0; i < retained.size(); i++) {
      ownerships.put(retained.get(i), dealloc.updatedCondition(i));
    }
    List<Value> forwardedOwnerships = new ArrayList<>();
    for (Value memref : Memrefs.among(forwarded)) {
      forwardedOwnerships.add(ownerships.get(memref));
    }
    forwarded.append(forwardedOwnerships);
    return ownerships;
  }

  /** Selects, by the branch condition, the ownership of memrefs that both successors retain. */
  private void selectOwnerships(Map<Value, Value> ifTrue, Map<Value, Value> ifFalse) {
    for (Map.Entry<Value, Value> entry : ifFalse.entrySet()) {
      Value taken = ifTrue.get(entry.getKey());
      if (taken != null) {
        Value selected = SelectOp.create(builder, location, condition, taken, entry.getValue());
        state.replaceOwnership(entry.getKey(), selected, terminator.block());
      }
    }
  }
}
