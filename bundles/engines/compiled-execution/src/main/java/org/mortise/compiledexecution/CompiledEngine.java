// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution;

import com.google.auto.service.AutoService;
import org.mortise.compiledexecution.internal.CompiledExecution;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.osgi.service.component.annotations.Component;

/**
 * Compiles functions to Java bytecode, for valid and trusted programs. Checked are only that accesses to buffers are
 * inside the Java array of their memory (an index that is out of bounds may access another element of it), and that
 * integers are not divided by zero; these errors, and exhaustion of the memory or stack of the virtual machine, end the
 * execution by an {@link org.mortise.ir.execution.runtime.ExecutionException}. Not checked are undefined values, which
 * are arbitrary; uses of freed memory; whether memory is freed once or at all; the limits of the options. Nothing is
 * counted. Memory never written is 0.
 *
 * <p>A function is compiled when it is first called. The engine has no state.
 */
@AutoService(Engine.class)
@Component(service = Engine.class)
public final class CompiledEngine implements Engine {
  @Override
  public String name() {
    return "compiled";
  }

  @Override
  public String summary() {
    return "is faster, and checks little";
  }

  @Override
  public ExecutionLimits limits() {
    return ExecutionLimits.COMPILED_DEFAULTS;
  }

  @Override
  public Execution begin(Program program, ExecutionOptions options) {
    return new CompiledExecution(program, options);
  }

  @Override
  public String toString() {
    return name();
  }
}
