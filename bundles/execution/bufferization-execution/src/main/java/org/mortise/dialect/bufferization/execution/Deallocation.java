// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.execution;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Event;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Memory;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.interfaces.Constants;

/**
 * {@code bufferization.dealloc}: frees the memory of each buffer whose condition is true, once, unless a retained
 * buffer has the same memory. The result for a retained buffer is true if a condition of a buffer with its memory is.
 */
final class Deallocation {
  private final int buffers;
  private final int retained;
  /** The conditions that have to be tested when the program runs, as after the lowering of the operation. */
  private final int tested;

  private Deallocation(DeallocOp op) {
    this.buffers = op.memrefs().size();
    this.retained = op.retained().size();
    boolean isConstant = buffers == 1 && retained == 0 && Constants.of(op.conditions().get(0)) != null;
    this.tested = isConstant ? 0 : buffers;
  }

  static void emit(Operation op, CodeBuilder code) {
    code.run(code.results(op), new Deallocation(DeallocOp.of(op))::run, PoisonRule.REJECT, code.operands(op));
  }

  private Object[] run(Object[] arguments, Machine machine) {
    machine.step((long) buffers + retained);
    for (int i = 0; i < tested; i++) {
      machine.count(Event.CONDITION);
    }
    if (buffers > 1) { // otherwise few comparisons do, without a call
      machine.count(Event.LIBRARY_CALL);
    }
    Set<Memory> owned = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < buffers; i++) {
      if ((Long) arguments[buffers + i] != 0) {
        owned.add(((MemRef) arguments[i]).memory);
      }
    }
    Object[] results = new Object[retained];
    Set<Memory> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < retained; i++) {
      Memory memory = ((MemRef) arguments[2 * buffers + i]).memory;
      results[i] = owned.contains(memory) ? -1L : 0L;
      kept.add(memory);
    }
    for (int i = 0; i < buffers; i++) {
      Memory memory = ((MemRef) arguments[i]).memory;
      if (!kept.contains(memory) && owned.remove(memory)) {
        machine.free(MemRef.of(memory));
      }
    }
    return results;
  }
}
