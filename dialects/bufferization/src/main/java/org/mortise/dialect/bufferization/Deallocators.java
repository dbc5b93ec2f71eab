// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewriteListener;

/**
 * The operations without results that free a value. Computed from all uses of the value, then updated by change
 * notifications: otherwise all uses of a buffer would be examined for each of its clones.
 */
final class Deallocators implements RewriteListener {
  private final Map<Value, Set<Operation>> known = new HashMap<>();
  /** For each operation, the values whose sets contain it. */
  private final Map<Operation, Set<Value>> freed = new HashMap<>();

  /** Returns the known operations that free {@code buffer}. */
  static Set<Operation> of(Value buffer, PatternRewriter rewriter) {
    Deallocators facts = rewriter.facts(Deallocators.class, Deallocators::new);
    return (facts == null ? new Deallocators() : facts).of(buffer);
  }

  private Set<Operation> of(Value buffer) {
    Set<Operation> found = known.get(buffer);
    if (found != null) {
      return found;
    }
    found = new LinkedHashSet<>();
    known.put(buffer, found);
    for (OpOperand use = buffer.firstUse(); use != null; use = use.nextUse()) {
      addIfFreed(use.owner(), buffer, found);
    }
    return found;
  }

  private void addIfFreed(Operation user, @Nullable Value buffer, Set<Operation> deallocators) {
    if (user.resultCount() == 0 && MemoryEffects.hasEffect(user, Kind.FREE, buffer)) {
      deallocators.add(user);
      freed.computeIfAbsent(user, unknown -> new LinkedHashSet<>()).add(buffer);
    }
  }

  private void forget(Operation op) {
    Set<Value> buffers = freed.remove(op);
    if (buffers != null) {
      buffers.forEach(buffer -> known.get(buffer).remove(op));
    }
  }

  private void update(Operation op) {
    forget(op);
    for (int i = 0; i < op.operandCount(); i++) {
      Set<Operation> deallocators = known.get(op.operand(i));
      if (deallocators != null) {
        addIfFreed(op, op.operand(i), deallocators);
      }
    }
  }

  @Override
  public void operationInserted(Operation op) {
    update(op);
  }

  @Override
  public void operationInsertedSilently(Operation op) {
    update(op);
  }

  @Override
  public void operationModified(Operation op) {
    update(op);
  }

  @Override
  public void operationModifiedSilently(Operation op) {
    update(op);
  }

  @Override
  public void operationErased(Operation op) {
    forget(op);
    for (int i = 0; i < op.resultCount(); i++) {
      known.remove(op.result(i));
    }
  }
}
