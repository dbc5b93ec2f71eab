// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.execution.Program;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.text.DeepStack;

/** An execution by the compiling engine. */
public final class CompiledExecution implements Execution {
  private final ProgramClasses classes;
  private final CompiledMachine machine;

  /** Begins an execution; functions are compiled when they are first called. */
  public CompiledExecution(Program program, ExecutionOptions options) {
    this.classes = program.engineData(ProgramClasses.class, ProgramClasses::onArrays);
    this.machine = new CompiledMachine(classes, options.limits(), options.output());
  }

  @Override
  public MemRef newBuffer(Elements contents, long offset, long... strides) {
    ValueFormat format = contents.format();
    long[] sizes = contents.sizes();
    long elements = offset + (contents.count() == 0 ? 0 : 1);
    for (int i = 0; i < sizes.length && contents.count() > 0; i++) {
      elements += (sizes[i] - 1) * strides[i];
    }
    MemRef buffer = new MemRef(
        classes.memoryKind().newMemory(elements * format.bytes()), 0, offset, sizes, strides.clone());
    for (int i = 0; i < contents.count(); i++) {
      if (!contents.isPoison(i)) {
        buffer.memory.write(buffer.addressAt(format, i), format, contents.get(i));
      }
    }
    return buffer;
  }

  @Override
  public Elements contents(MemRef buffer, ValueFormat format) {
    return machine.contents(buffer, format);
  }

  /** Executes a function on a thread with a large stack. */
  @Override
  public Object[] call(Operation function, List<Object> arguments) {
    AtomicReference<Object[]> results = new AtomicReference<>();
    DeepStack.run(() -> results.set(machine.execute(function, arguments)));
    return results.get();
  }

  @Override
  public List<Diagnostic> leaks(List<Object> referenced) {
    return List.of();
  }

  @Override
  public ExecutionStatistics statistics() {
    return ExecutionStatistics.NOTHING;
  }
}
