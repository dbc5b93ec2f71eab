// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.mortise.compiledexecution.CompiledEngine;
import org.mortise.execution.ArgumentReader;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.ValueText;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.testing.ClassPathContext;

/**
 * A test program, executed by the checked engine by default. Its functions may call those of {@link PrintingProgram}.
 */
public final class ExecutedProgram {
  /** The compiling engine. */
  public static final Engine COMPILED = new CompiledEngine();
  /** All engines. */
  public static final List<Engine> ENGINES = List.of(Engine.CHECKED, COMPILED);

  private static final List<ExternalFunctions> EXTERNALS =
      ServiceLoader.load(ExternalFunctions.class).stream().map(ServiceLoader.Provider::get).toList();

  private final Operation module;
  private final StringBuilder output = new StringBuilder();
  private ExecutionLimits limits = ExecutionLimits.DEFAULTS;

  private ExecutedProgram(Operation module) {
    this.module = module;
  }

  /** Parses and verifies a program. */
  public static ExecutedProgram of(String text) {
    List<Diagnostic> errors = new ArrayList<>();
    Operation module = IRParser.parse(
        SourceText.of("program", text), ClassPathContext.create(), ParserOptions.STRICT, errors::add);
    boolean isValid = module != null && IRVerifier.verify(module, errors::add);
    assertThat(errors).isEmpty();
    assertThat(isValid).isTrue();
    return new ExecutedProgram(module);
  }

  /** Returns a program with other limits. */
  public ExecutedProgram withLimits(long steps, long bytes) {
    ExecutedProgram limited = new ExecutedProgram(module);
    limited.limits = new ExecutionLimits(steps, bytes, ExecutionLimits.DEFAULTS.calls());
    return limited;
  }

  /** Executes a function. Returns its results, one a line, without their types. */
  public String call(String name, String arguments) {
    return call(Engine.CHECKED, name, arguments);
  }

  /** Executes a function by an engine. Returns its results, one a line, without their types. */
  public String call(Engine engine, String name, String arguments) {
    Program program = new Program(module, EXTERNALS);
    Operation function = program.function(name);
    Execution execution = engine.begin(program,
        ExecutionOptions.DEFAULTS.withLimits(limits).withOutput(output::append));
    CallableOpInterface callable = function.getInterface(CallableOpInterface.class);
    List<Type> types = callable.getResultTypes(function);
    List<Type> parameters = callable.getArgumentTypes(function);
    List<Object> values = new ArgumentReader(execution).read(arguments, DialectExecutions.standIns(parameters));
    List<Object> results =
        Arrays.asList(execution.call(function, DialectExecutions.arguments(values, parameters)));
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      String text = new ValueText(execution).of(results.get(i), types.get(i));
      texts.add(text.substring(0, text.length() - types.get(i).toString().length() - " : ".length()));
    }
    return texts.stream().collect(Collectors.joining("\n"));
  }

  /** Executes {@code @main} without arguments, and returns the printed text. */
  public String print() {
    return print(Engine.CHECKED);
  }

  /** Executes {@code @main} by an engine, and returns the printed text. */
  public String print(Engine engine) {
    return print(engine, "main");
  }

  /** Executes a function without arguments by an engine, and returns the printed text. */
  public String print(Engine engine, String name) {
    output.setLength(0);
    call(engine, name, "");
    return output.toString();
  }

  /** Executes a function that must fail. Returns its error. */
  public String error(String name, String arguments) {
    return catchThrowableOfType(ExecutionException.class, () -> call(name, arguments)).diagnostic().message();
  }
}
