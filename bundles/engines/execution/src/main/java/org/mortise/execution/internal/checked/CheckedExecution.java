// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.execution.Program;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;

/** An execution by the checked engine. */
public final class CheckedExecution implements Execution {
  private final CheckedMachine machine;

  /** Begins an execution. */
  public CheckedExecution(Program program, ExecutionOptions options) {
    this.machine = new CheckedMachine(program, options);
  }

  @Override
  public MemRef newBuffer(Elements contents, long offset, long... strides) {
    ValueFormat format = contents.format();
    long[] sizes = contents.sizes();
    long elements = Math.addExact(offset, contents.count() == 0 ? 0L : 1L);
    for (int i = 0; i < sizes.length && contents.count() > 0; i++) {
      elements = Math.addExact(elements, Math.multiplyExact(sizes[i] - 1, strides[i]));
    }
    long bytes = Math.multiplyExact(elements, (long) format.bytes());
    MemRef buffer = new MemRef(machine.callerMemory(bytes), 0, offset, sizes, strides.clone());
    CheckedMemory memory = (CheckedMemory) buffer.memory;
    for (int i = 0; i < contents.count(); i++) {
      if (!contents.isPoison(i)) {
        memory.put(buffer.addressAt(format, i), format, contents.get(i));
      }
    }
    return buffer;
  }

  @Override
  public Elements contents(MemRef buffer, ValueFormat format) {
    return machine.contentsForCaller(buffer, format);
  }

  @Override
  public Object[] call(Operation function, List<Object> arguments) {
    return machine.execute(function, arguments);
  }

  /** Prepares the execution of a function by steps. */
  public void begin(Operation function, List<Object> arguments) {
    machine.begin(function, arguments);
  }

  /** Executes one operation; returns whether the function has not ended. */
  public boolean step() {
    machine.step();
    return machine.frame() != null;
  }

  /** Returns the results of the function that has ended. */
  public Object[] results() {
    return machine.returned();
  }

  /** Returns the next operation and the calls around it, innermost first. */
  public List<Operation> position() {
    List<Operation> position = new ArrayList<>();
    for (Frame frame = machine.frame(); frame != null; frame = frame.caller) {
      position.add(frame.code.source(frame.position));
    }
    return position;
  }

  /**
   * Returns the current value of a value of the program in the innermost activation of its function; null if it has
   * none, or its operation needs no register.
   */
  public @Nullable Object value(Value value) {
    for (Frame frame = machine.frame(); frame != null; frame = frame.caller) {
      Register register = frame.code.code().registerOf(value);
      if (register != null) {
        return frame.get(register);
      }
    }
    return null;
  }

  @Override
  public List<Diagnostic> leaks(List<Object> referenced) {
    return machine.leaks(referenced);
  }

  @Override
  public ExecutionStatistics statistics() {
    return machine.statistics();
  }
}
