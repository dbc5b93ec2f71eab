// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.bufferization.AllocTensorOp;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.bufferization.DeallocTensorOp;
import org.mortise.dialect.bufferization.MaterializeInDestinationOp;
import org.mortise.dialect.bufferization.ToBufferOp;
import org.mortise.dialect.bufferization.ToTensorOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Event;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.BaseMemRefType;
import org.osgi.service.component.annotations.Component;

/** Clones, conditional deallocations, and conversions between tensors and buffers. */
@Component(service = ExecutableOpInterface.class)
@Serves("bufferization.*")
@AutoService(OpInterface.class)
public final class BufferizationExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(CloneOp.NAME, ExecutableOpInterface.of(CloneOp::of, BufferizationExecution::copy));
    table.put(DeallocOp.NAME, Deallocation::emit);
    table.put(ToTensorOp.NAME, ExecutableOpInterface.of(ToTensorOp::of, Tensors::ofBuffer));
    table.put(ToBufferOp.NAME, ExecutableOpInterface.of(ToBufferOp::of, Tensors::toBuffer));
    table.put(AllocTensorOp.NAME, ExecutableOpInterface.of(AllocTensorOp::of, Tensors::allocate));
    table.put(DeallocTensorOp.NAME, (op, code) -> { }); // tensors have no memory
    table.put(
        MaterializeInDestinationOp.NAME,
        ExecutableOpInterface.of(MaterializeInDestinationOp::of, Tensors::materialize));
    return table;
  }

  private static void copy(CloneOp op, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(((BaseMemRefType) op.input().type()).elementType());
    code.run(code.results(op), (arguments, machine) -> {
      machine.count(Event.CLONE);
      return new Object[] {copyOf((MemRef) arguments[0], format, Storage.HEAP, machine)};
    }, PoisonRule.REJECT, code.operands(op));
  }

  /** Returns a copy without gaps. */
  private static MemRef copyOf(MemRef source, ValueFormat format, Storage storage, Machine machine) {
    long bytes = Math.multiplyExact(source.numElements(), (long) format.bytes());
    MemRef copy = MemRef.of(machine.allocate(bytes, storage), source.sizes());
    machine.copy(source, copy, format);
    return copy;
  }
}
